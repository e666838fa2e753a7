import { useState } from 'react';
import { formatBytes } from '#lib/byte-size';
import { type AlgorithmName, algorithmNames } from '#lib/hashing/algorithm-names';
import { type FieldKindProps, wordsOf } from '#ui/drawn/field-kind';
import { Select } from '#ui/form/choice';
import { FileChooser } from '#ui/form/file-chooser';
import { HashProgress } from '#ui/hash-file/hash-progress';
import { useFileHash } from '#ui/hash-file/use-file-hash';
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
  return (
    <div className="grid gap-4">
      <FileChooser
        label={label}
        help="Any size: the file is read in your browser, piece by piece."
        action="Hash a file"
        onFile={start}
      >
        or drop it here
      </FileChooser>
      <Select label="Algorithm for files" options={Object.keys(names)} names={names} value={chosen} onChange={choose} />
      <HashProgress {...hasher} />
      {result && FileResult && <FileResult {...result} />}
    </div>
  );
}

function isName(name: string): name is AlgorithmName {
  return Object.hasOwn(algorithmNames, name);
}
