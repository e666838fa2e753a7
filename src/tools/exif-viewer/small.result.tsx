import { ownResult } from '#ui/drawn/own-result';
import tool from './tool.ts';

/** The small picture that a camera puts into the file: it may show what was cut off later. */
export default ownResult(tool, ({ result: { small } }) => {
  if (!small) return null;
  return (
    <figure className="grid justify-items-start gap-1">
      <img
        src={small.url}
        alt="As the camera saw it"
        decoding="async"
        className="max-h-48 rounded-control border border-line bg-sunken"
      />
      <figcaption className="text-sm text-muted">The small picture inside the file</figcaption>
    </figure>
  );
});
