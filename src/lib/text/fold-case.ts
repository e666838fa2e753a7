import { characterClasses, MARK } from './character-classes.ts';

/** Marks on one letter up to which a text is brought into one form: sorting them takes the square of their number. */
const MOST_MARKS = 64;

const MARK_BEYOND_BMP = /\p{M}/u;

/**
 * A text in one Unicode form, in time that grows with its length alone. One with a letter of more than 64 marks, which nobody
 * writes, stays as it is.
 */
export function normalised(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string {
  return hasPile(text) ? text : text.normalize(form);
}

function hasPile(text: string): boolean {
  const classes = characterClasses();
  let run = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0xd800 && unit < 0xdc00) {
      run = MARK_BEYOND_BMP.test(text.slice(at, at + 2)) ? run + 1 : 0;
      at += 1;
    } else if ((classes[unit] ?? 0) & MARK) run += 1;
    else run = 0;
    if (run > MOST_MARKS) return true;
  }
  return false;
}

/** A text as it is compared without regard to case: `STRASSE` and `Straße`, `ΟΔΟΣ` and `οδος` become the same. */
export function foldCase(text: string): string {
  return normalised(text.toLowerCase().toUpperCase());
}
