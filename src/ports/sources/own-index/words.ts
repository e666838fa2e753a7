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

/** All fingerprints of some words, in their order, as terms that no word looks like. */
export function allPrints(words: readonly string[]): number[] {
  const hashes = words.map(hashOf);
  return Array.from({ length: Math.max(0, words.length - GRAM + 1) }, (_, at) => {
    let print = 0;
    for (let next = at; next < at + GRAM; next += 1) print = mixed(Math.imul(print, 0x01000193) ^ (hashes[next] ?? 0));
    return print;
  });
}

/** The fingerprints by which a text is found. Source: Schleimer, Wilkerson and Aiken, "Winnowing", 2003. */
export function chosenPrints(words: readonly string[]): Set<number> {
  const prints = allPrints(words);
  const chosen = new Set<number>();
  let at = -1;
  for (let end = Math.min(WINDOW, prints.length); end <= prints.length && end > 0; end += 1) {
    const start = Math.max(0, end - WINDOW);
    if (at < start) at = smallest(prints, start, end);
    else if ((prints[end - 1] ?? 0) <= (prints[at] ?? 0)) at = end - 1;
    chosen.add(prints[at] ?? 0);
  }
  return chosen;
}

/** A fingerprint as a term of the index. */
export function termOf(print: number): string {
  return `0_${print.toString(36)}`;
}

function smallest(prints: readonly number[], start: number, end: number): number {
  let found = start;
  for (let at = start; at < end; at += 1) if ((prints[at] ?? 0) <= (prints[found] ?? 0)) found = at;
  return found;
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mixed(hash);
}

function mixed(hash: number): number {
  let mix = hash ^ (hash >>> 16);
  mix = Math.imul(mix, 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}
