import { readingWords } from '#lib/text/reading-grade';
import { sentencesOf } from '#lib/text/sentences';
import { syllableCounter } from '#lib/text/syllables-of-language';

/** What formulas ask of a text or of one sentence. */
export interface Counts {
  sentences: number;
  words: number;
  /** Letters and digits. */
  letters: number;
  syllables: number;
  /** Words of one syllable, and of three or more. */
  short: number;
  many: number;
  /** Of the latter, those that count as hard for the Fog index: no names, no compounds, not by an ending alone. */
  hard: number;
  /** Words of more than six letters. */
  long: number;
}

export interface Measured {
  counts: Counts;
  sentences: { from: number; to: number; counts: Counts }[];
}

/** Counts a text and each of its sentences. Without a counter of syllables for the language, syllables are 0. */
export function measure(text: string, language: string): Measured {
  const syllablesOf = syllableCounter(language);
  const sentences: Measured['sentences'] = [];
  const sum = emptyCounts();
  for (const { from, to } of sentencesOf(text)) {
    const counts = emptyCounts();
    for (const word of readingWords(text.slice(from, to))) addWord(word, { counts, syllablesOf });
    if (counts.words === 0) continue;
    counts.sentences = 1;
    sentences.push({ from, to, counts });
    addCounts(sum, counts);
  }
  return { counts: sum, sentences };
}

function emptyCounts(): Counts {
  return { sentences: 0, words: 0, letters: 0, syllables: 0, short: 0, many: 0, hard: 0, long: 0 };
}

function addCounts(sum: Counts, counts: Counts): void {
  sum.sentences += counts.sentences;
  sum.words += counts.words;
  sum.letters += counts.letters;
  sum.syllables += counts.syllables;
  sum.short += counts.short;
  sum.many += counts.many;
  sum.hard += counts.hard;
  sum.long += counts.long;
}

function addWord(
  word: string,
  { counts, syllablesOf }: { counts: Counts; syllablesOf: ((word: string) => number) | undefined },
): void {
  const isFirst = counts.words === 0;
  counts.words++;
  const letters = word.replace(/[^\p{L}\p{N}]+/gu, '').length;
  counts.letters += letters;
  if (letters > 6) counts.long++;
  const syllables = syllablesOf?.(word) ?? 0;
  counts.syllables += syllables;
  if (syllables === 1) counts.short++;
  if (syllables < 3) return;
  counts.many++;
  const isName = !isFirst && /^\p{Lu}/u.test(word);
  const isByEnding = syllables === 3 && /(?:es|ed|ing)$/i.test(word);
  if (!isName && !isByEnding && !word.includes('-')) counts.hard++;
}
