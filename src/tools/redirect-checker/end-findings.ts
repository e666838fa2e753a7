import type { Finding } from '#kit/shapes';
import { isTracking, ownAddress, visitParameters } from '#lib/page/own-address';
import { sources } from '#lib/page/sources.data';
import { isOtherPage } from '#lookups/page-signs';
import type { Chain } from './follow-way.ts';

/** Names of pages that are shown for missing ones. */
const notFoundName = /\/(?:(?:error|page)-?)?(?:404|not-?found)(?:\.\w{2,5})?\/?$/i;

/** What is wrong with the page at the end of a redirect, and with how its address came about. */
export function endFindings({ url, hops, end, page }: Chain): Finding[] {
  const last = hops.at(-1);
  if (!last || hops.length < 2 || end !== 'answered' || last.status > 299) return [];
  const [from, to] = [URL.parse(url), URL.parse(last.url)];
  const findings: Finding[] = [];
  const warn = (title: string, detail: string, fix: string, rest: Pick<Finding, 'why' | 'source'>) =>
    findings.push({ severity: 'warning', title, detail, where: [last.url], ...rest, fix: { words: fix } });
  const missing = page?.missing || notFoundName.exec(to?.pathname.slice(-60) ?? '')?.[0];
  if (missing) {
    warn(
      'A redirect ends at a soft 404',
      `${url} ends at ${last.url}, which says “${missing}” with status ${last.status}.`,
      'Redirect to a page that takes the place of the old one, or answer with status 404.',
      { why: 'Search engines treat such a page as missing, but find out late.', source: sources.redirects },
    );
  }
  if (page?.noindex) {
    warn(
      'A redirect ends at a page that is noindex',
      `${url} ends at ${last.url}. ${page.noindex} there says noindex.`,
      'Remove noindex from that page, or redirect to one that may be found.',
      { why: 'The old page leaves the search results and no other takes its place.', source: sources.robotsTags },
    );
  }
  if (page?.canonical && isOtherPage(page.canonical, last.url) && isOtherPage(page.canonical, ownAddress(last.url))) {
    warn(
      'A redirect ends at a page that is canonical elsewhere',
      `${url} ends at ${last.url}, which names ${page.canonical} as its canonical address.`,
      'Redirect to the canonical address directly.',
      { why: 'Search engines are told two different addresses and choose one themselves.', source: sources.duplicates },
    );
  }
  if (from && to) findings.push(...addressFindings(from, to));
  return findings;
}

function addressFindings(from: URL, to: URL): Finding[] {
  const added = visitParameters(to.href).filter((name) => !isTracking(name) && !from.searchParams.has(name));
  const names = [...new Set(from.searchParams.keys())];
  const isDropped = names.every((name) => !to.searchParams.has(name));
  const isMeant = names.some((name) => !isNumber(from.searchParams.get(name) ?? ''));
  const findings: Finding[] = [];
  if (added.length > 0) {
    findings.push({
      severity: 'warning',
      title: 'A redirect adds a session to the address',
      detail: `${from.href} ends at ${to.href}, which contains ${added.join(', ')}.`,
      where: [to.href],
      ...{ why: 'Search engines find another address on every visit.', source: sources.addresses },
      fix: { words: 'Store the session in a cookie.' },
    });
  }
  if (isDropped && isMeant) {
    findings.push({
      severity: 'advice',
      title: 'A redirect drops the query',
      detail: `${from.href} ends at ${to.href}: nothing is left of ${names.join(', ').slice(0, 200)}.`,
      where: [to.href],
      why: 'What counts visits of campaigns, and what a page needs to know, does not reach it.',
      source: sources.redirects,
      fix: { words: 'Append the query to the new address, unless the new page does without it.' },
    });
  }
  return findings;
}

/** The number of a page or an article, which its new address replaces. */
function isNumber(value: string): boolean {
  return /^\d{1,20}$/.test(value);
}

/** Names by which servers call the home page itself. */
const homeName = /^\/(?:(?:index|home|default)(?:\.\w{2,5})?\/?)?$/i;

/** Addresses of pages that lead to a home page. */
export function homeFindings(chains: readonly Chain[]): Finding[] {
  const homewards = chains.filter(({ url, hops, end }) => {
    const [from, to] = [URL.parse(url), URL.parse(hops.at(-1)?.url ?? '')];
    const isHome = to?.pathname === '/' && to.search === '';
    return hops.length > 1 && end === 'answered' && isHome && from && !homeName.test(from.pathname);
  });
  if (homewards.length === 0) return [];
  return [
    {
      severity: 'advice',
      title: 'Redirects lead to the home page',
      detail:
        homewards.length === 1
          ? 'One address of a page leads to the home page.'
          : `${homewards.length} addresses of pages lead to the home page.`,
      where: homewards.map(({ url, hops }) => `${url} to ${hops.at(-1)?.url ?? ''}`),
      why: 'Visitors do not find what they came for, and search engines treat such redirects as missing pages.',
      source: sources.redirects,
      fix: {
        words:
          'Redirect each old page to the one that is closest to it. Where there is none, answer with status 404 or 410.',
      },
    },
  ];
}
