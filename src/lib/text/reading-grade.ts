import { sentencesOf } from './sentences.ts';
import { syllablesIn } from './syllables.ts';

/** What a readability formula asks of a text. */
export interface ReadingCounts {
  /** Those with a letter or a digit, as they are between white space and dashes. */
  words: number;
  sentences: number;
  syllables: number;
}

const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’.,-]?[\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text as readability formulas count them: with a letter or a digit, as they are between white space and dashes. */
export function readingWords(text: string): readonly string[] {
  return text.match(WORDS) ?? [];
}

/** Counts of a sentence or a paragraph; a text in which there are words has at least one sentence. */
export function readingCounts(text: string): ReadingCounts {
  const words = readingWords(text);
  return {
    words: words.length,
    sentences: words.length === 0 ? 0 : Math.max(1, [...sentencesOf(text)].length),
    syllables: words.reduce((sum, word) => sum + syllablesIn(word), 0),
  };
}

/**
 * The school grade, in years of the United States, for which an English text is easy enough: 0.39 words a sentence + 11.8 syllables
 * a word − 15.59, to one decimal; `null` without words. From J. P. Kincaid, R. P. Fishburne, R. L. Rogers and B. S. Chissom,
 * "Derivation of New Readability Formulas for Navy Enlisted Personnel", Research Branch Report 8-75 (1975).
 */
export function readingGrade({ words, sentences, syllables }: ReadingCounts): number | null {
  if (words === 0 || sentences === 0) return null;
  return Math.round((0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59) * 10) / 10;
}
