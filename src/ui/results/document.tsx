import { documentFile } from '#kit/shapes';
import { formatBytes } from '#lib/byte-size';
import { counted } from '#lib/counted';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { Icon } from '../icon.tsx';
import { saving } from '../result/file-url.tsx';
import { FirstPage } from '../result/first-page.tsx';

const shape = documentFile();

/** Documents to save, each with what it is and a look at its first page. */
export default function Documents({ items }: ResultKindProps) {
  return items.map(({ output: { name, label }, value }) => {
    const file = shape.parse(value);
    return (
      <section key={name} aria-label={label} className="grid gap-3">
        <h3 className="font-semibold break-words">{file.title || file.name}</h3>
        <p className="text-muted figures">
          {counted(file.pages, 'page')}, {file.paper}, {formatBytes(file.bytes)}
        </p>
        {file.note && <p>{file.note}</p>}
        <div>
          <a className="button" {...saving(file.url)}>
            <Icon name="download" /> Download {label}
          </a>
        </div>
        <FirstPage url={file.url} bytes={file.bytes} />
      </section>
    );
  });
}
