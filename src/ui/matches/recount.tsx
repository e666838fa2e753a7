import { normalise } from '#lib/matching/normalise';
import { type Originality, originalityOf } from '#lib/matching/originality';
import type { FoundSource } from './found-source.ts';

/** Counts a text again with some of its sources: `recount(text)(sources)`. The text is read once. */
export function recounting(text: string) {
  const { words } = normalise(text);
  return (sources: readonly Pick<FoundSource, 'passages'>[]): Originality => {
    const comparisons = sources.map(({ passages }) => {
      const matchedWords = passages.reduce((sum, passage) => sum + passage.words, 0);
      const share = words.length === 0 ? 0 : matchedWords / words.length;
      return {
        ...{ matchedWords, share, words: words.length },
        passages: passages.map(({ start, end, kind, words: count }) => ({
          text: { start, end },
          source: { start: 0, end: 0 },
          ...{ kind, words: count, share: 0, similarity: 1 },
        })),
      };
    });
    return originalityOf(words, comparisons);
  };
}
