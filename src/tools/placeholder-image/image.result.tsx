import { ownResult } from '#ui/drawn/own-result';
import { BinaryButton } from '#ui/result/binary-button';
import { DownloadButton } from '#ui/result/download-button';
import { ReadOnlyText } from '#ui/result/read-only-text';
import tool from './tool.ts';

/** The picture, its files, and the address at which this site answers with it. */
export default ownResult(tool, ({ result: { svg, png, address } }) => (
  <section aria-label="Image" className="grid gap-3">
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt="The placeholder"
      className="max-h-80 max-w-full rounded-control border border-line object-contain"
    />
    <div className="flex flex-wrap gap-2">
      <DownloadButton label="SVG" fileName="placeholder.svg" type="image/svg+xml" content={() => svg} />
      {png && <BinaryButton label="PNG" file={png} />}
    </div>
    <ReadOnlyText
      label="Address"
      copied="Address copied to clipboard"
      value={location.origin + address}
      rows={2}
      mono
    />
  </section>
));
