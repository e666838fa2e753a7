import { type CollectedText, createCollection } from '#lib/matching/compare';
import type { ReadPage } from './read-pages.ts';

export interface Pair {
  one: ReadPage;
  other: ReadPage;
  /** Shares of the words of each that are in the other, 0 to 1. */
  shareOfOne: number;
  shareOfOther: number;
  words: number;
  /** As it is in the first. */
  passage: string;
}

/** UTF-16 units of a passage that are shown. */
const SHOWN = 160;

/** Every page held against every other; those that share most come first. */
export function comparePages(pages: readonly ReadPage[]): Pair[] {
  const collection = createCollection();
  const ready: { page: ReadPage; text: CollectedText }[] = [];
  for (const page of pages) if (page.text !== '') ready.push({ page, text: collection.prepare(page.text) });
  const pairs: Pair[] = [];
  for (const [at, one] of ready.entries()) {
    for (const other of ready.slice(at + 1)) {
      const there = collection.compare(one.text, other.text);
      const back = collection.compare(other.text, one.text);
      const longest = there.passages.reduce((most, each) => (each.words > most.words ? each : most), {
        words: 0,
        text: { start: 0, end: 0 },
      });
      const { start, end } = longest.text;
      const passage = one.page.text
        .slice(start, Math.min(end, start + SHOWN))
        .replace(/\s+/g, ' ')
        .trim();
      pairs.push({
        ...{
          one: one.page,
          other: other.page,
          shareOfOne: there.share,
          shareOfOther: back.share,
          words: there.matchedWords,
        },
        passage: end - start > SHOWN ? `${passage} …` : passage,
      });
    }
  }
  return pairs.sort((a, b) => alikeOf(b) - alikeOf(a));
}

/** A short page that is in a long one is a duplicate as well, but not a twin. */
export function alikeOf({ shareOfOne, shareOfOther }: Pick<Pair, 'shareOfOne' | 'shareOfOther'>): number {
  return Math.max(shareOfOne, shareOfOther);
}
