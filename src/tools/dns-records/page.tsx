import { useState } from 'react';
import { TextInput } from '#ui/form/text-input';
import { ToolForm } from '#ui/form/tool-form';
import { Samples } from '#ui/tool-page/samples';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useTool } from '#ui/tool-page/use-tool';
import { DnsResult } from './dns-result.tsx';

const loadTool = () => import('./tool.ts');

export default function DnsCard({ facts }: ToolCardProps) {
  const [domain, setDomain] = useState('');
  const { busy, result, submit, cancel, prepare } = useTool(facts, { tool: loadTool });
  const [input] = facts.inputs;
  return (
    <>
      <ToolForm
        busy={busy}
        labels={facts.labels}
        onSubmit={() => void submit({ domain })}
        onCancel={cancel}
        onPrepare={prepare}
      >
        <TextInput
          label={input?.label ?? 'Domain'}
          value={domain}
          onChange={setDomain}
          inputMode="url"
          placeholder={input?.placeholder}
          help={input?.help}
        />
        <Samples examples={facts.examples} onPick={(sample) => setDomain(String(sample.domain))} />
      </ToolForm>
      {result && <DnsResult {...result} />}
    </>
  );
}
