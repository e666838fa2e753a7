import { useState } from 'react';
import { formatBytes } from '#lib/byte-size';
import { drawnCard, type UseLife } from '#ui/drawn/drawn-card';
import { fewFields } from '#ui/drawn/few-fields';
import { withKinds } from '#ui/drawn/kinds';
import textarea from '#ui/fields/textarea';
import { HashProgress } from '#ui/hash-file/hash-progress';
import { useFileHash } from '#ui/hash-file/use-file-hash';
import { notify } from '#ui/notice/notices';
import { useTool } from '#ui/tool-page/use-tool';

const startWorker = () => new Worker(new URL('./hash-file.worker.ts', import.meta.url), { type: 'module' });

/** A text is hashed by the server, a file of any size here. */
const useHash: UseLife = (facts, source) => {
  const life = useTool(facts, source);
  const [ofFile, setOfFile] = useState<Pick<typeof life, 'result'> & { asked: { file: string } }>();
  const onError = (reason: string) => notify({ kind: 'error', message: facts.labels.failed, reason });
  const onHash = async (hash: string, { name, size }: File) => {
    const { default: tool } = await source.tool();
    setOfFile({ result: tool.output.parse({ hash }), asked: { file: `${name} (${formatBytes(size)})` } });
    notify({ kind: 'success', message: facts.labels.done });
  };
  const { start, ...hashing } = useFileHash<string>({ startWorker, onHash, onError });
  const submit = async (input: unknown) => {
    const result = await life.submit(input);
    if (result) setOfFile(undefined);
    return result;
  };
  const help = 'A file dropped here is hashed in your browser and not sent anywhere.';
  const file = { take: start, label: 'Hash a file', help };
  return { ...life, ...ofFile, submit, file, summary: <HashProgress {...hashing} /> };
};

export default drawnCard({ fields: withKinds(fewFields, { textarea }), useLife: useHash });
