import { keptWords } from './difference.ts';

/** A stretch of a rewritten sentence. */
interface Stretch {
  text: string;
  /** UTF-16 units from the beginning of the sentence. */
  start: number;
  /** `new` is in no such way in the source, `moved` is elsewhere in it. */
  kind: 'same' | 'moved' | 'new';
}

interface Word {
  lower: string;
  start: number;
  end: number;
}

/** The words of `difference.ts`, with their places. */
const WORDS = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** Two sentences with more words than this, multiplied, are one whole that is new: to compare them takes too long. */
const MOST_PAIRS = 4_000_000;

/** The sentence in stretches: those that are as they were, those that are elsewhere, and those that are new. */
export function markChanges(source: string, text: string): Stretch[] {
  if (text === '') return [];
  if (source === text) return [{ text, start: 0, kind: 'same' }];
  const before = wordsIn(source);
  const after = wordsIn(text);
  if (before.length * after.length > MOST_PAIRS) return [{ text, start: 0, kind: 'new' }];
  const stretches: Stretch[] = [];
  let kind: Stretch['kind'] = 'same';
  let from = 0;
  const kinds = kindsOf(before, after);
  const cut = (at: number, next: Stretch['kind']) => {
    if (at > from) stretches.push({ text: text.slice(from, at), start: from, kind });
    from = Math.max(from, at);
    kind = next;
  };
  let lastEnd = 0;
  for (const [index, { start, end }] of after.entries()) {
    const next = kinds[index] ?? 'same';
    // What is between two changed words belongs to them where it is a space: a mark is not broken there.
    if (next !== kind || (next !== 'same' && text.slice(lastEnd, start).trim() !== '')) {
      if (kind !== 'same') cut(lastEnd, 'same');
      cut(start, next);
    }
    lastEnd = end;
  }
  if (kind !== 'same') cut(lastEnd, 'same');
  cut(text.length, 'same');
  return stretches;
}

function kindsOf(before: readonly Word[], after: readonly Word[]): Stretch['kind'][] {
  const kept = keptWords(
    before.map(({ lower }) => lower),
    after.map(({ lower }) => lower),
  );
  const left = new Map<string, number>();
  for (const [index, { lower }] of before.entries()) {
    if (!kept.before[index]) left.set(lower, (left.get(lower) ?? 0) + 1);
  }
  return after.map(({ lower }, index) => {
    if (kept.after[index]) return 'same';
    const count = left.get(lower) ?? 0;
    left.set(lower, count - 1);
    return count > 0 ? 'moved' : 'new';
  });
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
    lower: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}
