import { characterClasses, WORD } from './character-classes.ts';

const LETTER_BEYOND_BMP = /[\p{L}\p{N}\p{M}]/u;

/**
 * The word within a stretch, without the punctuation around it: positions of its first and after its last code unit.
 * They are equal where the stretch holds no letter or digit. Punctuation between letters stays: `don't`, `well-known`.
 */
export function wordEdges(text: string, from: number, to: number): [start: number, end: number] {
  let [start, end] = [from, to];
  while (start < end && !isWordUnit(text, start)) start++;
  while (end > start && !isWordUnit(text, end - 1)) end--;
  return [start, end];
}

function isWordUnit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 0xd800 || unit > 0xdfff) return ((characterClasses()[unit] ?? 0) & WORD) !== 0;
  // Letters beyond the basic plane are known by both halves.
  const first = unit < 0xdc00 ? at : at - 1;
  return LETTER_BEYOND_BMP.test(text.slice(first, first + 2));
}
