import { ownResult } from '#ui/drawn/own-result';
import { ReadOnlyText } from '#ui/result/read-only-text';
import tool from './tool.ts';

/** The card's address on this very site. */
export default ownResult(tool, ({ result: { address } }) => (
  <ReadOnlyText
    label="Address of this card"
    value={new URL(address, location.origin).href}
    copied="Address copied to clipboard"
    rows={1}
  />
));
