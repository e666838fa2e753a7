import { type ReadingCounts, readingCounts, readingGrade } from '../text/reading-grade.ts';
import { changedOf, wordsOf } from './difference.ts';

/** A sentence and what it has become. */
export interface Said {
  source: string;
  text: string;
}

/** What a sentence adds to the figures of its text. */
interface Tally {
  before: ReadingCounts;
  after: ReadingCounts;
  /** Words of both, and the changed ones among them. */
  words: number;
  changed: number;
}

/** How much a text was changed, and what that did to it. */
export interface Figures {
  /** Share of words that are others or are elsewhere, 0 to 1, to three decimals. */
  changedShare: number;
  words: Pair<number>;
  /** Flesch-Kincaid grade. */
  grade: Pair<number | null>;
}

interface Pair<T> {
  before: T;
  after: T;
}

export function tallyOf({ source, text }: Said): Tally {
  const before = readingCounts(source);
  const own = wordsOf(source);
  if (source === text) return { before, after: before, words: 2 * own.length, changed: 0 };
  const others = wordsOf(text);
  const words = own.length + others.length;
  return { before, after: readingCounts(text), words, changed: changedOf(own, others) * words };
}

/** The figures of a whole text, out of those of its sentences. */
export function figuresOf(tallies: readonly Tally[]): Figures {
  const before = { words: 0, sentences: 0, syllables: 0 };
  const after = { words: 0, sentences: 0, syllables: 0 };
  let words = 0;
  let changed = 0;
  for (const tally of tallies) {
    add(before, tally.before);
    add(after, tally.after);
    words += tally.words;
    changed += tally.changed;
  }
  return {
    changedShare: words === 0 ? 0 : Math.round((changed / words) * 1_000) / 1_000,
    words: { before: before.words, after: after.words },
    grade: { before: readingGrade(before), after: readingGrade(after) },
  };
}

function add(sum: ReadingCounts, { words, sentences, syllables }: ReadingCounts): void {
  sum.words += words;
  sum.sentences += sentences;
  sum.syllables += syllables;
}
