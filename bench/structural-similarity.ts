/** Samples a side of the windows that are compared, which lie at every pixel. */
const WINDOW = 7;
// (0.01 × 255)² and (0.03 × 255)², as Wang et al. 2004 set them.
const C1 = 6.5025;
const C2 = 58.5225;

interface Size {
  width: number;
  height: number;
}

/**
 * Mean structural similarity of two planes of one byte a sample, in windows of 7 × 7 at every place. Written apart from what the
 * engine measures itself with, which compares smaller pictures in fewer and other windows.
 */
export function meanSimilarity(one: Uint8Array, other: Uint8Array, { width, height }: Size): number {
  const columns = Array.from({ length: 5 }, () => new Float64Array(width));
  const samples = WINDOW * WINDOW;
  let sum = 0;
  for (let bottom = 0; bottom < height; bottom += 1) {
    addRow(columns, { one, other, from: bottom * width, sign: 1 });
    if (bottom >= WINDOW) addRow(columns, { one, other, from: (bottom - WINDOW) * width, sign: -1 });
    if (bottom >= WINDOW - 1) sum += rowOfWindows(columns, samples);
  }
  return sum / ((width - WINDOW + 1) * (height - WINDOW + 1));
}

interface Row {
  one: Uint8Array;
  other: Uint8Array;
  /** Where it begins. */
  from: number;
  sign: 1 | -1;
}

/** Sums down the columns: of both planes, of their squares and of their product. */
function addRow(columns: readonly Float64Array[], { one, other, from, sign }: Row): void {
  const [a, b, aa, bb, ab] = columns;
  if (!a || !b || !aa || !bb || !ab) return;
  for (let x = 0; x < a.length; x += 1) {
    const p = one[from + x] ?? 0;
    const q = other[from + x] ?? 0;
    a[x] = (a[x] ?? 0) + sign * p;
    b[x] = (b[x] ?? 0) + sign * q;
    aa[x] = (aa[x] ?? 0) + sign * p * p;
    bb[x] = (bb[x] ?? 0) + sign * q * q;
    ab[x] = (ab[x] ?? 0) + sign * p * q;
  }
}

function rowOfWindows(columns: readonly Float64Array[], samples: number): number {
  const [a, b, aa, bb, ab] = columns;
  if (!a || !b || !aa || !bb || !ab) return 0;
  let [sumA, sumB, sumAA, sumBB, sumAB, total] = [0, 0, 0, 0, 0, 0];
  for (let x = 0; x < a.length; x += 1) {
    const gone = x - WINDOW;
    sumA += (a[x] ?? 0) - (a[gone] ?? 0);
    sumB += (b[x] ?? 0) - (b[gone] ?? 0);
    sumAA += (aa[x] ?? 0) - (aa[gone] ?? 0);
    sumBB += (bb[x] ?? 0) - (bb[gone] ?? 0);
    sumAB += (ab[x] ?? 0) - (ab[gone] ?? 0);
    if (x < WINDOW - 1) continue;
    const [meanA, meanB] = [sumA / samples, sumB / samples];
    const shared = sumAB / samples - meanA * meanB;
    const spread = sumAA / samples - meanA * meanA + sumBB / samples - meanB * meanB;
    total += ((2 * meanA * meanB + C1) * (2 * shared + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (spread + C2));
  }
  return total;
}
