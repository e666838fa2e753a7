import { registrableDomain } from '#lib/registrable-domain';
import { withoutHash } from '#lib/url/without-hash';
import type { CrawlData } from '#ports/crawl-data/port';
import { createSessions } from './sessions.ts';
import { createTraps } from './traps.ts';

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
  /** The address as it is kept, without fragment and session; nothing when it belongs elsewhere, or is left out. */
  own(address: string): string | undefined;
  /** An address as it is kept, whether it is followed or not. */
  kept(address: string): string;
  isDeep(depth: number): boolean;
}

/** Name of the note of parameters that name sessions. */
const SESSIONS = 'sessions';

/** What was followed before counts: a crawl that goes on leaves out what it would have left out anyway. */
export function createScope(options: ScopeOptions, data: CrawlData, thisYear: number): Scope {
  const { start, subdomains = false, include = [], exclude = [], depth = 100 } = options;
  const site = registrableDomain(start.hostname) ?? start.hostname;
  const included = include.map(patternOf);
  const excluded = exclude.map(patternOf);
  const traps = createTraps(thisYear);
  const known = data.noted(SESSIONS)?.split(' ') ?? [];
  const sessions = createSessions(known);
  let sessionNames = known.length;

  const isOwnHost = (url: URL) =>
    url.host === start.host || (subdomains && (url.hostname === site || url.hostname.endsWith(`.${site}`)));

  const plainOf = (address: string) => {
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol) || !isOwnHost(url)) return undefined;
    const plain = sessions.without(url);
    const names = sessions.names();
    if (names.length > sessionNames) data.note(SESSIONS, names.join(' '));
    sessionNames = names.length;
    return plain;
  };

  for (const { url } of data.rows('SELECT url FROM page ORDER BY id')) traps.kindOf(new URL(String(url)));

  return {
    own(address) {
      const url = plainOf(address);
      if (!url) return undefined;
      const kept = withoutHash(url.href);
      const path = `${url.pathname}${url.search}`;
      if (excluded.some((pattern) => pattern(path))) return undefined;
      if (included.length > 0 && !included.some((pattern) => pattern(path)) && kept !== start.href) return undefined;
      const kind = traps.kindOf(url);
      if (kind === undefined) return kept;
      data.addTrap(kind, kept);
      return undefined;
    },
    kept(address) {
      const url = plainOf(address);
      return url ? withoutHash(url.href) : address;
    },
    isDeep: (clicks) => clicks > depth,
  };
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
