import { once } from '../once.ts';
/** White space, as `\s` and `trim` understand it. A zero-width space is none. */
export const SPACE = 1;
/** Ends a line: LF, CR, U+2028, U+2029. */
export const LINE_END = 2;
/** Ends a sentence by the plain rule: `.`, `!`, `?`. */
export const STOP = 4;
/** Ends a sentence in another script: `。`, `؟`, `।` and their like. */
export const OTHER_STOP = 8;
/** Letter, digit or combining mark: what a word is made of, as against punctuation and symbols. */
export const WORD = 16;
/** Belongs to a script that puts no spaces between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese. */
export const UNSPACED = 32;
/** May join its neighbours to one visible character, so that only a segmenter can count. Between two others is always a border, save in CR LF. */
export const JOINING = 64;
/** Combining mark: the text around it may be written in more than one way. */
export const MARK = 128;

const patterns: readonly (readonly [number, RegExp])[] = [
  [SPACE, /\s+/gu],
  [LINE_END, /[\n\r\u2028\u2029]/gu],
  [STOP, /[.!?]/gu],
  [OTHER_STOP, /(?![.!?])\p{Sentence_Terminal}/gu],
  [WORD, /[\p{L}\p{N}\p{M}]+/gu],
  [UNSPACED, /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu],
  // Too much here costs time, too little miscounts: marks, format characters, conjoining Hangul, and three letters that join.
  [JOINING, /[\p{M}\p{Gr_Ext}\p{Cf}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u0e33\u0eb3\u0d4e]+/gu],
  [MARK, /\p{M}+/gu],
];

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

/** The classes of every UTF-16 code unit, as a sum of the constants above. Built on first use, in some milliseconds. */
export const characterClasses = once(buildTable);

function buildTable(): Uint8Array {
  const classes = new Uint8Array(0x10000);
  let characters = '';
  for (let unit = 0; unit < 0x10000; unit++) {
    if (!isSurrogate(unit)) characters += String.fromCharCode(unit);
  }
  for (const [bit, pattern] of patterns) {
    for (const { index, 0: run } of characters.matchAll(pattern)) {
      for (let at = index; at < index + run.length; at++) {
        const unit = at < FIRST_SURROGATE ? at : at + SURROGATES;
        classes[unit] = (classes[unit] ?? 0) | bit;
      }
    }
  }
  // Half a character says little by itself, except that planes 2 and 3 hold nothing but Chinese characters.
  classes.fill(JOINING, 0xd800, 0xe000);
  classes.fill(JOINING | UNSPACED, 0xd840, 0xd8c0);
  return classes;
}

function isSurrogate(unit: number): boolean {
  return unit >= FIRST_SURROGATE && unit < FIRST_SURROGATE + SURROGATES;
}
