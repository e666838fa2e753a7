import { pictureList } from '#kit/shapes';
import { formatBytes } from '#lib/byte-size';
import { fileNameOf } from '#lib/download-name';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { Icon } from '../icon.tsx';
import { fileUrl, saving } from '../result/file-url.tsx';
import { SaveAll } from '../result/save-all.tsx';

const shape = pictureList();

/** Pictures side by side, each to look at in full and to save. */
export default function Pictures({ items, whole: { slug } }: ResultKindProps) {
  return items.map(({ output: { name, label }, value }) => {
    const pictures = shape.parse(value);
    if (pictures.length === 0) return null;
    return (
      <section key={name} aria-label={label} className="grid gap-4">
        {pictures.length > 1 && <SaveAll files={pictures.map(zipped)} fileName={`${slug}.zip`} />}
        <ul className="grid gap-6 sm:grid-cols-2">
          {pictures.map((picture) => (
            <li key={picture.url} className="grid min-w-0 content-start gap-2">
              <h3 className="font-semibold">{picture.name}</h3>
              <a href={fileUrl(picture.url)} target="_blank" rel="noreferrer" className="block">
                <img
                  src={fileUrl(picture.url)}
                  alt={`${picture.name}, in full`}
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  className="max-h-128 max-w-full rounded-control border border-line bg-sunken object-contain object-top"
                />
              </a>
              {picture.note && <p className="text-sm">{picture.note}</p>}
              <div className="flex flex-wrap items-center justify-between gap-2">
                <span className="text-sm text-muted figures">
                  {picture.width} × {picture.height} pixels, {formatBytes(picture.bytes)}
                </span>
                <a className="button-quiet" {...saving(picture.url)}>
                  <Icon name="download" /> Download <span className="sr-only">{picture.name}</span>
                </a>
              </div>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** In a ZIP a picture has the name of its file. */
function zipped({ url }: { url: string }) {
  return { url, name: fileNameOf(url) };
}
