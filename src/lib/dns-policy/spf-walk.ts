import type { Ask } from './report.ts';
import { nameOf, type Reach, reachOf } from './spf-reach.ts';
import { hasMacro, isSpf, type Mechanism, type Qualifier, readSpf, type Term } from './spf-record.ts';

/** What receivers stop at. Source: RFC 7208, section 4.6.4. */
export const MOST_LOOKUPS = 10;
export const MOST_VOID_LOOKUPS = 2;
export const MOST_MAIL_SERVERS = 10;

/** How far beyond the limit we count, to say by how much it is passed. */
const MOST_FOLLOWED = 30;

/** Something that stands in the way of every receiver. */
export interface SpfTrouble {
  kind: 'loop' | 'no-record' | 'several-records' | 'wrong-term' | 'many-mail-servers' | 'pass-all' | 'unanswered';
  /** The domain that another record leads to. */
  domain: string;
  /** More of it, such as the part that cannot be read. */
  detail?: string;
}

export interface SpfWalk {
  /** DNS lookups that the whole record costs a receiver at most. */
  lookups: number;
  /** Whether there was more to follow than we do. */
  isMore: boolean;
  /** Names that were looked up and hold nothing. */
  voids: readonly string[];
  /** Records that this one leads to, with how it does. */
  visited: readonly { domain: string; by: string; record: string; lookups: number }[];
  troubles: readonly SpfTrouble[];
  /** Who passes for sure, by the whole of it. */
  reach: Reach;
  /** What is said of everybody else, by this record or the one that it is redirected to. */
  rest: Qualifier | undefined;
}

/** Share of the world's addresses from which on a record lets everyone pass: some leave out a network or two. */
const EVERYONE = 0.98;

export function isOpen({ ipv4, ipv6 }: Reach): boolean {
  return Math.max(ipv4, ipv6) >= EVERYONE;
}

interface Step {
  domain: string;
  /** Domains that led here, this one included. */
  path: readonly string[];
  terms: readonly Term[];
}

/** Follows what an SPF record refers to, level by level, and counts as receivers do. */
export async function walkSpf(domain: string, terms: readonly Term[], ask: Ask): Promise<SpfWalk> {
  const walk = { lookups: 0, isMore: false };
  const voids: string[] = [];
  const visited: SpfWalk['visited'][number][] = [];
  const troubles: SpfTrouble[] = [];
  const known = new Map([[domain, terms]]);
  const existing = new Set<string>();
  let level: Step[] = [{ domain, path: [domain], terms }];

  /** Whether this lookup is still to be made; counts it in any case. */
  const mayLookUp = () => {
    walk.lookups += 1;
    if (walk.lookups > MOST_FOLLOWED) walk.isMore = true;
    return walk.lookups <= MOST_FOLLOWED;
  };

  async function follow(step: Step, by: string, target: string): Promise<Step | undefined> {
    const next = nameOf(target);
    if (!mayLookUp() || hasMacro(next)) return undefined;
    if (step.path.includes(next)) {
      troubles.push({ kind: 'loop', domain: next });
      return undefined;
    }
    const texts = await ask(next, 'TXT');
    if (texts === undefined) troubles.push({ kind: 'unanswered', domain: next });
    if (texts?.length === 0) voids.push(next);
    const [record, ...more] = (texts ?? []).filter(isSpf);
    if (more.length > 0) troubles.push({ kind: 'several-records', domain: next });
    if (texts && record === undefined) troubles.push({ kind: 'no-record', domain: next });
    if (record === undefined) return undefined;
    const read = readSpf(record);
    known.set(next, read);
    visited.push({ domain: next, by, record, lookups: read.filter(costsLookup).length });
    for (const term of read) {
      if (term.kind === 'wrong')
        troubles.push({ kind: 'wrong-term', domain: next, detail: `${term.text} ${term.why}` });
    }
    return { domain: next, path: [...step.path, next], terms: read };
  }

  async function lookUp(step: Step, { name, target: named = step.domain }: Mechanism): Promise<void> {
    const target = nameOf(named);
    if (!mayLookUp() || hasMacro(target) || name === 'ptr') return;
    const found = await ask(target, name === 'mx' ? 'MX' : 'A');
    const isVoid = found?.length === 0 && (name !== 'a' || (await ask(target, 'AAAA'))?.length === 0);
    if (isVoid) voids.push(target);
    if (name === 'exists' && found && !isVoid) existing.add(target);
    if (name === 'mx' && (found?.length ?? 0) > MOST_MAIL_SERVERS)
      troubles.push({ kind: 'many-mail-servers', domain: target });
  }

  while (level.length > 0) {
    const steps = level.flatMap((step) =>
      effective(step.terms).map((term): Promise<Step | undefined> => {
        if (term.kind === 'modifier') return follow(step, 'redirect', term.value);
        if (term.kind !== 'mechanism' || !costsLookup(term)) return Promise.resolve(undefined);
        if (term.name === 'include') return follow(step, 'include', term.target ?? '');
        return lookUp(step, term).then(() => undefined);
      }),
    );
    level = (await Promise.all(steps)).filter((step) => step !== undefined);
  }
  const records = { terms: known, existing };
  const reach = reachOf(domain, records);
  if (isOpen(reach)) {
    // Those that are open by themselves, and not by what they refer to.
    const ownOnly = (name: string) => ({ ...records, terms: new Map([[name, known.get(name) ?? []]]) });
    const open = new Set(
      visited.map(({ domain: name }) => name).filter((name) => isOpen(reachOf(name, ownOnly(name)))),
    );
    troubles.push(...[...open].map((name): SpfTrouble => ({ kind: 'pass-all', domain: name })));
  }
  return { ...walk, voids: [...new Set(voids)].sort(), visited, troubles, reach, rest: restOf(domain, known) };
}

function restOf(start: string, known: ReadonlyMap<string, readonly Term[]>): Qualifier | undefined {
  const seen = new Set<string>();
  for (let name: string | undefined = start; name !== undefined && !seen.has(name); ) {
    seen.add(name);
    const terms: readonly Term[] = known.get(name) ?? [];
    const all = qualifierOfAll(terms);
    if (all) return all;
    const redirect = terms.find((term) => term.kind === 'modifier' && term.name === 'redirect');
    name = redirect?.kind === 'modifier' ? nameOf(redirect.value) : undefined;
  }
  return undefined;
}

/** What a receiver looks at: nothing behind `all`, and a redirect only without it. */
function effective(terms: readonly Term[]): Term[] {
  const all = terms.findIndex(isAll);
  const reached = all === -1 ? terms : terms.slice(0, all + 1);
  return reached.filter((term) => term.kind !== 'modifier' || (all === -1 && term.name === 'redirect'));
}

function costsLookup(term: Term): boolean {
  if (term.kind === 'modifier') return term.name === 'redirect';
  return term.kind === 'mechanism' && !['all', 'ip4', 'ip6'].includes(term.name);
}

function isAll(term: Term): boolean {
  return term.kind === 'mechanism' && term.name === 'all';
}

/** What the record says of everybody it does not name. */
export function qualifierOfAll(terms: readonly Term[]): Qualifier | undefined {
  const all = terms.find(isAll);
  return all?.kind === 'mechanism' ? all.qualifier : undefined;
}
