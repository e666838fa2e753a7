import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import { Icon } from '#ui/icon';
import tool from './tool.ts';

/** Marks that are listed. */
const MOST = 40;

/** A warning where a name could not hold every mark of the text. */
export default ownResult(
  tool,
  ({ result: { leftOut } }: OwnResultProps<typeof tool>) =>
    leftOut.length > 0 && (
      <p className="flex items-start gap-2 text-sm text-warning">
        <Icon name="triangle-alert" /> Left out, because names cannot contain them: {leftOut.slice(0, MOST).join(' ')}
      </p>
    ),
);
