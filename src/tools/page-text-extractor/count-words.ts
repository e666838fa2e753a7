import { unspacedWords } from '#lib/text/unspaced-words';

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** Words of a text: between spaces, and by dictionary in scripts that put none. Signs alone are no words. */
export function countWords(text: string): number {
  let count = 0;
  for (const { 0: stretch, index } of text.matchAll(UNSPACED)) {
    for (const words of unspacedWords(text, index, index + stretch.length)) count += words.length;
  }
  const spaced = text.replace(UNSPACED, ' ');
  for (const _ of spaced.matchAll(/[\p{L}\p{N}][^\s]*/gu)) count += 1;
  return count;
}
