import { type CollectedText, createCollection, type Passage, type Span } from './compare.ts';
import { fingerprintsOf } from './fingerprints.ts';
import type { Word } from './normalise.ts';
import { stemOf } from './stems.ts';
import { isFunctionWord } from './synonyms.ts';

/** What two of several texts share. `one` and `other` are places in the list of texts. */
export interface SharingPair {
  one: number;
  other: number;
  /** Shares of the words of each that are in the other, 0 to 1; allowed words do not count. */
  shareOfOne: number;
  shareOfOther: number;
  /** Words of `one` that are shared. */
  words: number;
  /** `text` is of `one`, `source` of `other`. */
  passages: readonly Passage[];
}

export interface PairsProgress {
  stage: 'reading' | 'comparing';
  done: number;
  of: number;
}

/** What is in more texts than this share of all says nothing about two of them, as the words of a common task. */
const COMMON_RUNS = 0.5;
const COMMON_NEIGHBOURS = 0.02;
const COMMON_LEAST = 7;
/** Marks in common from which on two texts are compared: a run of words, or pairs of telling words near each other. */
const LEAST_RUNS = 1;
const LEAST_NEIGHBOURS = 3;
/** Longer texts about the same thing have some pairs in common by chance. */
const WORDS_FOR_ONE_MORE = 200;
/** Telling words apart that are still neighbours. */
const REACH = 2;
const SHORTEST = 4;

/**
 * Compares all texts with each other. Only pairs that have rare runs of words in common, or rare words near each other, are held
 * against each other in full. Yields after each text and each pair; the pair that shares most comes first.
 *
 * @param allowed Texts whose words all may share: what is in them, as it is or with small edits, does not count.
 */
export function* sharingPairs(
  texts: readonly string[],
  allowed: readonly string[] = [],
): Generator<PairsProgress, SharingPair[]> {
  const collection = createCollection(allowed);
  const ready: CollectedText[] = [];
  for (const text of texts) {
    ready.push(collection.prepare(text));
    yield { stage: 'reading', done: ready.length, of: texts.length };
  }
  const candidates = candidatesOf(ready.map((each) => marksOf(countedWords(each))));
  const found: SharingPair[] = [];
  for (const [done, [one, other]] of candidates.entries()) {
    const [text, source] = [ready[one], ready[other]];
    if (!text || !source) continue;
    const progress = { stage: 'comparing', done, of: candidates.length } as const;
    const { passages, matchedWords: words, share } = collection.compare(text, source);
    yield { ...progress, done: done + 1 };
    if (words === 0) continue;
    const shareOfOther = shareOf(countedWords(source), passages);
    found.push({ one, other, shareOfOne: share, shareOfOther, words, passages });
  }
  return found.sort((a, b) => largest(b) - largest(a) || b.words - a.words);
}

/** The larger of a pair's two shares. */
export function largest({ shareOfOne, shareOfOther }: SharingPair): number {
  return Math.max(shareOfOne, shareOfOther);
}

function countedWords({ text, isOut }: CollectedText): Word[] {
  return text.words.filter((_, at) => !isOut[at]);
}

interface TextMarks {
  words: number;
  runs: ReadonlySet<number>;
  neighbours: ReadonlySet<string>;
}

function marksOf(words: readonly Word[]): TextMarks {
  const runs = new Set(fingerprintsOf(words).map(({ hash }) => hash));
  const telling = words
    .filter(({ text }) => text.length >= SHORTEST && !isFunctionWord(text))
    .map(({ text }) => stemOf(text));
  const neighbours = new Set<string>();
  for (const [at, stem] of telling.entries()) {
    for (let next = at + 1; next <= at + REACH && next < telling.length; next += 1) {
      const other = telling[next] ?? '';
      if (other !== stem) neighbours.add(stem < other ? `${stem} ${other}` : `${other} ${stem}`);
    }
  }
  return { words: words.length, runs, neighbours };
}

/** The pairs that have enough in common, by their places. */
function candidatesOf(marks: readonly TextMarks[]): [one: number, other: number][] {
  const runs = sharedMarks(
    marks.map((each) => each.runs),
    COMMON_RUNS,
  );
  const neighbours = sharedMarks(
    marks.map((each) => each.neighbours),
    COMMON_NEIGHBOURS,
  );
  const candidates: [number, number][] = [];
  for (const [one, { words }] of marks.entries()) {
    for (let other = one + 1; other < marks.length; other += 1) {
      const key = one * marks.length + other;
      const length = Math.min(words, marks[other]?.words ?? 0);
      const isLikely = (neighbours.get(key) ?? 0) >= LEAST_NEIGHBOURS + length / WORDS_FOR_ONE_MORE;
      if (isLikely || (runs.get(key) ?? 0) >= LEAST_RUNS) candidates.push([one, other]);
    }
  }
  return candidates;
}

/** How many rare marks two texts have in common, by `first * count + second`. */
function sharedMarks<M>(all: readonly ReadonlySet<M>[], commonShare: number): Map<number, number> {
  const holders = new Map<M, number[]>();
  for (const [place, marks] of all.entries()) {
    for (const mark of marks) {
      const known = holders.get(mark);
      if (known) known.push(place);
      else holders.set(mark, [place]);
    }
  }
  const most = Math.max(COMMON_LEAST, Math.floor(all.length * commonShare));
  const shared = new Map<number, number>();
  for (const places of holders.values()) {
    if (places.length < 2 || places.length > most) continue;
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        const key = one * all.length + other;
        shared.set(key, (shared.get(key) ?? 0) + 1);
      }
    }
  }
  return shared;
}

/** The share of a source's words that passages have. */
function shareOf(words: readonly Span[], passages: readonly Passage[]): number {
  const spans = passages.map(({ source }) => source).sort((one, other) => one.start - other.start);
  let next = 0;
  let end = -1;
  let count = 0;
  for (const word of words) {
    for (let span = spans[next]; span && span.start <= word.start; span = spans[next]) {
      end = Math.max(end, span.end);
      next += 1;
    }
    if (word.end <= end) count += 1;
  }
  return words.length === 0 ? 0 : count / words.length;
}
