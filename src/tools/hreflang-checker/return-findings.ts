import type { Finding } from '#kit/shapes';
import { counted } from '#lib/counted';
import { escapeMarkup } from '#lib/markup';
import type { HeadFacts } from '#lib/page/facts';
import type { VersionVisit } from './visit-versions.ts';

const source = {
  name: 'Google: localized versions',
  url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
};

/** What is wrong with the versions themselves. `page` is the address that they should link back to. */
export function returnFindings(
  alternates: HeadFacts['alternates'],
  visits: ReadonlyMap<string, VersionVisit>,
  page: string,
): Finding[] {
  const withVisit = alternates.flatMap((each) => {
    const visit = visits.get(each.url);
    return visit ? [{ ...each, visit }] : [];
  });
  const dead = withVisit.filter(({ visit }) => !visit.isPage);
  const silent = withVisit.filter(({ visit }) => visit.isPage && visit.linksBack === false);
  const hidden = withVisit.filter(({ visit }) => visit.outOfSearch !== undefined);
  const copies = withVisit.filter(({ visit }) => visit.isPage && visit.canonical !== undefined);
  const other = withVisit.filter(({ lang, visit }) => isOther(lang, visit.lang));
  const findings: Finding[] = [];
  if (dead.length > 0) {
    findings.push({
      severity: 'error',
      title: 'Some versions do not answer with a page',
      detail: `${counted(dead.length, 'version is', 'versions are')} redirected, or cannot be read.`,
      where: dead.map(({ lang, url, visit }) => `${lang} ${url}: ${visit.answer}`),
      ...{ why: 'Search engines ignore versions that do not answer at their own address.', source },
      fix: { words: 'Enter the current addresses of these versions.' },
    });
  }
  if (hidden.length > 0) {
    findings.push({
      severity: 'error',
      title: 'Some versions cannot appear in search',
      detail: `${counted(hidden.length, 'version is', 'versions are')} noindex, or blocked by robots.txt.`,
      where: hidden.map(({ lang, url, visit }) => `${lang} ${url}: ${visit.outOfSearch}`),
      ...{ why: 'Search engines never show a version that they may not list or read.', source },
      fix: { words: 'Let search engines read and list these versions, or take them out of the list.' },
    });
  }
  if (copies.length > 0) {
    findings.push({
      severity: 'error',
      title: 'Some versions name another page as canonical',
      detail: `${counted(copies.length, 'version is', 'versions are')} canonical elsewhere, so search engines list that page instead.`,
      where: copies.map(({ lang, url, visit }) => `${lang} ${url}: canonical is ${visit.canonical || 'malformed'}`),
      ...{ why: 'Versions in other languages only count among pages that are canonical.', source },
      fix: { words: 'Let each version name itself as canonical.' },
    });
  }
  if (silent.length > 0) {
    const own = alternates.find(({ url }) => url.replace(/#.*$/s, '') === page.replace(/#.*$/s, ''));
    findings.push({
      severity: 'error',
      title: 'Some versions do not link back',
      detail: `${counted(silent.length, 'version does not name this page among its versions', 'versions do not name this page among theirs')}.`,
      where: silent.map(({ lang, url }) => `${lang} ${url}`),
      ...{
        why: 'Search engines accept two versions only if each links to the other; otherwise both are ignored.',
        source,
      },
      fix: {
        words: 'Add this page to the versions of each of these pages, or use the generator to write all of them.',
        ...(own && {
          code: `<link rel="alternate" hreflang="${escapeMarkup(own.lang)}" href="${escapeMarkup(page)}">`,
        }),
      },
    });
  }
  const codes = alternates
    .filter(({ url }) => url.replace(/#.*$/s, '') === page.replace(/#.*$/s, ''))
    .map(({ lang }) => lang.toLowerCase());
  const renamed = withVisit.filter(
    ({ visit }) => codes.length > 0 && visit.codes.length > 0 && !visit.codes.some((code) => codes.includes(code)),
  );
  if (renamed.length > 0) {
    findings.push({
      severity: 'warning',
      title: 'Some versions list this page under another code',
      detail: `${counted(renamed.length, 'version lists', 'versions list')} this page under another code than ${codes.join(', ').slice(0, 100)}.`,
      where: renamed.map(({ lang, url, visit }) => `${lang} ${url}: ${visit.codes.join(', ')}`),
      ...{ why: 'Search engines then have two codes for one page, and may trust neither.', source },
      fix: { words: 'Give this page the same code in the list of every version.' },
    });
  }
  if (other.length > 0) {
    findings.push({
      severity: 'warning',
      title: 'Some versions are in a different language',
      detail: `${counted(other.length, 'version declares', 'versions declare')} a different language than hreflang does.`,
      where: other.map(({ lang, url, visit }) => `${lang} ${url}: lang="${visit.lang}"`),
      ...{ why: 'One of the two is wrong, so visitors may land on a page they cannot read.', source },
      fix: { words: 'Correct hreflang on this page or lang on that page.' },
    });
  }
  return findings;
}

/** Whether two tags name two languages; regions may differ. */
function isOther(named: string, own: string): boolean {
  const base = (tag: string) => tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  return own !== '' && base(named) !== 'x' && base(named) !== base(own);
}
