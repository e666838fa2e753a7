import { describe, expect, it } from 'vitest';
import type { Comparison } from './compare.ts';
import { originalityOf } from './originality.ts';

/** Words of one letter with a space between: word `n` is at 2n. */
const spans = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ start: index * 2, end: index * 2 + 1 }));
const matched = (from: number, to: number, words: number): Comparison => ({
  words,
  matchedWords: to - from,
  share: (to - from) / words,
  passages: [
    {
      text: { start: from * 2, end: to * 2 - 1 },
      source: { start: 0, end: 1 },
      kind: 'exact',
      words: to - from,
      share: (to - from) / words,
      similarity: 1,
    },
  ],
});

describe('originalityOf', () => {
  it('counts a word that stands in several sources once', () => {
    expect(originalityOf(spans(10), [matched(0, 4, 10), matched(2, 6, 10)])).toEqual({
      originalityScore: 40,
      matchPercentages: [40, 40],
      matchedWords: 6,
      words: 10,
    });
  });

  it('gives 100 without a match, 0 when all is matched, and neither else', () => {
    expect(originalityOf(spans(10), []).originalityScore).toBe(100);
    expect(originalityOf(spans(10), [matched(0, 10, 10)]).originalityScore).toBe(0);
    expect(originalityOf(spans(1000), [matched(0, 2, 1000)]).originalityScore).toBe(99);
    expect(originalityOf(spans(1000), [matched(0, 998, 1000)]).originalityScore).toBe(1);
  });
});
