import { align, type PreparedSource } from './align.ts';
import type { PreparedText } from './prepare.ts';

/** Words of the shortest stretch of an allowed text that is left out: a heading, or a question. */
const LEAST_WORDS = 5;

/**
 * 1 for the words of a text that are in one that everybody may share, such as the words of a task: as they are, or with small
 * edits. What only says the same in other words counts.
 */
export function allowedWords(text: PreparedText, allowed: readonly PreparedSource[]): Uint8Array {
  const marks = new Uint8Array(text.words.length);
  for (const source of allowed) {
    for (const piece of align(text, source, LEAST_WORDS))
      if (piece.kind !== 'reworded') marks.fill(1, piece.from, piece.to);
  }
  return marks;
}
