import type { ResultKindProps } from '#ui/drawn/result-kind';
import { fileUrl } from '#ui/result/file-url';
import tool from './tool.ts';

const { frames: shape } = tool.output.shape;

/** How the page comes about, from left to right. */
export default function Filmstrip({ items: [item] }: ResultKindProps) {
  const frames = shape.parse(item?.value);
  if (frames.length === 0) return null;
  return (
    <section aria-label={item?.output.label}>
      <h2 className="mb-2 text-lg font-semibold">{item?.output.label}</h2>
      <ol className="flex flex-wrap gap-3">
        {frames.map(({ at, url }) => (
          <li key={url}>
            <img
              src={fileUrl(url)}
              alt={`The page after ${(at / 1000).toFixed(1)} seconds`}
              loading="lazy"
              className="h-40 rounded-control border border-line bg-sunken"
            />
            <p className="mt-1 text-center text-sm text-muted figures">{(at / 1000).toFixed(1)} s</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
