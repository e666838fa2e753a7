import type { Finding } from '#kit/shapes';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';
import { wayNames } from '#lookups/page-signs';
import type { Chain } from './follow-way.ts';
import { generator } from './generator.ts';

/** Milliseconds of a redirect that visitors notice, and that they wait for. */
const LONG = 1_000;
const VERY_LONG = 3_000;

/** What is wrong with single steps of a way. */
export function stepFindings({ url, hops }: Chain): Finding[] {
  const ways = hops.filter(({ wayOn }) => wayOn);
  const blocked = hops.length > 1 ? hops.filter(({ isBlocked }) => isBlocked) : [];
  const slow = hops.slice(0, -1).filter(({ waited }) => waited >= LONG);
  const findings: Finding[] = ways.flatMap(({ url: from, wayOn }) =>
    wayOn
      ? [
          {
            severity: 'warning',
            title: `A redirect by ${wayNames[wayOn.by]}`,
            detail: `${from} is answered with a page, and ${wayNames[wayOn.by]} then loads ${wayOn.url}${wayOn.seconds > 0 ? ` after ${counted(wayOn.seconds, 'second')}` : ''}.`,
            where: [from],
            why: 'A redirect of the server is faster and understood by all. Search engines take a delayed one for temporary, and see a script only when they draw the page.',
            source: sources.redirects,
            fix: { words: 'Redirect on the server with status 301.', tool: generator([from], wayOn.url) },
          },
        ]
      : [],
  );
  const idle = hops.filter(({ status, headers }) => status === 200 && headers.location !== undefined);
  if (idle.length > 0) {
    findings.push({
      severity: 'warning',
      title: 'A header Location that is not followed',
      detail: `${url} is answered with status 200 and the header Location, which counts only with a status of a redirect.`,
      where: idle.map((hop) => `${hop.url}: ${hop.headers.location?.slice(0, 200) ?? ''}`),
      why: 'Visitors and search engines stay at the old address.',
      source: sources.redirects,
      fix: { words: 'Send status 301 with it, or remove the header.' },
    });
  }
  if (blocked.length > 0) {
    findings.push({
      severity: 'warning',
      title: 'robots.txt blocks an address on the way',
      detail: `${url} is redirected, but robots.txt keeps search engines from ${counted(blocked.length, 'address', 'addresses')} of the way.`,
      where: blocked.map((hop) => hop.url),
      why: 'Search engines may not ask a blocked address, so they learn neither where it leads nor what is there.',
      source: sources.redirects,
      fix: { words: 'Allow these addresses in robots.txt.' },
    });
  }
  if (slow.length > 0) {
    findings.push({
      severity: slow.some(({ waited }) => waited >= VERY_LONG) ? 'warning' : 'advice',
      title: 'A redirect is slow',
      detail: `${url} waits ${slow.map(({ waited }) => `${(waited / 1_000).toFixed(1)} s`).join(' and ')} for a redirect.`,
      where: slow.map((hop) => `${hop.waited} ms ${hop.url}`),
      why: 'Visitors see nothing until the last address answers.',
      source: sources.redirects,
      fix: { words: 'Let the web server redirect, before an application starts.' },
    });
  }
  return findings;
}
