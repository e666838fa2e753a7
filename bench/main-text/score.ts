import type { Page } from './pages.ts';

export interface Score {
  precision: number;
  recall: number;
  f1: number;
}

/** A word, or a character of a script without spaces. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu;

/** Compares the words that were read, each as often as it comes, with those that should be. */
export function scoreOf({ text, either }: Page, read: string): Score {
  const [wanted, had, free] = [wordsOf(text), wordsOf(read), wordsOf(either)];
  let [hits, all, excess] = [0, 0, 0];
  for (const [word, times] of wanted) {
    all += times;
    hits += Math.min(times, had.get(word) ?? 0);
  }
  for (const [word, times] of had) excess += Math.max(0, times - (wanted.get(word) ?? 0) - (free.get(word) ?? 0));
  const precision = hits === 0 ? 0 : hits / (hits + excess);
  const recall = all === 0 ? 1 : hits / all;
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

function wordsOf(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const [word] of text.normalize('NFKC').toLowerCase().matchAll(WORD)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}
