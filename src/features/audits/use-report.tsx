import { useCallback, useEffect, useState } from 'react';
import { ToolError } from '#kit/tool-error';
import type { AuditReport } from '#ports/audits/port';
import { askReport, askState } from './ask-audit.tsx';
import type { AuditState } from './kept-audits.ts';
import { knownReports, rememberReport } from './known-reports.tsx';

interface OpenReport {
  id: string;
  /** Where this browser began the audit. */
  key: string | undefined;
  state: AuditState | undefined;
  report: AuditReport | undefined;
  /** Why it cannot be shown, in a sentence. */
  fault: string | undefined;
}

/** Milliseconds between two looks at an audit that goes on: a third of the calls that a visitor has in a minute. */
const LOOKED_EVERY = 3_000;
/** Faults that are over by themselves: a network that is gone, a server that has enough to do. */
const PASSING: ReadonlySet<string> = new Set(['upstream-failed', 'busy', 'rate-limited', 'timed-out']);
const nothing: OpenReport = { id: '', key: undefined, state: undefined, report: undefined, fault: undefined };

/** The report that the page's address names, followed until it is over. `undefined` until the page has its address. */
export function useReport(): OpenReport | undefined {
  const [open, setOpen] = useState<OpenReport>();
  const start = useCallback(() => setOpen({ ...nothing, ...takeLink() }), []);
  useEffect(() => {
    start();
    window.addEventListener('hashchange', start);
    return () => window.removeEventListener('hashchange', start);
  }, [start]);

  const id = open?.id ?? '';
  const key = open?.key;
  useEffect(() => {
    if (id === '') return;
    const over = new AbortController();
    const tell = (news: Partial<OpenReport>) => !over.signal.aborted && setOpen((old) => old && { ...old, ...news });
    void follow(id, over.signal, tell).then((state) => {
      if (!state) return;
      const { host } = new URL(state.order.url);
      rememberReport({ id, host, at: state.createdAt, ...(key !== undefined && { key }) });
    });
    return () => over.abort();
  }, [id, key]);
  return open;
}

async function follow(
  id: string,
  signal: AbortSignal,
  tell: (news: Partial<OpenReport>) => void,
): Promise<AuditState | undefined> {
  while (!signal.aborted) {
    let pause = LOOKED_EVERY;
    try {
      const state = await askState(id);
      tell({ state, fault: undefined });
      if (state.state === 'failed') return state;
      if (state.endedAt !== null) {
        tell({ report: await askReport(id) });
        return state;
      }
    } catch (error) {
      const isTold = error instanceof ToolError;
      if (!isTold) console.error(error);
      tell({ fault: isTold ? error.message : 'The report could not be read.' });
      if (!isTold || !PASSING.has(error.code)) return undefined;
      pause = Math.max(LOOKED_EVERY, 1_000 * (error.retryAfter ?? 0));
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return undefined;
}

/** What the address names. The key goes from it, so that an address that is copied shows the report and deletes nothing. */
function takeLink(): Pick<OpenReport, 'id' | 'key' | 'fault'> {
  const { id, key } = /^#(?<id>[\da-f]{32})(?:\.(?<key>[\da-f]{32}))?$/.exec(window.location.hash)?.groups ?? {};
  if (id === undefined) return { id: '', key: undefined, fault: undefined };
  if (key !== undefined) {
    window.history.replaceState(null, '', `#${id}`);
    return { id, key, fault: undefined };
  }
  return { id, key: knownReports().find((known) => known.id === id)?.key, fault: undefined };
}
