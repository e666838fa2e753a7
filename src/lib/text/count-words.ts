import { unspacedWords } from './unspaced-words.ts';

/** In pieces, as the engine has no room to remember all places of a run of millions. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]{1,10000}/gu;

/** UTF-16 units that are looked up in a dictionary, which takes half a second. Few books are as long. */
const LOOKED_UP = 300_000;

/**
 * Words of a text: between spaces, and by dictionary in scripts that put none. Signs alone are no words. In a text with more
 * than 300,000 characters of such scripts, the rest is estimated from those.
 */
export function countWords(text: string): number {
  let found = 0;
  let lookedUp = 0;
  let length = 0;
  for (const { 0: stretch, index } of text.matchAll(UNSPACED)) {
    length += stretch.length;
    const taken = Math.min(stretch.length, LOOKED_UP - lookedUp);
    for (const _ of unspacedWords(text, index, index + taken)) found += 1;
    lookedUp += taken;
  }
  let count = lookedUp === 0 ? 0 : Math.round((found / lookedUp) * length);
  const spaced = text.replace(UNSPACED, ' ');
  for (const _ of spaced.matchAll(/[\p{L}\p{N}][^\s]*/gu)) count += 1;
  return count;
}
