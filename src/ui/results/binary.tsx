import { binaryFile } from '#kit/shapes';
import { formatBytes } from '#lib/byte-size';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { DownloadButton } from '../result/download-button.tsx';

const shape = binaryFile();

/** Files that are no text, to be saved. */
export default function BinaryFiles({ items }: ResultKindProps) {
  return items.map(({ output: { name, label }, value }) => {
    const file = shape.parse(value);
    const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0));
    return (
      <section key={name} aria-label={label} className="flex flex-wrap items-center gap-3">
        <DownloadButton
          label={`Download ${file.name}`}
          fileName={file.name}
          type={file.type}
          content={() => new Blob([bytes], { type: file.type })}
        />
        <span className="text-muted figures">
          {file.type}, {formatBytes(bytes.length)}
        </span>
      </section>
    );
  });
}
