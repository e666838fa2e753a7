import { textFiles } from '#kit/shapes';
import { formatBytes } from '#lib/byte-size';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { Icon } from '../icon.tsx';
import { notify } from '../notice/notices.tsx';
import { DownloadButton } from '../result/download-button.tsx';
import { LongText } from '../result/long-text.tsx';
import { saveBlob } from '../result/save-blob.tsx';

const shape = textFiles();

/** UTF-16 units of a file that are shown. */
const SHOWN = 20_000;

type File = ReturnType<typeof shape.parse>[number];

/** Text files: the first is shown, each can be saved, plain or gzipped, and all as a ZIP. */
export default function Files({ items, whole: { slug } }: ResultKindProps) {
  return items.map(({ output: { name, label }, value }) => {
    const files = shape.parse(value);
    const [first] = files;
    if (!first) return null;
    const isCut = first.text.length > SHOWN;
    return (
      <section key={name} aria-label={label} className="grid gap-3">
        <LongText
          label={first.name}
          text={isCut ? first.text.slice(0, SHOWN) : first.text}
          copied="Text copied to clipboard"
        />
        {isCut && <p className="text-sm text-muted">This is its beginning; download it for the rest.</p>}
        <ul className="lined rounded-control border border-line">
          {files.map((file) => (
            <li key={file.name} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2">
              <span>
                {file.name} <span className="text-sm text-muted figures">{formatBytes(file.text.length)}</span>
              </span>
              <DownloadButton label="Download" fileName={file.name} type="text/plain" content={() => file.text} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          {files.length > 1 && (
            <PackButton
              label="All as a ZIP"
              pack={() => zipped(files, 'plain')}
              fileName={`${slug}.zip`}
              type="application/zip"
            />
          )}
          <PackButton
            label={files.length > 1 ? 'All gzipped, as a ZIP' : 'Gzipped'}
            pack={() => (files.length > 1 ? zipped(files, 'gzipped') : gzipped(first.text))}
            fileName={files.length > 1 ? `${slug}-gz.zip` : `${first.name}.gz`}
            type={files.length > 1 ? 'application/zip' : 'application/gzip'}
          />
        </div>
      </section>
    );
  });
}

interface PackButtonProps {
  label: string;
  pack: () => Promise<Uint8Array<ArrayBuffer>>;
  fileName: string;
  type: string;
}

function PackButton({ label, pack, fileName, type }: PackButtonProps) {
  const save = () =>
    pack().then(
      (bytes) => saveBlob(new Blob([bytes], { type }), fileName),
      (error: unknown) => {
        console.error(error);
        notify({ kind: 'error', message: 'Failed to pack the files' });
      },
    );
  return (
    <button type="button" className="button-quiet" onClick={() => void save()}>
      <Icon name="file-archive" /> {label}
    </button>
  );
}

async function gzipped(text: string) {
  const { gzipSync, strToU8 } = await import('fflate');
  return new Uint8Array(gzipSync(strToU8(text)));
}

async function zipped(files: readonly File[], form: 'plain' | 'gzipped') {
  const { gzipSync, strToU8, zipSync } = await import('fflate');
  const packed = files.map(({ name, text }) =>
    form === 'plain' ? [name, strToU8(text)] : [`${name}.gz`, gzipSync(strToU8(text))],
  );
  return new Uint8Array(zipSync(Object.fromEntries(packed), { level: form === 'plain' ? 6 : 0 }));
}
