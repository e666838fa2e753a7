import type { Entry, Lexicon } from './lexicon.ts';
import type { Token } from './token.ts';

/** Entries that begin with one word. */
interface Bucket {
  single: readonly Entry[];
  /** Longer ones by their second word. */
  bySecond: ReadonlyMap<string, readonly Entry[]>;
}

const indexes = new WeakMap<Lexicon, Map<string, Bucket>>();
const NONE: readonly Entry[] = [];

/** The entries that can begin with a token: those of the word and of its lemma, the longest first; of equal ones the fixed first. */
export function entriesAt(lexicon: Lexicon, token: Token, next: Token | undefined): readonly Entry[] {
  const own = bucketOf(lexicon, token.lower);
  const ofLemma = token.lemma === token.lower ? undefined : bucketOf(lexicon, token.lemma);
  if (!own && !ofLemma) return NONE;
  const longer = inOrder([...longerIn(own, next), ...longerIn(ofLemma, next)], own && ofLemma);
  const single = inOrder([...(own?.single ?? NONE), ...(ofLemma?.single ?? NONE)], own && ofLemma);
  return longer.length === 0 ? single : [...longer, ...single];
}

function longerIn(bucket: Bucket | undefined, next: Token | undefined): readonly Entry[] {
  if (!bucket || !next || bucket.bySecond.size === 0) return NONE;
  const byWord = bucket.bySecond.get(next.lower) ?? NONE;
  const byLemma = next.lemma === next.lower ? NONE : (bucket.bySecond.get(next.lemma) ?? NONE);
  if (byLemma.length === 0 || byWord.length === 0) return byLemma.length === 0 ? byWord : byLemma;
  return [...byWord, ...byLemma].sort(byLength);
}

/** Those of one word stand in order as they are. */
function inOrder(entries: Entry[], isMixed: unknown): readonly Entry[] {
  return isMixed ? entries.sort((one, other) => byLength(one, other) || rankOf(one) - rankOf(other)) : entries;
}

function byLength(one: Entry, other: Entry): number {
  return other.words.length - one.words.length;
}

function rankOf({ kind }: Entry): number {
  return kind === 'x' ? 0 : 1;
}

function bucketOf(lexicon: Lexicon, word: string): Bucket | undefined {
  const entries = lexicon.get(word);
  if (!entries) return undefined;
  const index = indexes.get(lexicon) ?? new Map<string, Bucket>();
  if (index.size === 0) indexes.set(lexicon, index);
  const known = index.get(word);
  if (known) return known;
  const bySecond = Map.groupBy(
    entries.filter(({ words }) => words.length > 1),
    ({ words }) => words[1] ?? '',
  );
  const bucket = { single: entries.filter(({ words }) => words.length === 1), bySecond };
  index.set(word, bucket);
  return bucket;
}
