import { normalise, type Word } from './normalise.ts';
import { stemOf } from './stems.ts';
import { isFunctionWord, isKnownStem } from './synonyms.ts';

export interface DistinctivePassage {
  /** The words as they are in the text, on one line. */
  text: string;
  start: number;
  end: number;
}

interface DistinctiveOptions {
  /** Passages at most. */
  most?: number;
  /** Words of a passage, at least and at most. */
  fewestWords?: number;
  mostWords?: number;
}

/**
 * The passages of a text by which it is best found elsewhere: 8 to 12 words of one sentence that few other texts have,
 * spread over the text, in its order.
 */
export function distinctivePassages(text: string, options: DistinctiveOptions = {}): DistinctivePassage[] {
  const most = options.most ?? 10;
  const fewest = options.fewestWords ?? 8;
  const longest = options.mostWords ?? 12;
  const { words } = normalise(text);
  if (words.length === 0 || most < 1) return [];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word.text, (counts.get(word.text) ?? 0) + 1);
  const worth = words.map((word) => rarity(word) / (1 + Math.log(counts.get(word.text) ?? 1)));
  const found: { from: number; to: number; worth: number }[] = [];
  // One part of the text each, so that a copied paragraph anywhere has its chance.
  const parts = Math.min(most, Math.max(1, Math.floor(words.length / longest)));
  for (let part = 0; part < parts; part += 1) {
    const from = Math.floor((part * words.length) / parts);
    const to = Math.floor(((part + 1) * words.length) / parts);
    const best = bestWithin({ words, worth, from, to, fewest, longest });
    if (best) found.push(best);
  }
  return found.map(({ from, to }) => {
    const start = words[from]?.start ?? 0;
    const end = words[to - 1]?.end ?? 0;
    return { text: text.slice(start, end).replace(/\s+/g, ' '), start, end };
  });
}

interface Search {
  words: readonly Word[];
  worth: readonly number[];
  from: number;
  to: number;
  fewest: number;
  longest: number;
}

function bestWithin({ words, worth, from, to, fewest, longest }: Search) {
  let best: { from: number; to: number; worth: number } | undefined;
  for (let start = from; start < to; start += 1) {
    let sum = 0;
    for (let end = start; end < Math.min(to, start + longest); end += 1) {
      if (end > start && (words[end]?.before ?? 0) >= 2) break;
      sum += worth[end] ?? 0;
      const length = end + 1 - start;
      // A text of fewer words is searched as a whole.
      if (length < Math.min(fewest, to - from)) continue;
      const mean = sum / Math.sqrt(length);
      if (!best || mean > best.worth) best = { from: start, to: end + 1, worth: mean };
    }
  }
  return best;
}

/** How seldom a word is, as far as it shows: function words tell nothing, known common words little, long and unknown ones much. */
function rarity({ text }: Word): number {
  if (isFunctionWord(text) || text.length < 3) return 0.1;
  const length = Math.min(12, text.length) / 12;
  return isKnownStem(stemOf(text)) ? 0.3 + length * 0.3 : 0.7 + length;
}
