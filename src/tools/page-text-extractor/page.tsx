import { type ComponentType, useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { Checkbox } from '#ui/form/choice';
import { TextInput } from '#ui/form/text-input';
import { ToolForm } from '#ui/form/tool-form';
import { notify } from '#ui/notice/notices';
import { Samples } from '#ui/tool-page/samples';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useOptions } from '#ui/tool-page/use-options';
import { useTool } from '#ui/tool-page/use-tool';
import type tool from './tool.ts';

const loadTool = () => import('./tool.ts');
const loadView = () => import('./extracted-page.tsx');

const optionsSpec = { defaults: { scope: 'main' }, allowed: { scope: ['main', 'page'] } };

export default function PageTextCard({ facts }: ToolCardProps) {
  const [url, setUrl] = useState('');
  const [{ scope }, change] = useOptions(optionsSpec);
  const [view, setView] = useState<{ ExtractedPage: ComponentType<ToolOutput<typeof tool>> }>();
  const { busy, result, submit, cancel, prepare } = useTool(facts, { tool: loadTool });
  const extract = () => {
    loadView().then(setView, (error: unknown) => {
      console.error(error);
      const reason = 'Its code could not be fetched. Check your connection and try again.';
      notify({ kind: 'error', message: facts.labels.failed, reason });
    });
    void submit({ url, scope });
  };
  const [input] = facts.inputs;
  return (
    <>
      <ToolForm busy={busy} labels={facts.labels} onSubmit={extract} onCancel={cancel} onPrepare={prepare}>
        <TextInput
          label="Address"
          value={url}
          onChange={setUrl}
          inputMode="url"
          placeholder={input?.placeholder}
          help={input?.help}
        />
        <Checkbox
          label="Menus, footer and side columns too"
          checked={scope === 'page'}
          onChange={(isWhole) => change({ scope: isWhole ? 'page' : 'main' })}
        />
        <Samples
          examples={facts.examples}
          onPick={(sample) => {
            setUrl(String(sample.url));
            change({ scope: sample.scope === 'page' ? 'page' : 'main' });
          }}
        />
      </ToolForm>
      {result && view && <view.ExtractedPage {...result} />}
    </>
  );
}
