import type { Comparison, Span } from './compare.ts';

export interface Originality {
  /** Share of the text's words that no source has, 0 to 100, whole. */
  originalityScore: number;
  /** By source, in the order given: the share of the text's words that are in it, 0 to 100, whole. */
  matchPercentages: readonly number[];
  matchedWords: number;
  words: number;
}

/**
 * The score of a text from its comparisons with sources. A word that is in several sources is matched once.
 * Only a text without a match is 100, and only one matched to the last word is 0.
 */
export function originalityOf(wordSpans: readonly Span[], comparisons: readonly Comparison[]): Originality {
  const words = wordSpans.length;
  const passages = comparisons.flatMap((comparison) => comparison.passages).sort((a, b) => a.text.start - b.text.start);
  let matchedWords = 0;
  let next = 0;
  let end = -1;
  for (const word of wordSpans) {
    for (let passage = passages[next]; passage && passage.text.start <= word.start; passage = passages[next]) {
      end = Math.max(end, passage.text.end);
      next += 1;
    }
    if (word.end <= end) matchedWords += 1;
  }
  return {
    originalityScore: 100 - percent(matchedWords, words),
    matchPercentages: comparisons.map((comparison) => percent(comparison.matchedWords, words)),
    matchedWords,
    words,
  };
}

function percent(part: number, whole: number): number {
  if (whole === 0 || part === 0) return 0;
  if (part >= whole) return 100;
  return Math.min(99, Math.max(1, Math.round((part / whole) * 100)));
}
