import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { AnyTool, ToolOutput } from '#kit/define-tool';
import { TextInput } from '../form/text-input.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { Icon } from '../icon.tsx';
import { useLazyComponent } from '../lazy-component.tsx';
import { notify } from '../notice/notices.tsx';
import { Samples } from '../tool-page/samples.tsx';
import type { ToolCardProps } from '../tool-page/tool-card-props.tsx';
import { useTool } from '../tool-page/use-tool.tsx';
import type { DomainParts, FurtherInput } from './domain-parts.tsx';
import type { ManyDomainsProps } from './many-domains.tsx';

interface DomainCardProps<T extends AnyTool> extends ToolCardProps {
  tool: () => Promise<{ default: T }>;
  /** The same function each time. */
  parts: () => Promise<DomainParts<T>>;
  further?: FurtherInput | undefined;
}

interface Loaded<T extends AnyTool> extends DomainParts<T> {
  Actions: ComponentType<{
    slug: string;
    domain: string;
    result: ToolOutput<T>;
    row: Readonly<Record<string, string>>;
  }>;
}

/**
 * The card of a tool that looks up a domain: one at a time, or up to fifty. A link with `?domain=` opens it with its answer, and
 * after each look-up the page's address is such a link.
 */
export function DomainCard<T extends AnyTool>({ facts, tool, parts, further }: DomainCardProps<T>) {
  const [domain, setDomain] = useState('');
  const [asked, setAsked] = useState('');
  const [linked, setLinked] = useState<string>();
  const [loaded, setLoaded] = useState<Loaded<T>>();
  const [Many, askForMany] = useLazyComponent<ManyDomainsProps<T>>(
    async () => (await import('./many-domains.tsx')).ManyDomains,
  );
  // What asks for more shows how far that is, and stays.
  const [isAskingMore, setAskingMore] = useState(false);
  const [isMany, setMany] = useState(false);
  const loadAll = async () => {
    const [definition, shown, { ResultActions }] = await Promise.all([tool(), parts(), import('./result-actions.tsx')]);
    setLoaded({ ...shown, Actions: ResultActions });
    return definition;
  };
  const { busy, progress, result, submit, cancel, prepare } = useTool<T>(facts, { tool: loadAll });
  const [input] = facts.inputs;

  const lookUp = async (name: string) => {
    const answer = await submit({ ...further?.input, domain: name });
    if (answer === undefined) return;
    setAsked(name.trim());
    keepInAddress(name.trim());
  };
  const onLink = useEffectEvent(() => {
    const name = new URLSearchParams(window.location.search).get('domain')?.slice(0, LONGEST);
    if (!name) return;
    setDomain(name);
    setLinked(name);
  });
  useEffect(() => onLink(), []);
  // One drawing later: by then the further input has been read from the address as well.
  const openLink = useEffectEvent((name: string) => void lookUp(name));
  useEffect(() => {
    if (linked !== undefined) openLink(linked);
  }, [linked]);

  const openMany = () => {
    askForMany().then(
      () => setMany(true),
      (error: unknown) => {
        console.error(error);
        const reason = 'Check your connection and try again.';
        notify({ kind: 'error', message: 'The form for several domains could not be loaded.', reason });
      },
    );
  };
  if (isMany && Many) {
    return (
      <Many facts={facts} tool={tool} parts={parts} first={domain} more={further} onClose={() => setMany(false)} />
    );
  }
  const pick = (sample: Record<string, unknown>) => {
    setDomain(String(sample.domain));
    further?.fill(sample);
  };
  const askMore = async (more: Readonly<Record<string, unknown>>) => {
    setAskingMore(true);
    const answer = await submit({ ...further?.input, domain: asked, ...more });
    setAskingMore(false);
    return answer;
  };
  const Arriving = busy && !isAskingMore ? loaded?.Arriving : undefined;
  const several = (
    <button type="button" className="button-quiet" onClick={openMany}>
      <Icon name="list-plus" /> Several domains
    </button>
  );
  return (
    <>
      <ToolForm
        busy={busy}
        labels={facts.labels}
        onSubmit={() => void lookUp(domain)}
        onCancel={cancel}
        onPrepare={prepare}
        actions={several}
      >
        <TextInput
          label={input?.label ?? 'Domain'}
          value={domain}
          onChange={setDomain}
          inputMode="url"
          placeholder={input?.placeholder}
          help={input?.help}
        />
        <Samples examples={facts.examples} onPick={pick} />
        {further?.controls}
      </ToolForm>
      {Arriving && <Arriving progress={progress} />}
      {!Arriving && result && loaded && (
        <>
          <loaded.Shown result={result} busy={busy} progress={progress} askMore={askMore} />
          <loaded.Actions slug={facts.slug} domain={asked} result={result} row={loaded.rowOf(result)} />
        </>
      )}
    </>
  );
}

/** UTF-16 units of a domain in a link that are looked at. */
const LONGEST = 300;

function keepInAddress(domain: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set('domain', domain.slice(0, LONGEST));
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}
