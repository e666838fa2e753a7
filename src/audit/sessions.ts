/** Parameters that name a session, and never a page. */
const KNOWN =
  /^(?:jsessionid|phpsessid|aspsessionid\w*|asp\.net_sessionid|sid|session_?id|sessid|cfid|cftoken|osCsid|zenid)$/i;
/** Values that no person chose: long, of letters and digits or hexadecimal. */
const RANDOM = /^(?=[a-z-]{0,60}\d)(?:[\da-f-]{16,64}|[\w-]{20,64})$/i;
/** Different values on different paths, from which on a parameter is taken for a session. */
const VALUES = 20;
const PATHS = 10;
/** Parameters that are watched. */
const MOST_NAMES = 200;

interface Sessions {
  /** The address without what names a session. */
  without(url: URL): URL;
  /** Parameters that turned out to name a session here. */
  names(): readonly string[];
}

/**
 * Takes sessions out of addresses, so that a page has one. Those of usual names are known at once; another parameter is taken for one
 * when random values of it are on many paths. What names a thing is on one path: `/product?id=507f1f77bcf86cd799439011`.
 */
export function createSessions(known: readonly string[] = []): Sessions {
  const found = new Set(known);
  const seen = new Map<string, { values: Set<string>; paths: Set<string> }>();

  const watch = (name: string, value: string, path: string) => {
    if (!RANDOM.test(value)) return;
    const one = seen.get(name) ?? { values: new Set<string>(), paths: new Set<string>() };
    if (!seen.has(name) && seen.size < MOST_NAMES) seen.set(name, one);
    if (one.values.size < VALUES) one.values.add(value);
    if (one.paths.size < PATHS) one.paths.add(path);
    if (one.values.size >= VALUES && one.paths.size >= PATHS) found.add(name);
  };

  return {
    without(url) {
      const pathname = url.pathname.replace(/;(?:jsessionid|phpsessid|sid)=[^/;]*/gi, '');
      if (url.search === '' && pathname === url.pathname) return url;
      for (const [name, value] of url.searchParams) watch(name, value, url.pathname);
      const isSession = (name: string) => KNOWN.test(name) || found.has(name);
      const hasSession = [...url.searchParams.keys()].some(isSession);
      if (!hasSession && pathname === url.pathname) return url;
      const plain = new URL(url.href);
      plain.pathname = pathname;
      for (const name of [...plain.searchParams.keys()]) if (isSession(name)) plain.searchParams.delete(name);
      return plain;
    },
    names: () => [...found],
  };
}
