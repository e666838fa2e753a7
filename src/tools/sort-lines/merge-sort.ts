/** Items that are sorted at once: some milliseconds with the slowest comparison. */
const BLOCK = 2_000;
/** What sorting the blocks costs, in rounds of merging. */
const FIRST = 5;

/** Sorts stably into a new list. `onProgress` hears the share that is done, which the engine's own sort could not tell. */
export function mergeSort<T extends object>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
  onProgress: (share: number) => void,
): T[] {
  let blocks: T[][] = [];
  for (let from = 0; from < items.length; from += BLOCK) blocks.push(items.slice(from, from + BLOCK));
  const rounds = FIRST + Math.ceil(Math.log2(Math.max(1, blocks.length)));
  for (const [at, block] of blocks.entries()) {
    block.sort(compare);
    onProgress(((at + 1) / blocks.length) * (FIRST / rounds));
  }
  for (let round = FIRST; blocks.length > 1; round += 1) {
    const merged: T[][] = [];
    for (let at = 0; at < blocks.length; at += 2) {
      merged.push(merge(blocks[at] ?? [], blocks[at + 1] ?? [], compare));
      onProgress((round + at / blocks.length) / rounds);
    }
    blocks = merged;
  }
  return blocks[0] ?? [];
}

function merge<T extends object>(left: readonly T[], right: readonly T[], compare: (a: T, b: T) => number): T[] {
  const merged: T[] = [];
  let other = 0;
  for (const item of left) {
    for (let next = right[other]; next && compare(next, item) < 0; next = right[other]) {
      merged.push(next);
      other += 1;
    }
    merged.push(item);
  }
  return merged.concat(right.slice(other));
}
