import { useState } from 'react';
import { formatBytes } from '#lib/byte-size';
import { TextInput } from '#ui/form/text-input';
import { TextSource } from '#ui/form/text-source';
import { ToolForm } from '#ui/form/tool-form';
import { Icon } from '#ui/icon';
import { notify } from '#ui/notice/notices';
import { ReadOnlyText } from '#ui/result/read-only-text';
import { Result } from '#ui/result/result';
import { ShareLink } from '#ui/result/share-link';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useTool } from '#ui/tool-page/use-tool';
import { compareHash } from './compare-hash.ts';
import { useFileHash } from './use-file-hash.tsx';

interface Hashed {
  hash: string;
  /** What was hashed, when it was text. */
  text?: string;
  /** "your text", or the file's name and size. */
  of: string;
}

const loadTool = () => import('./tool.ts');

export default function Md5Card({ facts }: ToolCardProps) {
  const [text, setText] = useState('');
  const [hashed, setHashed] = useState<Hashed>();
  const { busy, submit, cancel, prepare } = useTool(facts, { tool: loadTool });
  const file = useFileHash({
    onHash: (hash, { name, size }) => {
      setHashed({ hash, of: `${name} (${formatBytes(size)})` });
      notify({ kind: 'success', message: facts.labels.done });
    },
    onError: (reason) => notify({ kind: 'error', message: facts.labels.failed, reason }),
  });
  const hashText = async () => {
    const result = await submit({ text });
    if (result) setHashed({ hash: result.hash, text, of: 'your text' });
  };
  const [input] = facts.inputs;
  return (
    <>
      <ToolForm
        busy={busy}
        labels={facts.labels}
        onSubmit={() => void hashText()}
        onCancel={cancel}
        onPrepare={prepare}
      >
        <TextSource
          value={text}
          onChange={setText}
          examples={facts.examples}
          onFile={file.start}
          openLabel="Hash a file"
          rows={7}
          placeholder={input?.placeholder}
          help={`${input?.help ?? ''} A file dropped here is hashed in your browser and not sent anywhere.`}
        />
      </ToolForm>
      {file.progress && (
        <div className="mt-5 flex flex-wrap items-center gap-3" role="status">
          <span>Hashing {file.progress.name}</span>
          <progress className="min-w-40 flex-1" aria-label="Hashing the file" value={file.progress.share} max={1} />
          <button type="button" className="button-quiet" onClick={file.stop}>
            Cancel
          </button>
        </div>
      )}
      {hashed && <Md5Result {...hashed} />}
    </>
  );
}

function Md5Result({ hash, text, of }: Hashed) {
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
