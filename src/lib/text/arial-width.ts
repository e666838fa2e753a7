import { once } from '../once.ts';
import { arialWidths } from './arial-widths.data.ts';
import { graphemes } from './graphemes.ts';

const EM = 2048;
/** Scripts that Arial lacks are drawn in another face: usual widths, in 1/2048 em. */
const OTHERS: readonly (readonly [script: RegExp, width: number])[] = [
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\u3000-\u303f\uff01-\uff60]/u, EM],
  [/\p{sc=Arabic}/u, 900],
  [/\p{sc=Devanagari}/u, 1240],
  [/\p{sc=Thai}/u, 1130],
];
const USUAL = 1139;
const EMOJI = 2560;
const INVISIBLE = /[\p{M}\p{Cc}\p{Cf}]/u;
const DRAWN_AS_PICTURE = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\u{1F1E6}-\u{1F1FF}]/u;

const table = once(readTable);

/**
 * Width of a line of text in Arial, in pixels, for letters of `size` pixels. Exact to the font's own widths for Latin, Greek
 * and Cyrillic letters, without kerning; an estimate for other scripts and emoji, which each system draws in a face of its own.
 */
export function arialWidth(text: string, size: number): number {
  return graphemes(text).reduce((sum, grapheme) => sum + graphemeWidth(grapheme), 0) * (size / EM);
}

function graphemeWidth(grapheme: string): number {
  if (DRAWN_AS_PICTURE.test(grapheme)) return EMOJI;
  let width = 0;
  for (const character of grapheme) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  const own = table().get(character.codePointAt(0) ?? 0);
  if (own !== undefined) return own;
  if (INVISIBLE.test(character)) return 0;
  // The Hangul syllables fall apart into letters, and are one square all the same.
  const other = OTHERS.find(([script]) => script.test(character));
  if (other) return other[1];
  const [base = ''] = character.normalize('NFD');
  return table().get(base.codePointAt(0) ?? 0) ?? USUAL;
}

function readTable(): Map<number, number> {
  const entries = arialWidths.flatMap(({ from, widths }) =>
    widths.split(' ').map((width, index) => [from + index, Number(width)] as const),
  );
  return new Map(entries);
}
