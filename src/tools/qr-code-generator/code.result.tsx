import { ownResult } from '#ui/drawn/own-result';
import { BinaryButton } from '#ui/result/binary-button';
import { DownloadButton } from '#ui/result/download-button';
import tool from './tool.ts';

/** The code as large as a phone reads it from a screen, and its files. */
export default ownResult(tool, ({ result: { svg, png, pdf, pack, list } }) => (
  <section aria-label="QR code" className="grid gap-3">
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={list ? 'The first QR code' : 'The QR code'}
      className="aspect-square w-full max-w-80 rounded-control border border-line"
    />
    <div className="flex flex-wrap gap-2">
      {pack && <BinaryButton label="All as a ZIP" file={pack} />}
      <DownloadButton label="SVG" fileName="qr-code.svg" type="image/svg+xml" content={() => svg} />
      {png && <BinaryButton label="PNG" file={png} />}
      {pdf && <BinaryButton label="PDF" file={pdf} />}
    </div>
  </section>
));
