import ipaddr from 'ipaddr.js';
import { hasMacro, type Mechanism, type Term } from './spf-record.ts';

/** Share of the addresses in use, 0 to 1, whose senders pass for sure. */
export interface Reach {
  ipv4: number;
  ipv6: number;
}

/** Records by the lower-case name they were found under, and names of `exists` that there are. */
interface SpfRecords {
  terms: ReadonlyMap<string, readonly Term[]>;
  existing: ReadonlySet<string>;
}

/** The first 32 bits of addresses, from and up to; the end does not belong to it. In order, without overlaps. */
type Ranges = readonly (readonly [from: number, end: number])[];

type Family = 4 | 6;

const WORD = 2 ** 32;
/** Addresses in use: unicast of IPv4 below 224.0.0.0, and 2000::/3. Source: the address registries of IANA. */
const inUse: Readonly<Record<Family, Ranges>> = { 4: [[0, 0xe0000000]], 6: [[0x20000000, 0x40000000]] };

/**
 * How many senders in the world a record lets pass, with all it refers to. What depends on the message or on looked-up
 * addresses is left out, so it is never too much.
 */
export function reachOf(domain: string, records: SpfRecords): Reach {
  return { ipv4: shareOf(domain, records, 4), ipv6: shareOf(domain, records, 6) };
}

function shareOf(domain: string, { terms, existing }: SpfRecords, family: Family): number {
  const known = new Map<string, Ranges>();

  /** Of a record by itself: what it lets pass does not depend on who refers to it. */
  function passing(name: string): Ranges {
    const before = known.get(name);
    if (before) return before;
    // A loop adds nothing.
    known.set(name, []);
    let left = inUse[family];
    let passed: Ranges = [];
    let redirect: string | undefined;
    let isOver = false;
    for (const term of terms.get(name) ?? []) {
      if (term.kind === 'modifier' && term.name === 'redirect') redirect = term.value;
      if (term.kind !== 'mechanism' || isOver) continue;
      isOver = term.name === 'all';
      const matched = matching(term);
      if (matched.length === 0) continue;
      if (term.qualifier === '+') passed = union(passed, intersection(left, matched));
      left = intersection(left, complement(matched));
    }
    if (redirect !== undefined && !isOver) passed = union(passed, intersection(left, passing(nameOf(redirect))));
    known.set(name, passed);
    return passed;
  }

  function matching({ name, target = '', bits4, bits6 }: Mechanism): Ranges {
    if (name === 'all') return [[0, WORD]];
    if (name === 'include') return passing(nameOf(target));
    if (name === 'exists') return !hasMacro(target) && existing.has(nameOf(target)) ? [[0, WORD]] : [];
    const bits = family === 4 ? bits4 : bits6;
    if (bits === 0) return [[0, WORD]];
    if (name !== `ip${family}` || bits === undefined || bits > 32) return [];
    const size = 2 ** (32 - bits);
    const start = Math.floor(firstWord(target) / size) * size;
    return [[start, start + size]];
  }

  const whole = sizeOf(inUse[family]);
  return sizeOf(intersection(passing(domain), inUse[family])) / whole;
}

/** As names are compared: in lower case, without the final dot. */
export function nameOf(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

function firstWord(address: string): number {
  return ipaddr
    .parse(address)
    .toByteArray()
    .slice(0, 4)
    .reduce((word, byte) => word * 256 + byte, 0);
}

function sizeOf(ranges: Ranges): number {
  return ranges.reduce((sum, [from, end]) => sum + end - from, 0);
}

function complement(ranges: Ranges): Ranges {
  const starts = [0, ...ranges.map(([, end]) => end)];
  const ends = [...ranges.map(([from]) => from), WORD];
  return starts.flatMap((from, place) => {
    const end = ends[place] ?? WORD;
    return from < end ? [[from, end] as const] : [];
  });
}

function union(a: Ranges, b: Ranges): Ranges {
  return complement(intersection(complement(a), complement(b)));
}

function intersection(a: Ranges, b: Ranges): Ranges {
  const shared: [number, number][] = [];
  let [atA, atB] = [0, 0];
  for (;;) {
    const [one, other] = [a[atA], b[atB]];
    if (!one || !other) return shared;
    const [from, end] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
    if (from < end) shared.push([from, end]);
    if (one[1] < other[1]) atA += 1;
    else atB += 1;
  }
}
