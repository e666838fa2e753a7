/** Where a piece of text is found first at or after a place; -1 where it is not. */
export type FindFrom = (piece: string, from: number) => number;

/**
 * Makes `text` ready for very many searches: each takes time by the length of the piece and next to none by that of the text,
 * where `indexOf` may compare the whole piece at every place. Worth its while only for hostile rules.
 */
export function textIndex(text: string): FindFrom {
  const suffixes = suffixArray(text);
  const levels = sortedBlocks(suffixes);
  return (piece, from) => {
    if (piece === '') return from;
    const order = (index: number) => compared(text, suffixes[index] ?? 0, piece);
    const low = firstWhere(0, suffixes.length, (index) => order(index) >= 0);
    const high = firstWhere(low, suffixes.length, (index) => order(index) > 0);
    return leastFrom(levels, { low, high, from });
  };
}

/** The places of `text` in the alphabetical order of what begins there, by doubling the length that is compared. */
function suffixArray(text: string): Uint32Array {
  const { length } = text;
  let ranks = Uint32Array.from({ length }, (_, place) => text.charCodeAt(place));
  let order = sortedBy(
    ranks,
    Uint32Array.from({ length }, (_, place) => place),
  );
  for (let width = 1; width < length; width *= 2) {
    const bySecondHalf = new Uint32Array(length);
    let next = 0;
    for (let place = Math.max(0, length - width); place < length; place++) bySecondHalf[next++] = place;
    for (const place of order) if (place >= width) bySecondHalf[next++] = place - width;
    order = sortedBy(ranks, bySecondHalf);
    const finer = new Uint32Array(length);
    let rank = 0;
    for (let index = 1; index < length; index++) {
      const before = order[index - 1] ?? 0;
      const place = order[index] ?? 0;
      const isSame = ranks[before] === ranks[place] && ranks[before + width] === ranks[place + width];
      finer[place] = isSame ? rank : ++rank;
    }
    ranks = finer;
    if (rank === length - 1) break;
  }
  return order;
}

/** `places` by rank; those of one rank keep their order. */
function sortedBy(ranks: Uint32Array, places: Uint32Array): Uint32Array {
  let most = 0;
  for (const rank of ranks) if (rank > most) most = rank;
  const starts = new Uint32Array(most + 2);
  for (const rank of ranks) starts[rank + 1] = (starts[rank + 1] ?? 0) + 1;
  for (let rank = 1; rank < starts.length; rank++) starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0);
  const sorted = new Uint32Array(places.length);
  for (const place of places) {
    const rank = ranks[place] ?? 0;
    const start = starts[rank] ?? 0;
    sorted[start] = place;
    starts[rank] = start + 1;
  }
  return sorted;
}

/** Blocks of 1, 2, 4, 8... neighbours, each sorted by number. */
function sortedBlocks(list: Uint32Array): Uint32Array[] {
  const levels = [list];
  for (let size = 1; size < list.length; size *= 2) {
    const finer = levels.at(-1) ?? list;
    const merged = new Uint32Array(list.length);
    for (let start = 0; start < list.length; start += 2 * size) {
      const middle = Math.min(start + size, list.length);
      const end = Math.min(middle + size, list.length);
      let [left, right] = [start, middle];
      for (let index = start; index < end; index++) {
        const takesLeft = right >= end || (left < middle && (finer[left] ?? 0) < (finer[right] ?? 0));
        merged[index] = finer[takesLeft ? left++ : right++] ?? 0;
      }
    }
    levels.push(merged);
  }
  return levels;
}

/** Below 0 where the text from `at` on comes before `piece`, 0 where it begins with it. */
function compared(text: string, at: number, piece: string): number {
  for (let index = 0; index < piece.length; index++) {
    // Past the end it is NaN, which is smaller than any letter.
    const difference = text.charCodeAt(at + index) - piece.charCodeAt(index);
    if (difference !== 0) return Number.isNaN(difference) ? -1 : difference;
  }
  return 0;
}

/** The least number from `from` on that is between `low` and `high` in the first level. */
function leastFrom(levels: readonly Uint32Array[], range: { low: number; high: number; from: number }): number {
  const { high, from } = range;
  let least = -1;
  for (let start = range.low; start < high; ) {
    let level = 0;
    while (start % (2 << level) === 0 && start + (2 << level) <= high) level += 1;
    const block = levels[level] ?? new Uint32Array();
    const end = start + (1 << level);
    const found = firstWhere(start, end, (index) => (block[index] ?? 0) >= from);
    const place = block[found] ?? -1;
    if (found < end && (least < 0 || place < least)) least = place;
    start = end;
  }
  return least;
}

/** The first of the indices for which `holds`, where it holds for all after it; `high` when for none. */
function firstWhere(low: number, high: number, holds: (index: number) => boolean): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
