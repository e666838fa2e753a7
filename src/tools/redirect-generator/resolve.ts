import type { Redirect } from './redirect.ts';

export interface Resolved {
  /** Those that can be written. */
  kept: Redirect[];
  /** Where the same old address is named again for another new one. */
  doubled: Redirect[];
  /** Those that lead into a circle, by where each was entered. */
  loops: Redirect[];
  /** Those of more than one step, with their steps. */
  chains: { redirect: Redirect; steps: string[] }[];
}

interface Options {
  /** Host of the site; empty when it is not known. */
  site: string;
  flatten: boolean;
}

/** Follows every redirect through the list: each is looked at once. */
export function resolve(redirects: readonly Redirect[], { site, flatten }: Options): Resolved {
  const byKey = new Map<string, Redirect>();
  const doubled: Redirect[] = [];
  for (const redirect of redirects) {
    const key = keyOf(redirect, site);
    const before = byKey.get(key);
    if (!before) byKey.set(key, redirect);
    else if (before.to !== redirect.to || before.status !== redirect.status) doubled.push(redirect);
  }
  const ends = new Map<string, End>();
  const resolved: Resolved = { kept: [], doubled, loops: [], chains: [] };
  for (const [key, redirect] of byKey) {
    const end = endOf(key, { byKey, ends, site });
    if (end.isLoop) resolved.loops.push(redirect);
    else {
      if (end.steps > 1) resolved.chains.push({ redirect, steps: stepsOf(redirect, byKey, site) });
      const isElsewhere = end.to.startsWith('/') && end.host !== (redirect.host || site);
      const to = isElsewhere ? `https://${end.host}${end.to}` : end.to;
      resolved.kept.push(flatten ? { ...redirect, to, status: end.isGone ? 410 : redirect.status } : redirect);
    }
  }
  return resolved;
}

interface End {
  to: string;
  /** That a path is of. */
  host: string;
  isGone: boolean;
  isLoop: boolean;
  steps: number;
}

const LOOP: End = { to: '', host: '', isGone: false, isLoop: true, steps: 0 };

interface Walk {
  byKey: ReadonlyMap<string, Redirect>;
  ends: Map<string, End>;
  site: string;
}

/** Where a redirect leads in the end; the ends of all on the way are noted. */
function endOf(start: string, { byKey, ends, site }: Walk): End {
  const way: string[] = [];
  const seen = new Set<string>();
  let key: string | undefined = start;
  let end: End | undefined;
  while (key !== undefined && !end) {
    end = ends.get(key);
    if (end) break;
    if (seen.has(key)) {
      end = LOOP;
      break;
    }
    seen.add(key);
    way.push(key);
    const redirect = byKey.get(key);
    const following = redirect && targetKey(redirect, site);
    key = following !== undefined && byKey.has(following) ? following : undefined;
    if (key === undefined && redirect) {
      end = { to: redirect.to, host: redirect.host || site, isGone: redirect.status === 410, isLoop: false, steps: 0 };
    }
  }
  const last = end ?? LOOP;
  for (const [index, each] of way.toReversed().entries()) ends.set(each, { ...last, steps: last.steps + index + 1 });
  return ends.get(start) ?? last;
}

const MOST_STEPS = 10;

function stepsOf(redirect: Redirect, byKey: Walk['byKey'], site: string): string[] {
  const steps = [shownOld(redirect)];
  let next: Redirect | undefined = redirect;
  while (next && steps.length < MOST_STEPS) {
    steps.push(next.to || 'gone');
    const key = targetKey(next, site);
    next = key === undefined ? undefined : byKey.get(key);
  }
  return steps;
}

export function shownOld({ host, path, query }: Pick<Redirect, 'host' | 'path' | 'query'>): string {
  return host + path + (query && `?${query}`);
}

function keyOf({ host, path, query }: Redirect, site: string): string {
  return `${host || site} ${path}?${query}`;
}

/** The key under which the new address would be an old one; none when it is of another site, or of one that nobody named. */
function targetKey({ host, to }: Redirect, site: string): string | undefined {
  if (to === '') return undefined;
  const url = URL.parse(to, `http://${host || site || 'nowhere.invalid'}`);
  if (!url) return undefined;
  const isPath = to.startsWith('/');
  return `${isPath ? host || site : url.host} ${url.pathname}?${url.search.slice(1)}`;
}
