/** What is no keyword by default; a rule of the product. */
export const defaultExcludedWords = 'a, an, the, and, or, but, in, on, at, to, for, by, with, about';

/** The words of a list with commas or line breaks between them, each once. */
export function excludedWords(list: string | readonly string[]): string[] {
  const entries = typeof list === 'string' ? list.split(/[,،、，;\n]/) : list;
  return [...new Set(entries.map((entry) => entry.trim()).filter((entry) => entry !== ''))];
}

const FALLBACK = 3;
const LONGEST = 10;

/** The minimum word length that an entry means: 1 to 10, and 3 for what is no number; a rule of the product. */
export function minimumLength(entry: unknown): number {
  const length = typeof entry === 'number' ? Math.trunc(entry) : Number.parseInt(String(entry), 10);
  return Number.isNaN(length) ? FALLBACK : Math.min(Math.max(length, 1), LONGEST);
}
