const SYLLABIC = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/**
 * The length of a word in letters. A Chinese character, a kana or a Korean syllable says about as much as two letters of an
 * alphabet, and counts as two: words there are short.
 */
export function wordLength(word: string): number {
  let length = 0;
  for (const character of word) if (!/\p{M}/u.test(character)) length += SYLLABIC.test(character) ? 2 : 1;
  return length;
}
