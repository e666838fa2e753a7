import { isAllowedInNames } from '#lib/unicode-security/allowed';
import type { Found } from '#lib/unicode-security/find-hidden';
import { prototypeOf, readAsAscii, twinsIn } from '#lib/unicode-security/look-alikes';
import { isHighlyRestrictive, scriptsOf } from '#lib/unicode-security/scripts';

/** A word of more is looked at in pieces. */
const WORD = /[\p{L}\p{M}\p{N}]{1,256}/gu;
const NOT_ASCII = /[^\0-\x7f]/;
/** Words in which nothing can be found, by the script of the text: most of them, at once. */
const PLAIN_LATIN = /^[A-Za-z\u00c0-\u0148\u014a-\u017e]+$/;
const PLAIN =
  /^(?:[A-Za-z\u00c0-\u0148\u014a-\u017e]+|\p{sc=Cyrillic}+|\p{sc=Greek}+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+|\p{sc=Hangul}+|\p{sc=Arabic}+|\p{sc=Hebrew}+|\p{sc=Devanagari}+|\p{sc=Thai}+)$/u;
/** Words that are kept with what is in them. */
const MOST_KEPT = 10_000;
/** UTF-16 units by which the script of the text is known. */
const SAMPLE = 100_000;
/** Signs that good typography uses, though they look like those of a keyboard. */
const TYPOGRAPHY =
  /[\u00a1-\u00bf\u00d7\u00f7\u02b0-\u02ff\u2010-\u2027\u2030-\u2043\u2045-\u205e\u2070-\u209f\u20a0-\u20cf\u2190-\u2214\u2216-\u2235\u2237-\u23ff\u2500-\u2bff]/;
const SIGN = /(?=[^\0-\x7f])[\p{P}\p{S}]/gu;

const MIXED = 'A letter from another script: the word looks right, but programs see a different word.';
const WHOLE = 'Letters from another script that look like a Latin word.';
const STYLED = 'A letter for formulas or decoration. Search and screen readers do not treat it as the normal letter.';
const SIGNED = 'It looks like a normal keyboard character, but programs do not treat it as one.';

/** Letters and signs that are taken for others where they stand. */
export function findLookAlikes(text: string): Found[] {
  const found: Found[] = [];
  if (!NOT_ASCII.test(text)) return found;
  const isLatin = isMostlyLatin(text.slice(0, SAMPLE));
  const harmless = isLatin ? PLAIN_LATIN : PLAIN;
  const judged = new Map<string, readonly Found[]>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!NOT_ASCII.test(word) || harmless.test(word)) continue;
    const inside = judged.get(word) ?? inWord(word, isLatin);
    if (judged.size < MOST_KEPT) judged.set(word, inside);
    for (const each of inside) found.push({ ...each, at: each.at + index });
  }
  if (!isLatin) return found;
  for (const { 0: sign, index: at } of text.matchAll(SIGN)) {
    const clean = prototypeOf(sign);
    if (clean === undefined || !/^[!-~]$/.test(clean) || TYPOGRAPHY.test(sign)) continue;
    found.push({ kind: 'lookAlike', risk: 'low', why: SIGNED, character: sign, at, clean });
  }
  return found;
}

function isMostlyLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 > letters;
}

function inWord(word: string, isLatin: boolean): Found[] {
  const letters = Array.from(word);
  if (!isHighlyRestrictive(word)) return inMixed(letters);
  const isWhole =
    isLatin &&
    letters.length > 1 &&
    letters.some((letter) => isForeign(letter, 'Latin')) &&
    readAsAscii(word) !== undefined;
  return places(letters, (letter) => {
    const clean = prototypeOf(letter);
    if (clean === undefined || !/^[0-9A-Za-z]{1,3}$/.test(clean)) return undefined;
    if (isWhole && isForeign(letter, 'Latin')) return { clean, why: WHOLE, risk: 'high' };
    // In Chinese and Japanese, wide letters are at home.
    const isStyled = !isAllowedInNames(letter) && letter > '\u007f' && (isLatin || letter.length > 1);
    return isStyled ? { clean: letter.normalize('NFKC'), why: STYLED, risk: 'medium' } : undefined;
  });
}

function inMixed(letters: readonly string[]): Found[] {
  const counts = new Map<string, number>();
  for (const letter of letters) {
    const scripts = scriptsOf(letter);
    if (scripts !== 'all') for (const script of scripts) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  // Of equally many, Latin is the one that is imitated.
  const most = Math.max(...counts.values());
  const main = counts.get('Latin') === most ? 'Latin' : [...counts].find(([, count]) => count === most)?.[0];
  if (main === undefined) return [];
  return places(letters, (letter) => {
    if (!isForeign(letter, main)) return undefined;
    const clean = main === 'Latin' ? prototypeOf(letter) : twinsIn(main).get(letter);
    if (clean === undefined || (main === 'Latin' && !/^[A-Za-z]{1,2}$/.test(clean))) return undefined;
    return { clean, why: MIXED, risk: 'high' };
  });
}

function isForeign(letter: string, script: string): boolean {
  const scripts = scriptsOf(letter);
  return scripts !== 'all' && !scripts.has(script);
}

function places(
  letters: readonly string[],
  judge: (letter: string) => Pick<Found, 'clean' | 'why' | 'risk'> | undefined,
): Found[] {
  const found: Found[] = [];
  let at = 0;
  for (const character of letters) {
    const verdict = judge(character);
    if (verdict) found.push({ kind: 'lookAlike', ...verdict, character, at });
    at += character.length;
  }
  return found;
}
