import { KeyTally } from './key-tally.ts';

/** Where a sentence ends in a list of word numbers, or a word stands that is listed nowhere. */
export const BREAK = -1;
/** Words that are searched for phrases: bounds the memory. About 10 MB of English. */
const PHRASES_UP_TO = 2_000_000;
/** Phrases kept of each length. */
const LISTED = 10;

interface FoundPhrase {
  ids: number[];
  count: number;
}

interface PhraseSearch {
  /** The words of a text in their order, with `BREAK` between sentences. */
  ids: readonly number[];
  /** Number of different words. */
  size: number;
  /** Whether a phrase may begin or end with the word. */
  isEdge: (id: number) => boolean;
}

/**
 * The commonest phrases of two, three and four words that come twice or more, within sentences. Each length is counted
 * among what follows a repeated shorter one, as no other can repeat.
 */
export function findPhrases({ ids, size, isEdge }: PhraseSearch): FoundPhrase[][] {
  const words = Int32Array.from(ids.length > PHRASES_UP_TO ? ids.slice(0, PHRASES_UP_TO) : ids);
  const found: FoundPhrase[][] = [];
  // For each place, a number for the repeated phrase that begins there; 0 for none.
  const repeated = repeatedIds(words, size);
  let begins = new Uint32Array(words.length);
  for (let at = 0; at < words.length; at++) {
    const id = words[at] ?? BREAK;
    if (repeated[id]) begins[at] = id + 1;
  }
  for (let length = 2; length <= 4; length++) {
    const tally = new KeyTally();
    // A number for the phrase at a place: that of its beginning, and the last word. What follows the first word repeats too.
    const keyAt = (at: number) => {
      const begin = begins[at] ?? 0;
      const last = words[at + length - 1] ?? BREAK;
      return begin === 0 || last === BREAK || begins[at + 1] === 0 ? 0 : begin * size + last + 1;
    };
    for (let at = 0; at + length <= words.length; at++) {
      const key = keyAt(at);
      if (key > 0) tally.add(key);
    }
    const next = new Uint32Array(words.length);
    const top = mostFrequent();
    const offered = new Set<number>();
    for (let at = 0; at + length <= words.length; at++) {
      const key = keyAt(at);
      if (key === 0) continue;
      const slot = tally.slotOf(key);
      const count = tally.countAt(slot);
      if (count < 2) continue;
      next[at] = slot + 1;
      if (!isEdge(words[at] ?? BREAK) || !isEdge(words[at + length - 1] ?? BREAK)) continue;
      if (offered.has(slot)) continue;
      offered.add(slot);
      top.offer({ count, at });
    }
    found.push(top.list.map(({ count, at }) => ({ ids: [...words.subarray(at, at + length)], count })));
    begins = next;
  }
  return found;
}

function repeatedIds(words: Int32Array, size: number): Uint8Array {
  const seen = new Uint8Array(size);
  for (const id of words) if (id !== BREAK) seen[id] = Math.min(2, (seen[id] ?? 0) + 1);
  return seen.map((times) => (times > 1 ? 1 : 0));
}

interface Candidate {
  count: number;
  /** Where the phrase is first. */
  at: number;
}

/** The most frequent, among equals the one that came first. */
function mostFrequent() {
  const list: Candidate[] = [];
  return {
    list,
    offer(candidate: Candidate) {
      const last = list.at(-1);
      if (list.length === LISTED && last && candidate.count <= last.count) return;
      const place = list.findIndex(({ count }) => count < candidate.count);
      list.splice(place === -1 ? list.length : place, 0, candidate);
      if (list.length > LISTED) list.pop();
    },
  };
}
