/** Rows of pixels as PNG filters them, and PDF takes them (PNG, third edition, 9.2). */

export interface RowShape {
  rowBytes: number;
  height: number;
  /** Bytes of a pixel. */
  step: number;
}

/** Filters by their numbers: the value that is expected of those to the left, above and above that. */
const FILTERS = [
  () => 0,
  (left: number) => left,
  (_left: number, up: number) => up,
  (left: number, up: number) => (left + up) >> 1,
  paeth,
] as const;

function paeth(left: number, up: number, corner: number): number {
  const [byLeft, byUp, byCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** Rows without their filters, of rows that begin with one each. What is missing is 0. */
export function plainRows(filtered: Uint8Array, { rowBytes, height, step }: RowShape): Uint8Array {
  const rows = new Uint8Array(height * rowBytes);
  for (let y = 0; y < height; y += 1) {
    const from = y * (rowBytes + 1) + 1;
    const expected = FILTERS[filtered[from - 1] ?? 0] ?? FILTERS[0];
    const to = y * rowBytes;
    for (let x = 0; x < rowBytes; x += 1) {
      const [isFirst, isTop] = [x < step, y === 0];
      const left = isFirst ? 0 : (rows[to + x - step] as number);
      const up = isTop ? 0 : (rows[to + x - rowBytes] as number);
      const corner = isFirst || isTop ? 0 : (rows[to + x - rowBytes - step] as number);
      rows[to + x] = (filtered[from + x] ?? 0) + expected(left, up, corner);
    }
  }
  return rows;
}

/** The same the other way, each row by the filter that leaves the smallest values. */
export function filteredRows(rows: Uint8Array, { rowBytes, height, step }: RowShape): Uint8Array {
  const filtered = new Uint8Array(height * (rowBytes + 1));
  const tried = FILTERS.map(() => new Uint8Array(rowBytes));
  const sums = new Float64Array(FILTERS.length);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    const at = y * rowBytes;
    for (let x = 0; x < rowBytes; x += 1) {
      const [isFirst, isTop] = [x < step, y === 0];
      const value = rows[at + x] as number;
      const left = isFirst ? 0 : (rows[at + x - step] as number);
      const up = isTop ? 0 : (rows[at + x - rowBytes] as number);
      const corner = isFirst || isTop ? 0 : (rows[at + x - rowBytes - step] as number);
      note(0, x, value);
      note(1, x, value - left);
      note(2, x, value - up);
      note(3, x, value - ((left + up) >> 1));
      note(4, x, value - paeth(left, up, corner));
    }
    const best = sums.indexOf(Math.min(...sums));
    filtered[y * (rowBytes + 1)] = best;
    filtered.set(tried[best] ?? [], y * (rowBytes + 1) + 1);
  }
  return filtered;

  function note(filter: number, x: number, difference: number) {
    const value = difference & 255;
    (tried[filter] as Uint8Array)[x] = value;
    (sums[filter] as number) += value < 128 ? value : 256 - value;
  }
}

/** Rows of bytes of which each is told from the one to its left (TIFF 6.0, section 14). */
export function summedRows(rows: Uint8Array, { rowBytes, height, step }: RowShape): Uint8Array {
  const plain = rows.slice(0, rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = step; x < rowBytes; x += 1) {
      const at = y * rowBytes + x;
      plain[at] = (plain[at] ?? 0) + (plain[at - step] ?? 0);
    }
  }
  return plain;
}
