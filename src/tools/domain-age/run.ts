import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { ageSince } from '#lib/age';
import { counted } from '#lib/counted';
import { dayOf, daysBetween } from '#lib/days-between';
import { unicodeDomain } from '#lib/domain-name';
import { statusInWords } from '#lib/rdap/status-in-words';
import type { DomainRecord } from '#lib/whois/record';
import { type AskedSource, type Registration, registeredNameOf, registrationOf } from '#lookups/registration';
import type { FirstCapture } from '#ports/authority/port';
import type tool from './tool.ts';

const UNKNOWN = 'Unknown';
/** UTF-16 units of an answer that are passed on. */
const MOST_RAW = 20_000;

const run: Run<typeof tool> = async ({ domain: asked }, { rdap, whois, dns, authority, clock }, { signal, report }) => {
  const domain = registeredNameOf(asked);
  let partial: { domain: string; registrationDate: string; age: string } | undefined;
  const onStage = (stage: string) => report({ stage, ...(partial && { partial }) });
  const onRecord = ({ state, created }: DomainRecord) => {
    const age = state === 'registered' && created && ageSince(created.day, clock.now());
    if (age) partial = { domain, registrationDate: created.day, age: age.text };
  };
  const answered = await registrationOf(domain, { rdap, whois, dns }, { signal, onStage, onRecord });
  const { record, events, sources, raw } = answered;
  refuseUnregistered(domain, record);

  const { created, createdBefore, expires, updated } = record;
  const now = clock.now();
  const age = created && ageSince(created.day, now);
  const evidence: AskedSource[] = [...sources];
  const capture = created
    ? undefined
    : await asSource(evidence, () => authority.firstCapture({ domain, signal }), onStage);
  const today = dayOf(now);
  const daysLeft = expires ? daysBetween(today, expires.day) : null;
  return {
    domain,
    registrationDate: created?.day ?? (createdBefore ? `before ${createdBefore.month}` : UNKNOWN),
    age: age?.text ?? UNKNOWN,
    unicodeDomain: unicodeDomain(domain),
    asked,
    years: age?.years ?? null,
    expiryDate: expires?.day ?? null,
    daysLeft,
    untilExpiry: daysLeft === null ? null : inDays(daysLeft),
    timeline: inOrder({
      Registered: created?.day,
      'Last changed': updated?.day,
      Today: today,
      Expires: expires?.day,
    }),
    updatedDate: updated?.day ?? null,
    registrar: record.registrar ?? null,
    nameServers: record.nameServers,
    status: record.status.map((code) => ({ code, meaning: statusInWords(code) ?? null })),
    dnssec: record.dnssec ?? null,
    events: events.map(({ action, date }) => ({ action, day: date.day })),
    firstCapture: capture ?? null,
    sources: evidence,
    raw: raw.map(({ server, text }) => ({ server, text: text.slice(0, MOST_RAW) })),
    checkedAt: new Date(now).toISOString(),
  };
};

export default run;

function inDays(days: number): string {
  if (days < 0) return `${-days} ${days === -1 ? 'day' : 'days'} ago`;
  return days === 0 ? 'today' : `in ${counted(days, 'day')}`;
}

function inOrder(days: Readonly<Record<string, string | undefined>>) {
  return Object.entries(days)
    .flatMap(([name, day]) => (day === undefined ? [] : [{ name, day }]))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** @throws ToolError for a name that nobody has registered, and where nobody says anything of it. */
function refuseUnregistered(domain: string, { state }: Registration['record']): void {
  const name = unicodeDomain(domain);
  const about = { field: 'domain' };
  if (state === 'free') throw new ToolError('not-found', `${name} is not registered.`, about);
  if (state === 'refused') {
    throw new ToolError(
      'upstream-failed',
      `The registry of ${name} is not accepting more queries from this server for now.`,
    );
  }
}

/** The archive is second evidence: when it cannot be asked, that is said, and the rest is. */
async function asSource(
  evidence: AskedSource[],
  ask: () => Promise<FirstCapture | undefined>,
  onStage: (stage: string) => void,
): Promise<FirstCapture | undefined> {
  onStage('Asking the Internet Archive');
  const source = { protocol: 'Archive', server: 'web.archive.org' } as const;
  try {
    const capture = await ask();
    evidence.push(source);
    return capture;
  } catch (error) {
    if (!(error instanceof ToolError) || error.code === 'cancelled') throw error;
    evidence.push({ ...source, failure: error.message });
    return undefined;
  }
}
