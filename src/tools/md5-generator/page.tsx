import { useState } from 'react';
import { formatBytes } from '#lib/byte-size';
import { TextSource } from '#ui/form/text-source';
import { ToolForm } from '#ui/form/tool-form';
import { HashProgress } from '#ui/hash-file/hash-progress';
import { useFileHash } from '#ui/hash-file/use-file-hash';
import { useLater } from '#ui/later';
import { notify } from '#ui/notice/notices';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useTool } from '#ui/tool-page/use-tool';
import type { Hashed } from './md5-result.tsx';

const startWorker = () => new Worker(new URL('./hash-file.worker.ts', import.meta.url), { type: 'module' });
const loadTool = () => import('./tool.ts');
const loadResult = async () => (await import('./md5-result.tsx')).Md5Result;

export default function Md5Card({ facts }: ToolCardProps) {
  const [text, setText] = useState('');
  const [hashed, setHashed] = useState<Hashed>();
  const [Md5Result, askForResult] = useLater(loadResult);
  const tool = async () => (await Promise.all([loadTool(), askForResult()]))[0];
  const { busy, submit, cancel, prepare } = useTool(facts, { tool });
  const tellFailure = (reason: string) => notify({ kind: 'error', message: facts.labels.failed, reason });
  const file = useFileHash<string>({
    startWorker,
    onHash: async (hash, { name, size }) => {
      try {
        await askForResult();
        setHashed({ hash, of: `${name} (${formatBytes(size)})` });
        notify({ kind: 'success', message: facts.labels.done });
      } catch (error) {
        console.error(error);
        tellFailure('Its code could not be fetched. Check your connection and try again.');
      }
    },
    onError: tellFailure,
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
      <HashProgress {...file} />
      {hashed && Md5Result && <Md5Result {...hashed} />}
    </>
  );
}
