import { type ComponentType, useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { TextInput } from '#ui/form/text-input';
import { ToolForm } from '#ui/form/tool-form';
import { notify } from '#ui/notice/notices';
import { Samples } from '#ui/tool-page/samples';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useTool } from '#ui/tool-page/use-tool';
import type tool from './tool.ts';

const loadTool = () => import('./tool.ts');
const loadView = () => import('./check-result.tsx');

export default function MetaTagCheckerCard({ facts }: ToolCardProps) {
  const [url, setUrl] = useState('');
  const [view, setView] = useState<{ CheckResult: ComponentType<ToolOutput<typeof tool>> }>();
  const { busy, result, submit, cancel, prepare } = useTool(facts, { tool: loadTool });
  const check = () => {
    loadView().then(setView, (error: unknown) => {
      console.error(error);
      const reason = 'Its code could not be fetched. Check your connection and try again.';
      notify({ kind: 'error', message: facts.labels.failed, reason });
    });
    void submit({ url });
  };
  const [input] = facts.inputs;
  return (
    <>
      <ToolForm busy={busy} labels={facts.labels} onSubmit={check} onCancel={cancel} onPrepare={prepare}>
        <TextInput
          label="Address"
          value={url}
          onChange={setUrl}
          inputMode="url"
          placeholder={input?.placeholder}
          help={input?.help}
        />
        <Samples examples={facts.examples} onPick={(sample) => setUrl(String(sample.url))} />
      </ToolForm>
      {result && view && <view.CheckResult {...result} />}
    </>
  );
}
