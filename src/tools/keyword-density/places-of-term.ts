/** UTF-16 units of a text up to which each keystroke may look for twenty terms. */
const LONGEST = 100_000;

const LETTER = /[\p{L}\p{N}]/u;

/** Shares of the text, from 0 to 1, at which a word or phrase stands as it is written, in any case. None in a long text. */
export function placesOfTerm(text: string, term: string): number[] {
  if (text.length > LONGEST || term === '') return [];
  const searched = text.toLowerCase().replace(/\s+/g, ' ');
  const wanted = term.toLowerCase();
  const places: number[] = [];
  for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + 1)) {
    const isWhole = !LETTER.test(searched[at - 1] ?? '') && !LETTER.test(searched[at + wanted.length] ?? '');
    if (isWhole) places.push(at / searched.length);
  }
  return places;
}
