import { ownResult } from '#ui/drawn/own-result';
import { BinaryButton } from '#ui/result/binary-button';
import { DownloadButton } from '#ui/result/download-button';
import tool from './tool.ts';

/** The barcode and its files. */
export default ownResult(tool, ({ result: { svg, png, pack } }) => (
  <section aria-label="Barcode" className="grid gap-3">
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={pack ? 'The first barcode' : 'The barcode'}
      className="max-h-80 w-full max-w-md rounded-control border border-line object-contain"
    />
    <div className="flex flex-wrap gap-2">
      {pack && <BinaryButton label="All as a ZIP" file={pack} />}
      <DownloadButton label="SVG" fileName="barcode.svg" type="image/svg+xml" content={() => svg} />
      {png && <BinaryButton label="PNG" file={png} />}
    </div>
  </section>
));
