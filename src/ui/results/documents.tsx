import { documentList } from '#kit/shapes';
import { formatBytes } from '#lib/byte-size';
import { counted } from '#lib/counted';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { Icon } from '../icon.tsx';
import { saving } from '../result/file-url.tsx';
import { FirstPage } from '../result/first-page.tsx';
import { SaveAll } from '../result/save-all.tsx';

const shape = documentList();

/** Documents that are in sight. */
const SHOWN = 200;

/** Documents in a list, to save one by one or as a ZIP; of one alone, with a look at its first page. */
export default function DocumentRows({ items, whole: { slug } }: ResultKindProps) {
  return items.map(({ output: { name, label }, value }) => {
    const files = shape.parse(value);
    const bytes = files.reduce((sum, each) => sum + each.bytes, 0);
    return (
      <section key={name} aria-label={label} className="grid gap-3">
        <h3 className="font-semibold">
          {counted(files.length, 'document')}, {formatBytes(bytes)}
        </h3>
        {files.length > 1 && <SaveAll files={files} fileName={`${slug}.zip`} />}
        <ul className="lined rounded-control border border-line">
          {files.slice(0, SHOWN).map((file) => (
            <li key={file.url} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2">
              <span className="min-w-0 wrap-anywhere">
                {file.name}{' '}
                <span className="text-sm text-muted figures">
                  {file.from}, {formatBytes(file.bytes)}
                </span>
              </span>
              <a className="button-quiet" {...saving(file.url)}>
                <Icon name="download" /> Download <span className="sr-only">{file.name}</span>
              </a>
            </li>
          ))}
        </ul>
        {files.length === 1 && files.map(({ url, bytes }) => <FirstPage key={url} url={url} bytes={bytes} />)}
        {files.length > SHOWN && <p className="text-sm text-muted">The others are in the ZIP.</p>}
      </section>
    );
  });
}
