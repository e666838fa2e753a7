import { useEffect, useEffectEvent, useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { MoreOptions } from '#ui/form/more-options';
import { TextArea } from '#ui/form/text-area';
import { TextInput } from '#ui/form/text-input';
import { ToolForm } from '#ui/form/tool-form';
import { useLater } from '#ui/later';
import { Samples } from '#ui/tool-page/samples';
import type { ToolCardProps } from '#ui/tool-page/tool-card-props';
import { useOptions } from '#ui/tool-page/use-options';
import { useTool } from '#ui/tool-page/use-tool';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

const loadTool = () => import('./tool.ts');
const loadResult = async () => (await import('./backlinks-result.tsx')).BacklinksResult;
const loadOptions = async () => (await import('./backlink-options.tsx')).BacklinkOptions;

const optionsSpec = {
  defaults: { wikipedia: 'yes', verify: 'yes', homePages: 'no' },
  allowed: { wikipedia: ['yes', 'no'], verify: ['yes', 'no'], homePages: ['yes', 'no'] },
};

const LONGEST_LINKED = 2_000;

export default function BacklinkCard({ facts }: ToolCardProps) {
  const [domain, setDomain] = useState('');
  const [pages, setPages] = useState('');
  const [options, change] = useOptions(optionsSpec);
  /** The list so far: it stays when the run is stopped. */
  const [shown, setShown] = useState<{ list: Output; isWhole: boolean }>();
  const [BacklinksResult, askForResult] = useLater(loadResult);
  const loadAll = async () => (await Promise.all([loadTool(), askForResult()]))[0];
  const { busy, progress, submit, cancel, prepare } = useTool(facts, { tool: loadAll });
  const [domainFacts, pagesFacts] = facts.inputs;

  const partial = progress?.partial;
  useEffect(() => {
    if (partial && isList(partial)) setShown({ list: partial, isWhole: false });
  }, [partial]);

  const check = async (name: string) => {
    const { wikipedia, verify, homePages } = options;
    const list = pages.trim() === '' ? [] : [pages];
    const answer = await submit({
      domain: name,
      pages: list,
      wikipedia: wikipedia === 'yes',
      verify: verify === 'yes',
      homePages: homePages === 'yes',
    });
    if (!answer) return;
    setShown({ list: answer, isWhole: true });
    keepInAddress(name.trim());
  };
  const onLink = useEffectEvent(() => {
    const linked = new URLSearchParams(window.location.search).get('domain')?.slice(0, LONGEST_LINKED);
    if (!linked) return;
    setDomain(linked);
    void check(linked);
  });
  useEffect(() => onLink(), []);

  const fill = ({ domain: name, pages: sample, wikipedia }: Record<string, unknown>) => {
    setDomain(String(name));
    setPages(Array.isArray(sample) ? sample.join('\n') : '');
    change({ ...optionsSpec.defaults, wikipedia: wikipedia === false ? 'no' : 'yes' });
  };
  return (
    <>
      <ToolForm
        busy={busy}
        labels={facts.labels}
        onSubmit={() => void check(domain)}
        onCancel={cancel}
        onPrepare={prepare}
      >
        <TextInput
          label="Domain"
          value={domain}
          onChange={setDomain}
          inputMode="url"
          placeholder={domainFacts?.placeholder}
          help={domainFacts?.help}
        />
        <TextArea
          label="Pages to verify"
          value={pages}
          onChange={setPages}
          rows={4}
          placeholder={pagesFacts?.placeholder}
          help={`If you like: ${pagesFacts?.help?.replace(/^A/, 'a')}`}
        />
        <MoreOptions load={loadOptions} props={{ options, onChange: change }} />
        <Samples examples={facts.examples} onPick={fill} />
      </ToolForm>
      {BacklinksResult && (busy || shown) && <BacklinksResult {...shown} {...(busy && { progress: progress ?? {} })} />}
    </>
  );
}

function isList(partial: Partial<Output>): partial is Output {
  return partial.backlinks !== undefined && partial.totals !== undefined;
}

function keepInAddress(domain: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set('domain', domain.slice(0, LONGEST_LINKED));
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}
