/** Where ink stands, thinned out: enough to see lines of text by. */
interface Points {
  xs: Float32Array;
  ys: Float32Array;
}

const MOST_POINTS = 40_000;
/** Degrees either way. */
const WIDEST = 15;

/**
 * Degrees clockwise that make lines of text level, from -15 to 15; 0 when no angle stands out. Text makes rows that are
 * full of ink beside rows without any, and the more so the straighter it lies.
 */
export function straightening(ink: Uint8Array, { width, height }: { width: number; height: number }): number {
  const points = pointsOf(ink, width);
  if (points.xs.length < 200) return 0;
  const rowsAt = (degrees: number) => unevenness(points, { degrees, width, height });
  const coarse = best(range(-WIDEST, WIDEST, 1), rowsAt);
  const fine = best(range(coarse.at - 1, coarse.at + 1, 0.2), rowsAt);
  const found = best(range(fine.at - 0.2, fine.at + 0.2, 0.05), rowsAt);
  // What lies straight already is not resampled for a hair's breadth, and a picture without lines is left alone.
  const isClear = found.value > rowsAt(0) * 1.05;
  return isClear && Math.abs(found.at) >= 0.2 ? found.at : 0;
}

/** How much likelier it is that lines of text run down the picture than across it: above 1 it is turned by a quarter. */
export function sidewaysness(ink: Uint8Array, { width, height }: { width: number; height: number }): number {
  const { xs, ys } = pointsOf(ink, width);
  if (xs.length < 200) return 0;
  const angles = range(-4, 4, 1);
  const across = best(angles, (degrees) => unevenness({ xs, ys }, { degrees, width, height })).value;
  const down = best(angles, (degrees) =>
    unevenness({ xs: ys, ys: xs }, { degrees, width: height, height: width }),
  ).value;
  return down / Math.max(1, across);
}

function pointsOf(ink: Uint8Array, width: number): Points {
  const total = ink.reduce((sum, value) => sum + value, 0);
  const share = Math.max(1, Math.ceil(total / MOST_POINTS));
  const xs = new Float32Array(Math.floor(total / share));
  const ys = new Float32Array(xs.length);
  let seen = 0;
  for (let at = 0; at < ink.length; at += 1) {
    if (ink[at] !== 1) continue;
    seen += 1;
    if (seen % share !== 0) continue;
    const x = at % width;
    xs[seen / share - 1] = x;
    ys[seen / share - 1] = (at - x) / width;
  }
  return { xs, ys };
}

interface Slope {
  degrees: number;
  width: number;
  height: number;
}

/** Differences between neighbouring rows of ink, squared and summed, when rows run at the given slope. */
function unevenness({ xs, ys }: Points, { degrees, width, height }: Slope): number {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const offset = Math.ceil(width * Math.abs(sin)) + 1;
  const rows = new Uint32Array(height + 2 * offset + 2);
  for (let at = 0; at < xs.length; at += 1) {
    const row = Math.round((ys[at] ?? 0) * cos + (xs[at] ?? 0) * sin) + offset;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) {
    const step = (rows[row] ?? 0) - (rows[row - 1] ?? 0);
    sum += step * step;
  }
  return sum;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

function best(candidates: readonly number[], measure: (at: number) => number): { at: number; value: number } {
  return candidates
    .map((at) => ({ at, value: measure(at) }))
    .reduce((found, candidate) => (candidate.value > found.value ? candidate : found));
}
