import { letterHeight, type Patch } from './components.ts';

/** Where ink is, thinned out: enough to see lines of text by. */
interface Points {
  xs: Float32Array;
  ys: Float32Array;
}

const MOST_POINTS = 40_000;
/** Degrees either way. */
const WIDEST = 15;

/** From so many letters on, their lines can be told. */
const FEWEST_LETTERS = 40;
const MOST_LETTERS = 6000;

/**
 * Degrees clockwise that make lines of text level, from -15 to 15; 0 when no angle stands out. The feet of letters make rows
 * that are full beside rows that are empty, and the more so the straighter they lie. Only letters are asked: a photograph or
 * the table below a receipt has edges of its own.
 */
export function straightening(letters: readonly Patch[], { width, height }: { width: number; height: number }): number {
  const typical = letterHeight(letters) ?? 0;
  const alike = letters.filter((letter) => letter.height > 0.6 * typical && letter.height < 1.8 * typical);
  if (alike.length < FEWEST_LETTERS) return 0;
  const step = Math.ceil(alike.length / MOST_LETTERS);
  // Rows of a fifth of a letter: feet of one line fall into one of them, or two.
  const row = Math.max(1, typical / 5);
  const some = alike.filter((_, index) => index % step === 0);
  const points = {
    xs: Float32Array.from(some, ({ left, width: wide }) => (left + wide / 2) / row),
    ys: Float32Array.from(some, ({ top, height: high }) => (top + high) / row),
  };
  const rowsAt = (degrees: number) => fullness(points, { degrees, width: width / row, height: height / row });
  const coarse = best(range(-WIDEST, WIDEST, 0.5), rowsAt);
  const found = best(range(coarse.at - 0.5, coarse.at + 0.5, 0.1), rowsAt);
  // What lies straight already is not resampled for a hair's breadth, and a picture without lines is left alone.
  const isClear = found.value > rowsAt(0) * 1.05;
  return isClear && Math.abs(found.at) >= 0.2 ? found.at : 0;
}

/** Points in each row, squared and summed: most when they are in few rows. */
function fullness({ xs, ys }: Points, { degrees, width, height }: Slope): number {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const offset = Math.ceil(width * Math.abs(sin)) + 1;
  const rows = new Uint32Array(Math.ceil(height) + 2 * offset + 2);
  for (let at = 0; at < xs.length; at += 1) {
    const row = Math.round((ys[at] ?? 0) * cos + (xs[at] ?? 0) * sin) + offset;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
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
