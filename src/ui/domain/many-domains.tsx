import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyTool } from '#kit/define-tool';
import { type CardFacts, outputFacts } from '#kit/facts';
import { ToolError } from '#kit/tool-error';
import { createQueue } from '../batch/queue.tsx';
import { TextArea } from '../form/text-area.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { Icon } from '../icon.tsx';
import { dismissNotices, notify } from '../notice/notices.tsx';
import { ask, faultIn } from '../tool-page/run-tool.tsx';
import { endRun } from '../tool-page/sent.tsx';
import { SentLine } from '../tool-page/sent-line.tsx';
import type { ToolSource } from '../tool-page/use-tool.tsx';
import { DomainAnswers, type DomainQueue } from './domain-answers.tsx';
import { domainsIn, MOST_DOMAINS } from './domain-list.tsx';
import { rowBy } from './domain-row.tsx';

export interface ManyDomainsProps {
  facts: CardFacts;
  source: ToolSource<AnyTool>;
  /** What is asked of each, with what stood in the field for a single one. */
  input: Readonly<Record<string, unknown>>;
  onClose: () => void;
  /** The controls of the further input. */
  children: ReactNode;
}

/** As many look-ups as leave the server's neighbours in peace. */
const AT_ONCE = 2;

/** Up to fifty domains through one tool. */
export function ManyDomains({ facts, source, input, onClose, children }: ManyDomainsProps) {
  const first = String(input.domain ?? '');
  const [text, setText] = useState(first === '' ? '' : `${first}\n`);
  const [queue, setQueue] = useState<DomainQueue>(() => createQueue({ atOnce: AT_ONCE }));
  const { jobs, isRunning } = useSyncExternalStore(queue.subscribe, queue.state);
  useEffect(() => () => queue.cancel(), [queue]);

  const run = async () => {
    const domains = domainsIn(text);
    if (domains.length === 0) return notify({ kind: 'error', message: 'Please enter a domain name' });
    if (domains.length > MOST_DOMAINS) {
      const reason = `There are ${domains.length} in this list. Look up the rest afterwards.`;
      return notify({ kind: 'error', message: `Up to ${MOST_DOMAINS} domains can be looked up in one go`, reason });
    }
    dismissNotices();
    try {
      const { default: definition } = await source.tool();
      const outputs = outputFacts(definition.output);
      const fresh: DomainQueue = createQueue({ atOnce: AT_ONCE });
      setQueue(fresh);
      fresh.add(domains);
      await fresh.run({
        chosen: () => true,
        work: async (domain, { signal, report }) => {
          report({ is: 'working' });
          const fault = faultIn(definition.input, { ...input, domain });
          if (fault !== undefined) throw new ToolError('invalid-input', fault);
          const result = await ask({ facts, source, input: { ...input, domain }, signal }, definition);
          if (result === undefined) throw new ToolError('upstream-failed', 'The server gave no result.');
          return rowBy(outputs, result);
        },
      });
      tellEnd(fresh);
    } catch (error) {
      console.error(error);
      const reason = 'Check your connection and try again.';
      notify({ kind: 'error', message: facts.labels.failed, reason });
    } finally {
      endRun({ isLive: false });
    }
  };
  return (
    <>
      <ToolForm
        busy={isRunning}
        labels={facts.labels}
        onSubmit={() => void run()}
        onCancel={() => queue.cancel()}
        actions={
          <button type="button" className="button-quiet" onClick={onClose}>
            <Icon name="undo-2" /> One domain
          </button>
        }
      >
        <TextArea
          label="Domains"
          value={text}
          onChange={setText}
          rows={8}
          placeholder={'example.com\nexample.org'}
          help={`One per line, up to ${MOST_DOMAINS}.`}
        />
        {children}
      </ToolForm>
      {jobs.length > 0 && <DomainAnswers queue={queue} slug={facts.slug} />}
      {!isRunning && <SentLine />}
    </>
  );
}

function tellEnd(queue: DomainQueue): void {
  const { jobs } = queue.state();
  const done = jobs.filter(({ stage }) => stage.is === 'done').length;
  const failed = jobs.filter(({ stage }) => stage.is === 'failed').length;
  if (done + failed < jobs.length) return;
  const message = `${done} of ${jobs.length} domains looked up`;
  if (failed === 0) notify({ kind: 'success', message });
  else notify({ kind: done > 0 ? 'warning' : 'error', message, reason: 'The list shows what happened to the others.' });
}
