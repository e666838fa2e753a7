import { useState } from 'react';
import { TextInput } from '#ui/form/text-input';
import { Icon } from '#ui/icon';
import { ReadOnlyText } from '#ui/result/read-only-text';
import { Result } from '#ui/result/result';
import { ShareLink } from '#ui/result/share-link';
import { compareHash } from './compare-hash.ts';

export interface Hashed {
  hash: string;
  /** What was hashed, when it was text. */
  text?: string;
  /** "your text", or the file's name and size. */
  of: string;
}

export function Md5Result({ hash, text, of }: Hashed) {
  const [expected, setExpected] = useState('');
  return (
    <Result>
      <ReadOnlyText
        label="MD5 hash"
        value={hash}
        rows={1}
        mono
        copied="Hash copied to clipboard"
        failed="Failed to copy hash"
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">Hash of {of}.</p>
        {text !== undefined && <ShareLink text={text} />}
      </div>
      <TextInput
        label="Expected hash"
        value={expected}
        onChange={setExpected}
        placeholder="Paste the hash you were given to compare"
        mono
      />
      {expected.trim() !== '' && <Verdict hash={hash} expected={expected} />}
    </Result>
  );
}

function Verdict({ hash, expected }: { hash: string; expected: string }) {
  const verdict = compareHash(hash, expected);
  if (verdict === 'same') {
    return (
      <p role="status" className="flex items-center gap-2 font-medium text-accent">
        <Icon name="circle-check" /> The hashes match.
      </p>
    );
  }
  return (
    <p role="status" className="flex items-center gap-2 font-medium text-danger">
      <Icon name="circle-alert" />
      {verdict === 'different'
        ? 'The hashes differ: this is not the same content.'
        : 'That is not an MD5 hash: it has 32 digits from 0 to 9 and a to f.'}
    </p>
  );
}
