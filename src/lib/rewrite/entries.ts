import type { Entry, Lexicon } from './lexicon.ts';
import type { Token } from './token.ts';

/** Entries that begin with one word. */
interface Bucket {
  single: readonly Entry[];
  /** Longer ones by their second word. */
  bySecond: ReadonlyMap<string, readonly Entry[]>;
}

const indexes = new WeakMap<Lexicon, ReadonlyMap<string, Bucket>>();
const NONE: readonly Entry[] = [];

/** The entries that can begin with a token: those of the word and of its lemma, the longest first; of equal ones the fixed first. */
export function entriesAt(lexicon: Lexicon, token: Token, next: Token | undefined): readonly Entry[] {
  const index = indexOf(lexicon);
  const own = index.get(token.lower);
  const ofLemma = token.lemma === token.lower ? undefined : index.get(token.lemma);
  if (!own && !ofLemma) return NONE;
  // Those of one word are in order as they are.
  const only = own && ofLemma ? undefined : (own ?? ofLemma);
  if (only) {
    const longer = longerIn(only, next);
    return longer.length === 0 ? only.single : [...longer, ...only.single];
  }
  const longer = [...longerIn(own, next), ...longerIn(ofLemma, next)].sort(inOrder);
  const single = [...(own?.single ?? NONE), ...(ofLemma?.single ?? NONE)].sort(inOrder);
  return longer.length === 0 ? single : [...longer, ...single];
}

function longerIn(bucket: Bucket | undefined, next: Token | undefined): readonly Entry[] {
  if (!bucket || !next || bucket.bySecond.size === 0) return NONE;
  const byWord = bucket.bySecond.get(next.lower) ?? NONE;
  const byLemma = next.lemma === next.lower ? NONE : (bucket.bySecond.get(next.lemma) ?? NONE);
  if (byLemma.length === 0 || byWord.length === 0) return byLemma.length === 0 ? byWord : byLemma;
  return [...byWord, ...byLemma].sort(byLength);
}

function inOrder(one: Entry, other: Entry): number {
  return byLength(one, other) || rankOf(one) - rankOf(other);
}

function byLength(one: Entry, other: Entry): number {
  return other.words.length - one.words.length;
}

function rankOf({ kind }: Entry): number {
  return kind === 'x' ? 0 : 1;
}

function indexOf(lexicon: Lexicon): ReadonlyMap<string, Bucket> {
  const known = indexes.get(lexicon);
  if (known) return known;
  const index = new Map([...lexicon].map(([word, entries]) => [word, bucketOf(entries)]));
  indexes.set(lexicon, index);
  return index;
}

function bucketOf(entries: readonly Entry[]): Bucket {
  const bySecond = Map.groupBy(
    entries.filter(({ words }) => words.length > 1),
    ({ words }) => words[1] ?? '',
  );
  return { single: entries.filter(({ words }) => words.length === 1), bySecond };
}
