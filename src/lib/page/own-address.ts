import { escapeMarkup } from '#lib/markup';
import { withoutHash } from '#lib/url/without-hash';

/** Parameters by which campaigns and advertisements are counted. Source: the documentation of each service. */
const tracking =
  /^(?:utm_.+|gclid|gbraid|wbraid|dclid|gclsrc|gad_.+|fbclid|msclkid|twclid|ttclid|yclid|igshid|li_fat_id|srsltid|mc_[ce]id|_ga|_gl|_hs(?:enc|mi)|hsa_.+|mtm_.+|matomo_.+|pk_.+|ref_src)$/i;

/** Parameters in which servers keep a visit apart. */
const session = /^(?:phpsessid|jsessionid|sid|sessid|sessionid|session_id|aspsessionid.*|cfid|cftoken)$/i;

export function isTracking(name: string): boolean {
  return tracking.test(name);
}

/** What in an address says how or by whom it is visited, and not which page it is. */
export function visitParameters(address: string): string[] {
  const url = URL.parse(address);
  if (!url) return [];
  const inPath = /;jsessionid=/i.test(url.pathname) ? ['jsessionid'] : [];
  return [...inPath, ...[...url.searchParams.keys()].filter((name) => tracking.test(name) || session.test(name))];
}

/** An address as a page should call itself: without its fragment, and without what belongs to one visit. */
export function ownAddress(address: string): string {
  const bare = withoutHash(address);
  const url = URL.parse(bare);
  const gone = visitParameters(bare);
  if (!url || gone.length === 0) return bare;
  for (const name of gone) url.searchParams.delete(name);
  url.pathname = url.pathname.replace(/;jsessionid=[^/]*/i, '');
  return url.href.replace(/\?$/, '');
}

/** The line by which a page names an address as its canonical one, for a check to offer. */
export function canonicalLine(address: string) {
  const code = `<link rel="canonical" href="${escapeMarkup(ownAddress(address))}">`;
  return { code, goes: 'head' } as const;
}
