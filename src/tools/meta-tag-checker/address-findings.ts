import { type CheckedPage, headerCanonicals, linksOf, robotsDirectives } from './checked-page.ts';
import { addressFaults, advice, error, type Finding, quoted, warning } from './finding.ts';
import { isLanguage } from './technical-findings.ts';

/** Canonical address, versions in other languages, icons. */
export function addressFindings(checked: CheckedPage): Finding[] {
  return [...canonicalFindings(checked), ...hreflangFindings(checked), ...iconFindings(checked)];
}

function canonicalFindings(checked: CheckedPage): Finding[] {
  const { page, tags, base } = checked;
  const subject = 'canonical';
  const inPage = linksOf(tags, 'canonical');
  const all = [...inPage.map(({ href }) => href), ...headerCanonicals(page)];
  const [first] = all;
  if (first === undefined) {
    return advice(
      subject,
      'There is no canonical address. It tells search engines which of several addresses of a page to list.',
    );
  }
  const resolved = new Set(all.map((href) => URL.parse(href, base)?.href ?? href));
  if (resolved.size > 1) {
    return error(
      subject,
      `The page names ${resolved.size} different canonical addresses; search engines ignore them all.`,
    );
  }
  const target = URL.parse(first, base);
  if (!target || /\s/.test(first) || first === '')
    return error(subject, `The canonical address ${quoted(first)} is malformed.`);
  return [
    ...(all.length > 1
      ? advice(subject, `The same canonical address is given ${all.length} times. Once is enough.`)
      : []),
    ...(inPage.some(({ isInBody }) => isInBody)
      ? error(
          subject,
          'The canonical address is in the body, or after something that ends the head. There it is ignored.',
        )
      : []),
    ...(/^https?:\/\//i.test(first)
      ? []
      : warning(subject, `The canonical address ${quoted(first)} is relative; write it in full.`)),
    ...(target.hash === '' ? [] : warning(subject, 'The canonical address has a #, which search engines cut off.')),
    ...elsewhere(checked, target),
  ];
}

function elsewhere(checked: CheckedPage, target: URL): Finding[] {
  const own = new URL(checked.page.url);
  own.hash = '';
  const there = new URL(target.href);
  there.hash = '';
  if (own.href === there.href) return [];
  const isHidden = robotsDirectives(checked).some(({ directives }) => directives.includes('noindex'));
  if (own.href.replace(/^http:/, 'https:') === there.href) {
    return advice(
      'canonical',
      'The canonical address is the https:// form of this one. A redirect there would be clearer.',
    );
  }
  const words = `The canonical address is another one, ${quoted(there.href)}: search engines list that page and not this one.`;
  return [
    ...warning('canonical', words),
    ...(isHidden
      ? warning(
          'canonical',
          'A page that says noindex should not name another as canonical: the two contradict each other.',
        )
      : []),
  ];
}

function hreflangFindings({ page, tags }: CheckedPage): Finding[] {
  const subject = 'hreflang';
  const versions = linksOf(tags, 'alternate').flatMap(({ hreflang, href }) =>
    hreflang === undefined ? [] : [{ lang: hreflang, href }],
  );
  if (versions.length === 0) return [];
  const wrong = versions.find(({ lang }) => lang.toLowerCase() !== 'x-default' && !isLanguage(lang));
  const broken = versions.find(({ href }) => addressFaults(subject, href).length > 0);
  const byLanguage = Map.groupBy(versions, ({ lang }) => lang.toLowerCase());
  const twice = [...byLanguage.values()].find((group) => new Set(group.map(({ href }) => href)).size > 1);
  const isHere = versions.some(({ href }) => withoutHash(URL.parse(href)?.href ?? '') === withoutHash(page.url));
  return [
    ...(wrong
      ? error(
          subject,
          `${quoted(wrong.lang)} is no language tag${wrong.lang.includes('_') ? '; write a hyphen instead of _' : ''}.`,
        )
      : []),
    ...(broken ? addressFaults(subject, broken.href) : []),
    ...(twice
      ? error(
          subject,
          `Several addresses are given for ${quoted(twice[0]?.lang ?? '')}; there can be one for each language.`,
        )
      : []),
    ...(isHere
      ? []
      : warning(
          subject,
          'The versions in other languages do not list this page itself, so search engines may ignore them.',
        )),
    ...(byLanguage.has('x-default')
      ? []
      : advice(subject, 'There is no x-default version, for visitors of all other languages.')),
  ];
}

function iconFindings({ tags, base }: CheckedPage): Finding[] {
  const icons = linksOf(tags, 'icon');
  const broken = icons.find(({ href }) => href === '' || !URL.canParse(href, base));
  if (broken) return error('icon', `The address of the icon, ${quoted(broken.href)}, is malformed.`);
  return icons.length > 0 ? [] : advice('icon', 'The page names no icon. Browsers then ask for /favicon.ico.');
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/s, '');
}
