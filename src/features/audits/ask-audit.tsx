import { isRecord } from '#lib/is-record';
import type { AuditReport, SiteFinding } from '#ports/audits/port';
import { callApi } from '#ui/tool-page/call-api';
import type { AuditState } from './kept-audits.ts';

export interface Compared {
  fresh: readonly SiteFinding[];
  fixed: readonly SiteFinding[];
  stay: readonly SiteFinding[];
}

const PATIENCE = 60_000;

/** Asks for something of a kept audit by its name. @throws ToolError. */
async function ask(name: string, input: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { data } = await callApi(`/audits/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(PATIENCE),
  });
  return data;
}

export async function askState(report: string): Promise<AuditState> {
  const state = await ask('state', { report });
  if (isState(state)) return state;
  throw new Error('This is no state of an audit.');
}

export async function askReport(report: string): Promise<AuditReport> {
  const found = await ask('report', { report });
  if (isReport(found)) return found;
  throw new Error('This is no report.');
}

export async function askCompared(report: string, before: string): Promise<Compared> {
  const compared = await ask('compare', { report, before });
  if (isCompared(compared)) return compared;
  throw new Error('This compares nothing.');
}

/** The report as one file of HTML. */
export async function askWritten(report: string): Promise<string> {
  const found = await ask('written', { report });
  if (isRecord(found) && typeof found.text === 'string') return found.text;
  throw new Error('This is no file.');
}

/** `link`: with the key. */
export async function change(name: 'stop' | 'remove', link: string): Promise<void> {
  await ask(name, { report: link });
}

// What our own server answers is as it says, once it is of the kind at all.
function isState(value: unknown): value is AuditState {
  return isRecord(value) && typeof value.state === 'string' && isRecord(value.order);
}

function isReport(value: unknown): value is AuditReport {
  return isRecord(value) && Array.isArray(value.findings) && Array.isArray(value.list);
}

function isCompared(value: unknown): value is Compared {
  return isRecord(value) && [value.fresh, value.fixed, value.stay].every(Array.isArray);
}
