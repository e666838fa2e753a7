import { registrableDomain } from '#lib/registrable-domain';
import { withoutHash } from '#lib/url/without-hash';

export interface ScopeOptions {
  start: URL;
  /** Hosts below the start's registered domain belong to the site as well. */
  subdomains?: boolean;
  /** Only addresses whose path and query contain one of these, in which `*` stands for anything. */
  include?: readonly string[];
  exclude?: readonly string[];
  /** Clicks from the start page at most. */
  depth?: number;
}

/** What belongs to the site that is audited, and is not a trap. */
export interface Scope {
  /** The address as it is kept, without its fragment; nothing when it belongs elsewhere, or is left out. */
  own(address: string): string | undefined;
  isDeep(depth: number): boolean;
}

/** Parameters that name a session, and never a page. */
const SESSION = /(?:^|[?&;])(?:jsessionid|phpsessid|aspsessionid\w*|sid|session_?id)=/i;
/** UTF-16 units of an address, levels of a path, and how often one part of it may return. */
const LONGEST = 2_000;
const DEEPEST = 20;
const RETURNS = 3;
/** Queries of one path that are followed: calendars, filters and sorting never end. */
const QUERIES = 200;

export function createScope({
  start,
  subdomains = false,
  include = [],
  exclude = [],
  depth = 100,
}: ScopeOptions): Scope {
  const site = registrableDomain(start.hostname) ?? start.hostname;
  const included = include.map(patternOf);
  const excluded = exclude.map(patternOf);
  const queries = new Map<string, number>();
  const seen = new Set<string>();

  const isOwnHost = (url: URL) =>
    url.host === start.host || (subdomains && (url.hostname === site || url.hostname.endsWith(`.${site}`)));

  return {
    own(address) {
      const url = URL.parse(address);
      if (!url || !/^https?:$/.test(url.protocol) || !isOwnHost(url)) return undefined;
      const kept = withoutHash(url.href);
      if (seen.has(kept)) return kept;
      const path = `${url.pathname}${url.search}`;
      if (excluded.some((pattern) => pattern(path))) return undefined;
      if (included.length > 0 && !included.some((pattern) => pattern(path)) && kept !== start.href) return undefined;
      if (isTrap(url)) return undefined;
      if (url.search !== '') {
        const before = queries.get(url.origin + url.pathname) ?? 0;
        if (before >= QUERIES) return undefined;
        queries.set(url.origin + url.pathname, before + 1);
      }
      seen.add(kept);
      return kept;
    },
    isDeep: (clicks) => clicks > depth,
  };
}

/** Addresses that sites make without end: growing paths, sessions, very long ones. */
function isTrap({ href, pathname, search }: URL): boolean {
  if (href.length > LONGEST || SESSION.test(search) || /;jsessionid=/i.test(pathname)) return true;
  const parts = pathname.split('/').filter(Boolean);
  if (parts.length > DEEPEST) return true;
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return [...counts.values()].some((count) => count > RETURNS);
}

/** Whether a path holds the parts of a pattern in their order, in linear time. */
function patternOf(pattern: string): (path: string) => boolean {
  const parts = pattern.split('*').filter(Boolean);
  return (path) => {
    let at = 0;
    for (const part of parts) {
      const found = path.indexOf(part, at);
      if (found === -1) return false;
      at = found + part.length;
    }
    return true;
  };
}
