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
  const byLeft = Math.abs(up - corner);
  const byUp = Math.abs(left - corner);
  const byCorner = Math.abs(left + up - 2 * corner);
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

/** How far each byte is from 0, either way. */
const FAR = Uint8Array.from({ length: 256 }, (_, byte) => Math.min(byte, 256 - byte));

/** The same the other way, each row by the filter that leaves the smallest values. */
export function filteredRows(rows: Uint8Array, { rowBytes, height, step }: RowShape): Uint8Array {
  const filtered = new Uint8Array(height * (rowBytes + 1));
  const row = () => new Uint8Array(rowBytes);
  const [byLeft, byUp, byBoth, byPaeth] = [row(), row(), row(), row()];
  for (let y = 0; y < height; y += 1) {
    const at = y * rowBytes;
    let [none, left, up, both, best] = [0, 0, 0, 0, 0];
    for (let x = 0; x < rowBytes; x += 1) {
      const value = rows[at + x] as number;
      const before = x < step ? 0 : (rows[at + x - step] as number);
      const above = y === 0 ? 0 : (rows[at + x - rowBytes] as number);
      const corner = x < step || y === 0 ? 0 : (rows[at + x - rowBytes - step] as number);
      none += FAR[value] as number;
      byLeft[x] = value - before;
      left += FAR[byLeft[x] as number] as number;
      byUp[x] = value - above;
      up += FAR[byUp[x] as number] as number;
      byBoth[x] = value - ((before + above) >> 1);
      both += FAR[byBoth[x] as number] as number;
      byPaeth[x] = value - paeth(before, above, corner);
      best += FAR[byPaeth[x] as number] as number;
    }
    const sums = [none, left, up, both, best];
    const filter = sums.indexOf(Math.min(...sums));
    filtered[at + y] = filter;
    filtered.set([rows.subarray(at, at + rowBytes), byLeft, byUp, byBoth, byPaeth][filter] ?? [], at + y + 1);
  }
  return filtered;
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
