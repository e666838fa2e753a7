import { shingleHashes } from '#lib/matching/fingerprints';
import { normalise } from '#lib/matching/normalise';

/** Parts of a sketch; each is the smallest of as many different hashes of the runs of words. */
const PARTS = 128;
/** Words of a run, and of a text that has a sketch: shorter ones are alike by chance. */
const RUN = 4;
const SHORTEST = 50;
/** UTF-16 units of a text that are looked at, and runs of it that go into its sketch: those with the smallest hashes. */
const LONGEST = 100_000;
const MOST_RUNS = 1_000;
/** Parts that are looked up together: texts that share four in a row are held against each other. */
const BAND = 4;
/** The share of runs that two texts have in common, from which on they are nearly the same. */
const ALIKE = 0.75;
/** Texts with the same band that another one is held against. */
const MOST_HELD = 8;

const seeds = Uint32Array.from({ length: PARTS }, (_, at) => Math.imul(at + 1, 0x9e3779b1) >>> 0);

/**
 * A sketch of a text, of 512 bytes: two sketches have as many parts in common as their texts have runs of words, but for chance
 * (Broder: On the resemblance and containment of documents, 1997). Nothing for short texts.
 */
export function sketchOf(text: string): Uint8Array | null {
  const { words } = normalise(text.slice(0, LONGEST));
  if (words.length < SHORTEST) return null;
  const sketch = new Uint32Array(PARTS).fill(0xffffffff);
  const runs = Uint32Array.from(new Set(shingleHashes(words, RUN)))
    .sort()
    .subarray(0, MOST_RUNS);
  for (const hash of runs) {
    for (let at = 0; at < PARTS; at += 1) {
      // A hash of its own for each part: mixed with a number of that part.
      let value = Math.imul(hash ^ (seeds[at] ?? 0), 0x85ebca6b);
      value = Math.imul(value ^ (value >>> 15), 0xc2b2ae35);
      value = (value ^ (value >>> 16)) >>> 0;
      if (value < (sketch[at] ?? 0)) sketch[at] = value;
    }
  }
  return new Uint8Array(sketch.buffer);
}

interface Sketched {
  id: number;
  /** Pages with the very same text are of no interest here. */
  textHash: string;
  sketch: Uint8Array;
}

/** Groups of pages whose texts are nearly the same. Memory: half a kilobyte for each page, and one index at a time. */
export function* findLikeness(all: Iterable<Sketched>): Generator<{ pages: readonly number[]; share: number }> {
  const ids: number[] = [];
  const sketches: Uint32Array[] = [];
  const texts = new Set<string>();
  for (const { id, textHash, sketch } of all) {
    // One of each text: copies are found by another check.
    if (texts.has(textHash)) continue;
    texts.add(textHash);
    ids.push(id);
    sketches.push(new Uint32Array(sketch.slice().buffer));
  }
  const parents = ids.map((_, at) => at);
  const shares = new Map<number, number>();
  const rootOf = (at: number) => {
    let root = at;
    while (parents[root] !== root) root = parents[root] ?? root;
    return root;
  };
  for (let band = 0; band < PARTS; band += BAND) {
    const held = new Map<string, number[]>();
    for (const [at, sketch] of sketches.entries()) {
      const key = sketch.subarray(band, band + BAND).join(' ');
      const others = held.get(key);
      if (!others) {
        held.set(key, [at]);
        continue;
      }
      for (const other of others) join(at, other);
      if (others.length < MOST_HELD) others.push(at);
    }
  }
  const groups = Map.groupBy(ids.keys(), rootOf);
  for (const [root, members] of groups) {
    if (members.length < 2) continue;
    yield { pages: members.map((at) => ids[at] ?? 0), share: shares.get(root) ?? 1 };
  }

  function join(one: number, other: number): void {
    const [a, b] = [rootOf(one), rootOf(other)];
    if (a === b) return;
    const share = shareOf(sketches[one], sketches[other]);
    if (share < ALIKE) return;
    parents[Math.max(a, b)] = Math.min(a, b);
    shares.set(Math.min(a, b), Math.min(share, shares.get(a) ?? 1, shares.get(b) ?? 1));
  }
}

function shareOf(one: Uint32Array | undefined, other: Uint32Array | undefined): number {
  if (!one || !other) return 0;
  let same = 0;
  for (let at = 0; at < PARTS; at += 1) if (one[at] === other[at]) same += 1;
  return same / PARTS;
}
