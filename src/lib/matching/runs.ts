import type { PreparedText } from './prepare.ts';

/** Words of a text that are in the same order in a source. Ends are the word after the last. */
export interface Chain {
  from: number;
  to: number;
  sourceFrom: number;
  sourceTo: number;
  /** Words in common. */
  matched: number;
  /** Parts without a gap, in the order of the text. */
  runs: readonly Run[];
}

interface Run {
  at: number;
  sourceAt: number;
  length: number;
}

/** Words that make a seed. */
const SEED = 3;
/** Places in a source at which one seed is looked at: more says that the words are no evidence. */
const MOST_PLACES = 24;
const MOST_OPEN = 64;
/** Words that may be put in or left out between two parts of a chain. */
const GAP = 7;

export type SeedIndex = ReadonlyMap<number, readonly number[]>;

/** Where every three word families in a row are, but for those that stand everywhere. */
export function seedIndex(source: PreparedText): SeedIndex {
  const index = new Map<number, number[]>();
  for (let at = 0; at + SEED <= source.words.length; at += 1) {
    const key = seedAt(source, at);
    const places = index.get(key);
    if (!places) index.set(key, [at]);
    else if (places.length <= MOST_PLACES) places.push(at);
  }
  for (const [key, places] of index) if (places.length > MOST_PLACES) index.delete(key);
  return index;
}

/** A number for three families: exact as long as a comparison has fewer than 131,072 of them, else nearly so. */
function seedAt(text: PreparedText, at: number): number {
  const [a, b, c] = [id(text, at), id(text, at + 1), id(text, at + 2)];
  return (a * 131_072 + b) * 131_072 + c;
}

function id(text: PreparedText, at: number): number {
  return text.families[at]?.id ?? -1;
}

/** All stretches of three words and more that are in both, as long as they go, then joined over small gaps. */
export function findChains(text: PreparedText, source: PreparedText, index: SeedIndex): Chain[] {
  const runs: Run[] = [];
  const diagonals = new Map<number, number>();
  for (let at = 0; at + SEED <= text.words.length; at += 1) {
    for (const sourceAt of index.get(seedAt(text, at)) ?? []) {
      const free = diagonals.get(sourceAt - at) ?? 0;
      if (free > at) continue;
      let back = 0;
      while (at - back > free && isSame(text, at - back - 1, source, sourceAt - back - 1)) back += 1;
      let length = SEED;
      while (isSame(text, at + length, source, sourceAt + length)) length += 1;
      diagonals.set(sourceAt - at, at + length);
      runs.push({ at: at - back, sourceAt: sourceAt - back, length: length + back });
    }
  }
  runs.sort((a, b) => a.at - b.at || a.sourceAt - b.sourceAt);
  return joinRuns(runs);
}

function isSame(text: PreparedText, at: number, source: PreparedText, sourceAt: number): boolean {
  const one = text.families[at];
  return one !== undefined && one === source.families[sourceAt];
}

/** Each run is put to the chain that it continues best. */
function joinRuns(runs: readonly Run[]): Chain[] {
  const done: Run[][] = [];
  let open: Run[][] = [];
  for (const run of runs) {
    open = open.filter((chain) => {
      const last = chain.at(-1);
      const isOpen = last !== undefined && run.at - (last.at + last.length) <= GAP;
      if (!isOpen) done.push(chain);
      return isOpen;
    });
    // Where a text says the same over and over, the oldest have the least chance.
    if (open.length > MOST_OPEN) done.push(...open.splice(0, open.length - MOST_OPEN));
    const best = bestOf(open, run);
    if (best) best.push(run);
    else open.push([run]);
  }
  return [...done, ...open].map(toChain);
}

function bestOf(open: readonly Run[][], run: Run): Run[] | undefined {
  let best: Run[] | undefined;
  let least = GAP * 2 + 1;
  for (const chain of open) {
    const last = chain.at(-1);
    if (!last) continue;
    const gap = run.at - last.at - last.length;
    const sourceGap = run.sourceAt - last.sourceAt - last.length;
    // Runs may share a word or two at their ends; the second then begins later.
    if (gap < -2 || sourceGap < -2 || gap > GAP || sourceGap > GAP + 3) continue;
    const cost = Math.abs(gap) + Math.abs(sourceGap);
    if (cost >= least) continue;
    least = cost;
    best = chain;
  }
  return best;
}

function toChain(runs: readonly Run[]): Chain {
  const first = runs[0] ?? { at: 0, sourceAt: 0, length: 0 };
  let to = first.at;
  let sourceTo = first.sourceAt;
  let matched = 0;
  for (const run of runs) {
    matched += Math.max(0, run.at + run.length - Math.max(to, run.at));
    to = Math.max(to, run.at + run.length);
    sourceTo = Math.max(sourceTo, run.sourceAt + run.length);
  }
  return { from: first.at, to, sourceFrom: first.sourceAt, sourceTo, matched, runs };
}
