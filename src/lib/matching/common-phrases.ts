import { once } from '../once.ts';
import { commonPhrases } from './common-phrases.data.ts';
import type { Word } from './normalise.ts';

const LONGEST = 6;
const phrases = once(readPhrases);

/** Marks with 1 the words that are part of a phrase that everybody uses, as `on the other hand`. */
export function markCommonPhrases(words: readonly Pick<Word, 'text'>[]): Uint8Array {
  const { whole, firsts } = phrases();
  const marks = new Uint8Array(words.length);
  for (let index = 0; index < words.length; index += 1) {
    if (!firsts.has(words[index]?.text ?? '')) continue;
    let phrase = words[index]?.text ?? '';
    for (let length = 2; length <= LONGEST && index + length <= words.length; length += 1) {
      phrase += ` ${words[index + length - 1]?.text ?? ''}`;
      if (length >= 3 && whole.has(phrase)) marks.fill(1, index, index + length);
    }
  }
  return marks;
}

function readPhrases() {
  const whole = new Set(commonPhrases);
  return { whole, firsts: new Set(commonPhrases.map((phrase) => phrase.slice(0, phrase.indexOf(' ')))) };
}
