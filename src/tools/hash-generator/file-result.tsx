import { useState } from 'react';
import { algorithmNames } from '#lib/hashing/algorithm-names';
import { TextInput } from '#ui/form/text-input';
import { ReadOnlyText } from '#ui/result/read-only-text';
import { compareHashes } from './compare-hashes.ts';
import type { FileHashes } from './file-request.ts';
import { written } from './written.ts';

/** The hashes of a file, to copy and to compare. */
export function FileResult({ of, hashes }: { of: string; hashes: FileHashes }) {
  const [expected, setExpected] = useState('');
  return (
    <section aria-label="Hashes of the file" className="grid gap-4 rounded-control border border-line p-4">
      <p className="font-medium wrap-anywhere">{of}</p>
      {hashes.map(({ name, digest }) => (
        <ReadOnlyText
          key={name}
          label={algorithmNames[name]}
          value={written(digest, { encoding: 'hex', upper: false })}
          rows={1}
          mono
          copied="Hash copied to clipboard"
        />
      ))}
      <TextInput
        label="Compare the file with"
        value={expected}
        onChange={setExpected}
        placeholder="Paste the expected hash"
        mono
      />
      {expected.trim() !== '' && (
        <p role="status" className="font-medium">
          {compareHashes(hashes, expected)}
        </p>
      )}
    </section>
  );
}
