/** How words are put together. Plain data: the page needs it before the definition. */
export const modes = ['join', 'permutations', 'columns'] as const;
export const casings = ['as entered', 'lowercase', 'UPPERCASE', 'Capitalised'] as const;
export const formats = ['list', 'csv'] as const;

type Mode = (typeof modes)[number];
export type Casing = (typeof casings)[number];

/** Entries of a column are on lines of their own, or between commas. */
export function entriesOf(column: string): string[] {
  return column
    .split(/[\n,،、，]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** How many combinations there will be before duplicates are dropped. Exact, however many. */
export function countCombinations(mode: Mode, words: readonly string[]): bigint {
  const filled = words.filter((word) => word.trim() !== '');
  if (filled.length === 0) return 0n;
  if (mode === 'join') return 1n;
  if (mode === 'permutations') return filled.reduce((product, _, index) => product * BigInt(index + 1), 1n);
  const sizes = filled.map((column) => entriesOf(column).length).filter((size) => size > 0);
  return sizes.length === 0 ? 0n : sizes.reduce((product, size) => product * BigInt(size), 1n);
}
