import { fingerprintsOf, shingleHashes } from '#lib/matching/fingerprints';

/** Words behind each other that make one fingerprint. */
const GRAM = 6;
/** Of so many fingerprints in a row the smallest is kept, so that any copy of 11 words and more shares one. */
const WINDOW = 6;
const MOST_WORD = 64;

/** A letter of a script without spaces counts as a word. */
const word = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text as they are compared: one form of each letter, no case, no marks. */
export function indexWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return (plain.match(word) ?? []).map((each) => each.slice(0, MOST_WORD));
}

/** All fingerprints of some words, in their order. */
export function allPrints(words: readonly string[]): number[] {
  return [...shingleHashes(asWords(words), GRAM)];
}

/** The fingerprints by which a text is found, by winnowing. */
export function chosenPrints(words: readonly string[]): Set<number> {
  return new Set(fingerprintsOf(asWords(words), { words: GRAM, window: WINDOW }).map(({ hash }) => hash));
}

function asWords(words: readonly string[]) {
  return words.map((text) => ({ text }));
}

/** A fingerprint as a term of the index, which no word looks like. */
export function termOf(print: number): string {
  return `0_${print.toString(36)}`;
}
