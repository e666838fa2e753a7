import { useEffect, useEffectEvent, useState } from 'react';
import type { DomainResultProps } from '../domain/domain-result.tsx';
import type { ManyDomainsProps } from '../domain/many-domains.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { Icon } from '../icon.tsx';
import { useLazyComponent } from '../lazy-component.tsx';
import { notify } from '../notice/notices.tsx';
import { useTool } from '../tool-page/use-tool.tsx';
import { type DrawnCardProps, useDrawing } from './drawn-card.tsx';
import { fewFields } from './few-fields.tsx';
import { FormFields } from './form-fields.tsx';
import { FieldKinds } from './kinds.tsx';
import { useForm } from './use-form.tsx';

const loadResult = async () => (await import('../domain/domain-result.tsx')).DomainResult;
const loadMany = async () => (await import('../domain/many-domains.tsx')).ManyDomains;

/**
 * The card of a tool that looks up a domain: one at a time, or up to fifty. A link with `?domain=` opens it with its answer, and
 * after each look-up the page's address is such a link.
 */
export function DrawnDomainCard(props: DrawnCardProps) {
  const { facts } = props;
  const { slug, labels, inputs, next = [] } = facts;
  const form = useForm(facts);
  const { source, drawing } = useDrawing(props);
  const [Shown, askForShown] = useLazyComponent<DomainResultProps>(loadResult);
  const [Many, askForMany] = useLazyComponent<ManyDomainsProps>(loadMany);
  const tool = async () => (await Promise.all([source.tool(), askForShown()]))[0];
  const { busy, progress, result, submit, cancel, prepare } = useTool(facts, { tool });
  const [asked, setAsked] = useState<Record<string, unknown>>({});
  const [linked, setLinked] = useState<string>();
  // What asks again shows how far that is, and stays.
  const [isAgain, setAgain] = useState(false);
  const [isMany, setMany] = useState(false);

  const lookUp = async (input: Record<string, unknown>) => {
    if ((await submit(input)) === undefined) return;
    setAsked(input);
    keepInAddress(String(input.domain).trim());
  };
  const onLink = useEffectEvent(() => {
    const domain = new URLSearchParams(window.location.search).get('domain')?.slice(0, LONGEST);
    if (!domain) return;
    form.parts.change({ domain });
    setLinked(domain);
  });
  useEffect(() => onLink(), []);
  // One drawing later: by then the options have been read from the address as well.
  const openLink = useEffectEvent((domain: string) => void lookUp({ ...form.input, domain }));
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
  const again = async (changed: Readonly<Record<string, unknown>>) => {
    setAgain(true);
    const answer = await submit({ ...asked, ...changed });
    setAgain(false);
    return answer;
  };
  const isArriving = busy && !isAgain;
  const values = (isArriving ? progress?.partial : result) ?? {};
  const fieldsOf = (wanted: typeof inputs, isBare: boolean) => (
    <FieldKinds value={fewFields}>
      <FormFields inputs={wanted} form={form} addresses={props} withoutSamples={isBare} />
    </FieldKinds>
  );
  if (isMany && Many) {
    const further = inputs.filter(({ name }) => name !== 'domain');
    return (
      <Many facts={facts} source={source} input={form.input} onClose={() => setMany(false)}>
        {fieldsOf(further, true)}
      </Many>
    );
  }
  return (
    <>
      <ToolForm
        busy={busy}
        labels={labels}
        onSubmit={() => void lookUp(form.input)}
        onCancel={cancel}
        onPrepare={prepare}
        actions={
          <button type="button" className="button-quiet" onClick={openMany}>
            <Icon name="list-plus" /> Several domains
          </button>
        }
      >
        {fieldsOf(inputs, false)}
      </ToolForm>
      {Shown && drawing && (isArriving || result) && (
        <Shown
          drawing={drawing}
          whole={{ slug, outputs: drawing.outputs, values, input: asked, next, busy, progress, again }}
          arriving={isArriving ? (labels.stage ?? labels.busy) : undefined}
        />
      )}
      {drawing && !busy && <drawing.Sent values={result} />}
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
