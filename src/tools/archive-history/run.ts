import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { unicodeDomain } from '#lib/domain-name';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ domain }, { authority, clock }, { signal, report }) => {
  report({ stage: 'Asking the Internet Archive' });
  const history = await authority.captureHistory({ domain, signal });
  if (!history) {
    const message = `The Internet Archive has no copy of the home page of ${unicodeDomain(domain)}.`;
    throw new ToolError('not-found', message, { field: 'domain' });
  }
  const { years, isCounted, first, last, askedAt } = history;
  return {
    firstDay: first.day,
    lastDay: last.day,
    copies: isCounted ? years.reduce((sum, { copies }) => sum + copies, 0) : null,
    domain,
    first: { day: first.day, url: first.url },
    last: { day: last.day, url: last.url },
    gaps: gapsOf(years.map(({ year }) => year)) || null,
    byYear: isCounted ? years.map(({ year, copies }) => ({ name: String(year), value: copies })) : [],
    years: years.map(({ year, copies, day, url }) => ({ year: String(year), copies, day, url })),
    sources: [{ protocol: 'Archive', server: 'the Internet Archive (CDX)', askedAt: new Date(askedAt).toISOString() }],
    checkedAt: new Date(clock.now()).toISOString(),
  };
};

export default run;

/** Years between the first and the last that are missing: "2001, 2004 to 2006". */
function gapsOf(years: readonly number[]): string {
  const gaps = years.slice(1).flatMap((year, index): string[] => {
    const before = years[index] ?? year;
    if (year - before < 2) return [];
    return [year - before === 2 ? String(year - 1) : `${before + 1} to ${year - 1}`];
  });
  return gaps.join(', ');
}
