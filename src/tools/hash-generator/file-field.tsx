import { useRef, useState } from 'react';
import { formatBytes } from '#lib/byte-size';
import { type AlgorithmName, algorithmNames } from '#lib/hashing/algorithm-names';
import { type FieldKindProps, wordsOf } from '#ui/drawn/field-kind';
import { Select } from '#ui/form/choice';
import { Field } from '#ui/form/field';
import { useFileDrop } from '#ui/form/use-file-drop';
import { HashProgress } from '#ui/hash-file/hash-progress';
import { useFileHash } from '#ui/hash-file/use-file-hash';
import { Icon } from '#ui/icon';
import { useLazyComponent } from '#ui/lazy-component';
import { notify } from '#ui/notice/notices';
import type { FileHashes, FileRequest } from './file-request.ts';

/** What people compare downloads with: more at once would take as many times as long. */
const USUAL: readonly AlgorithmName[] = ['md5', 'sha1', 'sha256', 'sha512', 'crc32'];
const names = { usual: 'MD5, SHA-1, SHA-256, SHA-512 and CRC-32', ...algorithmNames };

const startWorker = () => new Worker(new URL('./hash-file.worker.ts', import.meta.url), { type: 'module' });
const loadResult = async () => (await import('./file-result.tsx')).FileResult;

/** A file of any size, hashed in the browser piece by piece: nothing of it gets into the form. */
export default function FileField({ facts }: FieldKindProps) {
  const { label } = wordsOf(facts);
  const [chosen, choose] = useState('usual');
  const [result, setResult] = useState<{ of: string; hashes: FileHashes }>();
  const [FileResult, askForResult] = useLazyComponent(loadResult);
  const chooser = useRef<HTMLInputElement>(null);
  const hasher = useFileHash<FileHashes>({
    startWorker,
    onHash: async (hashes, { name, size }) => {
      await askForResult();
      setResult({ of: `${name}, ${formatBytes(size)}`, hashes });
    },
    onError: (reason) => notify({ kind: 'error', message: 'The file was not hashed', reason }),
  });
  const start = (file: File) => {
    setResult(undefined);
    const request: FileRequest = { file, names: isName(chosen) ? [chosen] : USUAL };
    hasher.start(file, request);
  };
  const { dropping, dropTarget } = useFileDrop(start);
  return (
    <div className="grid gap-4">
      <Field label={label} help="Any size: the file is read in your browser, piece by piece.">
        {(ids) => (
          <div
            className={`flex flex-wrap items-center gap-3 rounded-control border border-dashed border-edge p-3 ${dropping ? 'border-accent bg-accent-soft' : ''}`}
            {...dropTarget}
          >
            <button {...ids} type="button" className="button-quiet" onClick={() => chooser.current?.click()}>
              <Icon name="file-up" /> Hash a file
            </button>
            <span className="text-muted">or drop it here</span>
            <input
              ref={chooser}
              type="file"
              hidden
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) start(file);
                target.value = '';
              }}
            />
          </div>
        )}
      </Field>
      <Select label="Algorithm for files" options={Object.keys(names)} names={names} value={chosen} onChange={choose} />
      <HashProgress {...hasher} />
      {result && FileResult && <FileResult {...result} />}
    </div>
  );
}

function isName(name: string): name is AlgorithmName {
  return Object.hasOwn(algorithmNames, name);
}
