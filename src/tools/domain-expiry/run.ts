import type { Run, ToolOutput } from '#kit/define-tool';
import { calendarFile } from '#lib/calendar-file';
import { dayOf, daysBetween } from '#lib/days-between';
import { type NamedDomain, namedDomains } from '#lookups/named-domains';
import { type AskedSource, registrationOf, whyUnknown } from '#lookups/registration';
import { runConcurrently } from '#lookups/run-concurrently';
import type tool from './tool.ts';

type Row = ToolOutput<typeof tool>['dates'][number];

const MOST = 100;
/** Asked side by side, in milliseconds for one and for all. */
const PACE = { atOnce: 6, each: 25_000, all: 105_000 };
const SOON = 60;
/** Days before the end at which the calendar reminds. */
const REMINDERS = [30, 7];

const run: Run<typeof tool> = async ({ domains }, { rdap, whois, dns, clock }, { signal, report }) => {
  const named = namedDomains(domains, MOST);
  const today = dayOf(clock.now());
  const sources = new Map<string, AskedSource>();
  const rowOf = (entered: string, over: Partial<Row> = {}): Row => ({
    ...{ domain: entered, expires: null, daysLeft: null, registrar: '', note: '' },
    ...over,
  });
  const told = (rows: Row[]) => ({
    known: rows.filter(({ expires }) => expires !== null).length,
    soon: rows.filter(({ daysLeft }) => daysLeft !== null && daysLeft <= SOON).length,
    untold: rows.filter(({ expires }) => expires === null).length,
    dates: [...rows].sort(
      (a, b) => (a.daysLeft ?? Number.POSITIVE_INFINITY) - (b.daysLeft ?? Number.POSITIVE_INFINITY),
    ),
  });

  const ask = async (one: NamedDomain, limit: AbortSignal): Promise<Row> => {
    if (!('domain' in one)) return rowOf(one.entered, { note: one.fault });
    const { record, sources: asked } = await registrationOf(one.domain, { rdap, whois, dns }, { signal: limit });
    for (const { protocol, server, failure } of asked) {
      if (failure === undefined) sources.set(`${protocol} ${server}`, { protocol, server });
    }
    const { state, expires, registrar } = record;
    if (state === 'free') return rowOf(one.entered, { note: 'Not registered' });
    const over = { registrar: registrar?.name ?? '' };
    if (!expires)
      return rowOf(one.entered, { ...over, note: whyUnknown(record, asked) ?? 'The registry gives no date.' });
    return rowOf(one.entered, { ...over, expires: expires.day, daysLeft: daysBetween(today, expires.day) });
  };

  const rows = await runConcurrently(named, {
    ...PACE,
    signal,
    ask,
    failed: ({ entered }, reason) => rowOf(entered, { note: reason }),
    onRow: (done) =>
      report({
        share: done.length / named.length,
        stage: `${done.length} of ${named.length} domains`,
        partial: told(done),
      }),
  });
  return {
    ...told(rows),
    calendar: calendarOf(rows, clock.now()),
    sources: [...sources.values()].map(({ protocol, server }) => ({ protocol, server })),
    checkedAt: new Date(clock.now()).toISOString(),
  };
};

export default run;

function calendarOf(rows: readonly Row[], now: number): string | null {
  const events = rows.flatMap(({ domain, expires, registrar }) =>
    expires === null
      ? []
      : [
          {
            id: `domain-${domain}@clearkit`,
            day: expires,
            title: `${domain} expires`,
            description: registrar === '' ? 'Renew the domain before this date.' : `Renew it with ${registrar}.`,
            reminders: REMINDERS,
          },
        ],
  );
  return events.length > 0 ? calendarFile(events, now) : null;
}
