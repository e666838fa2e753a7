import type { Word } from './normalise.ts';

/** A hash of some words in a row, and the index of the first of them. */
interface Fingerprint {
  hash: number;
  at: number;
}

interface WinnowingOptions {
  /** Words in a shingle: shorter matches are not found. */
  words?: number;
  /** Shingles in a window: every match of `words + window - 1` words has a fingerprint in common. */
  window?: number;
}

/** A 32-bit hash of a word (FNV-1a over UTF-16 code units, mixed at the end). */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return mixed(hash);
}

/** The finishing steps of MurmurHash3: every bit in has its say in every bit out. */
function mixed(hash: number): number {
  let value = hash ^ (hash >>> 16);
  value = Math.imul(value, 0x85ebca6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

const BASE = 0x9e3779b1;

/** A rolling hash of every `size` words in a row; the index in the list is that of the first word. */
export function shingleHashes(words: readonly Pick<Word, 'text'>[], size: number): Uint32Array {
  const count = Math.max(0, words.length - size + 1);
  const hashes = new Uint32Array(count);
  const single = Uint32Array.from(words, (word) => hashOf(word.text));
  let top = 1;
  for (let index = 1; index < size; index += 1) top = Math.imul(top, BASE);
  let rolling = 0;
  for (let index = 0; index < single.length; index += 1) {
    if (index >= size) rolling = (rolling - Math.imul(single[index - size] ?? 0, top)) | 0;
    rolling = (Math.imul(rolling, BASE) + (single[index] ?? 0)) | 0;
    if (index >= size - 1) hashes[index - size + 1] = mixed(rolling);
  }
  return hashes;
}

/**
 * The fingerprints of a text: of every window of shingles the smallest hash, the rightmost of equal ones, each once
 * (Schleimer, Wilkerson, Aiken: Winnowing, SIGMOD 2003). The same words give the same fingerprints, everywhere.
 */
export function fingerprintsOf(words: readonly Pick<Word, 'text'>[], options: WinnowingOptions = {}): Fingerprint[] {
  const size = options.words ?? 5;
  const window = options.window ?? 4;
  const hashes = shingleHashes(words, size);
  const found: Fingerprint[] = [];
  let least = -1;
  for (let end = Math.min(window, hashes.length) - 1; end >= 0 && end < hashes.length; end += 1) {
    const start = Math.max(0, end - window + 1);
    if (least < start) least = leastIn(hashes, start, end);
    else if ((hashes[end] ?? 0) <= (hashes[least] ?? 0)) least = end;
    if (found.at(-1)?.at !== least) found.push({ hash: hashes[least] ?? 0, at: least });
  }
  return found;
}

function leastIn(hashes: Uint32Array, from: number, to: number): number {
  let least = from;
  for (let index = from + 1; index <= to; index += 1) if ((hashes[index] ?? 0) <= (hashes[least] ?? 0)) least = index;
  return least;
}
