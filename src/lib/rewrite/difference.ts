/** Whether each word of a text is in the other at the same place of the order: the longest common subsequence. */
export function keptWords(
  before: readonly string[],
  after: readonly string[],
): { before: boolean[]; after: boolean[] } {
  const rows = before.length + 1;
  const columns = after.length + 1;
  const lengths = new Uint16Array(rows * columns);
  for (let row = rows - 2; row >= 0; row -= 1) {
    for (let column = columns - 2; column >= 0; column -= 1) {
      const at = row * columns + column;
      lengths[at] =
        before[row] === after[column]
          ? (lengths[at + columns + 1] ?? 0) + 1
          : Math.max(lengths[at + columns] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  const kept = { before: before.map(() => false), after: after.map(() => false) };
  let row = 0;
  let column = 0;
  while (row < before.length && column < after.length) {
    const at = row * columns + column;
    if (before[row] === after[column]) {
      kept.before[row] = true;
      kept.after[column] = true;
      row += 1;
      column += 1;
    } else if ((lengths[at + columns] ?? 0) >= (lengths[at + 1] ?? 0)) row += 1;
    else column += 1;
  }
  return kept;
}

/** Words of a text, in lower case, without marks. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Share of words that are others or are elsewhere, 0 to 1: of both texts together. */
export function changedShare(before: string, after: string): number {
  return changedOf(wordsOf(before), wordsOf(after));
}

/** The same of words that are known. */
export function changedOf(one: readonly string[], other: readonly string[]): number {
  if (one.length + other.length === 0) return 0;
  const least = Math.min(one.length, other.length);
  let start = 0;
  while (start < least && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const middle = keptWords(one.slice(start, one.length - end), other.slice(start, other.length - end));
  const same = start + end + middle.before.filter(Boolean).length;
  return 1 - (2 * same) / (one.length + other.length);
}
