import { useState } from 'react';
import type { ResultKindProps } from '#ui/drawn/result-kind';
import { TextInput } from '#ui/form/text-input';
import { Icon } from '#ui/icon';
import Copied from '#ui/results/copy';
import { compareHash } from './compare-hash.ts';

const verdicts = {
  same: 'The hashes match.',
  different: 'The hashes differ: this is not the same content.',
  'not-md5': 'That is not an MD5 hash: it has 32 digits from 0 to 9 and a to f.',
};

/** The hash, and whether it is the one that was expected. */
export default function HashResult(props: ResultKindProps) {
  const [expected, setExpected] = useState('');
  const verdict = compareHash(String(props.items[0]?.value), expected);
  const [look, icon] = verdict === 'same' ? ['text-accent', 'circle-check'] : ['text-danger', 'circle-alert'];
  return (
    <>
      <Copied {...props} />
      <TextInput
        label="Expected hash"
        value={expected}
        onChange={setExpected}
        placeholder="Paste the hash you were given to compare"
        mono
      />
      {expected.trim() !== '' && (
        <p role="status" className={`flex items-center gap-2 font-medium ${look}`}>
          <Icon name={icon} /> {verdicts[verdict]}
        </p>
      )}
    </>
  );
}
