import { graphemes } from '#lib/text/graphemes';

/** UTF-16 units up to which characters are those that people see. */
const SEEN_UP_TO = 50_000;

const UNSPACED = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';
/** Words, spaces, single signs. Where a script has no spaces between words, each character is one. */
const WORDS = new RegExp(`[${UNSPACED}]\\p{M}*|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}_])+|\\n|[^\\S\\n]+|.`, 'gsu');

/** What a changed stretch is compared by; a line end is a token of its own. Joined, they are the text. */
export function tokensOf(text: string, by: 'words' | 'characters'): string[] {
  if (by === 'words') return text.match(WORDS) ?? [];
  return text.length <= SEEN_UP_TO ? graphemes(text) : [...text];
}

/** Numbers for texts: the same for what counts as the same. */
export function numbering(keyOf: (text: string) => string): (text: string) => number {
  const numbers = new Map<string, number>();
  return (text) => {
    const key = keyOf(text);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };
}
