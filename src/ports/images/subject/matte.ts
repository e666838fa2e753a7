import type { Strip } from '../turn.ts';
import { SIDE } from './net.ts';

/** Pixels around each, of 320 a side, that edges are looked for in, and colours are taken from. */
const REACH = 3;
const COLOUR_REACH = 6;
/** How much a colour may vary by itself. */
const CALM = 1e-4;
/** The net is never quite sure: below the first it says nothing, above the second all. */
const [LEAST, MOST] = [0.1, 0.9];
const PIXELS = SIDE * SIDE;

/** Of each pixel of 320 by 320: how what belongs to the subject follows from a colour; and colours of the subject and behind it. */
interface Matte {
  /** Factors of red, green and blue, and what is added. */
  shares: readonly Float32Array[];
  subject: readonly Float32Array[];
  behind: readonly Float32Array[];
}

/**
 * What the net says, with edges where the picture has them: a guided filter over three colours (He, Sun and Tang 2013), which is
 * worked out small and then followed by each pixel of the large picture.
 *
 * @param said 0 to 1, of 320 by 320.
 * @param pixels RGB of the same.
 */
export function matteOf(said: Float32Array, pixels: Uint8Array): Matte {
  const colours = [0, 1, 2].map((colour) =>
    Float32Array.from({ length: PIXELS }, (_, pixel) => (pixels[pixel * 3 + colour] ?? 0) / 255),
  );
  const means = colours.map((each) => around(each, REACH));
  const mean = around(said, REACH);
  const covered = colours.map((each, at) => varied([each, said], [listed(means, at), mean]));
  const pairs = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 2],
    [2, 2],
  ].map(([one = 0, other = 0]) =>
    varied([listed(colours, one), listed(colours, other)], [listed(means, one), listed(means, other)]),
  );
  const shares = [0, 1, 2, 3].map(() => new Float32Array(PIXELS));
  for (let pixel = 0; pixel < PIXELS; pixel += 1) {
    const [rr = 0, rg = 0, rb = 0, gg = 0, gb = 0, bb = 0] = pairs.map((each) => each[pixel]);
    const solved = solve(
      [rr + CALM, rg, rb, gg + CALM, gb, bb + CALM],
      covered.map((each) => each[pixel] ?? 0),
    );
    let rest = mean[pixel] ?? 0;
    for (const [at, share] of solved.entries()) {
      listed(shares, at)[pixel] = share;
      rest -= share * (means[at]?.[pixel] ?? 0);
    }
    listed(shares, 3)[pixel] = rest;
  }
  return {
    shares: shares.map((each) => around(each, REACH)),
    subject: coloursOf(
      colours,
      said.map((value) => value ** 4),
    ),
    behind: coloursOf(
      colours,
      said.map((value) => (1 - value) ** 4),
    ),
  };
}

const listed = (list: readonly Float32Array[], at: number): Float32Array => list[at] ?? new Float32Array(PIXELS);

/** Mean colours around each pixel, by how much each counts. */
function coloursOf(colours: readonly Float32Array[], counts: Float32Array): Float32Array[] {
  const weight = around(counts, COLOUR_REACH);
  return colours.map((each) =>
    around(
      each.map((value, at) => value * (counts[at] ?? 0)),
      COLOUR_REACH,
    ).map((sum, at) => ((weight[at] ?? 0) > 1e-5 ? sum / (weight[at] ?? 1) : (each[at] ?? 0))),
  );
}

/** How far two vary together. */
function varied(
  [one, other]: readonly [Float32Array, Float32Array],
  means: readonly [Float32Array, Float32Array],
): Float32Array {
  const both = around(
    one.map((value, at) => value * (other[at] ?? 0)),
    REACH,
  );
  return both.map((value, at) => value - (means[0][at] ?? 0) * (means[1][at] ?? 0));
}

/** Of three equations whose table is the same on both sides of its diagonal (Cramer). */
function solve(table: readonly number[], right: readonly number[]): [number, number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 1] = table;
  const [x = 0, y = 0, z = 0] = right;
  const [da, db, dc] = [d * f - e * e, c * e - b * f, b * e - c * d];
  const whole = a * da + b * db + c * dc;
  const [dd, de, df] = [a * f - c * c, b * c - a * e, a * d - b * b];
  return [(da * x + db * y + dc * z) / whole, (db * x + dd * y + de * z) / whole, (dc * x + de * y + df * z) / whole];
}

/** The mean of the square around each pixel, as far as there is one. */
function around(values: Float32Array, reach: number): Float32Array {
  return alongRows(turned(alongRows(turned(values), reach)), reach);
}

function turned(values: Float32Array): Float32Array {
  const to = new Float32Array(PIXELS);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) to[x * SIDE + y] = values[y * SIDE + x] ?? 0;
  }
  return to;
}

function alongRows(values: Float32Array, reach: number): Float32Array {
  const means = new Float32Array(PIXELS);
  for (let row = 0; row < PIXELS; row += SIDE) {
    let sum = 0;
    for (let x = 0; x < Math.min(SIDE, reach); x += 1) sum += values[row + x] ?? 0;
    for (let x = 0; x < SIDE; x += 1) {
      if (x + reach < SIDE) sum += values[row + x + reach] ?? 0;
      if (x > reach) sum -= values[row + x - reach - 1] ?? 0;
      means[row + x] = sum / (Math.min(SIDE - 1, x + reach) - Math.max(0, x - reach) + 1);
    }
  }
  return means;
}

/** The large picture without what is behind its subject: transparent there, or in a colour (0 to 255). Edges get the subject's own colour. */
export function cutAlong({ shares, subject, behind }: Matte, strip: Strip, colour?: readonly number[]): Strip {
  const { width, height, data: from } = strip;
  const data = new Uint8Array(from.length);
  const steps = Array.from({ length: width }, (_, x) => stepAt(x, width));
  const planes = [...shares, ...subject, ...behind];
  const lines = planes.map(() => new Float32Array(SIDE));
  for (let y = 0; y < height; y += 1) {
    const down = stepAt(y, height);
    for (const [at, line] of lines.entries()) lineAt(planes[at], down, line);
    for (let x = 0; x < width; x += 1) {
      const { near, far, share: along } = steps[x] ?? down;
      const between = (plane: number) => {
        const line = lines[plane];
        return line ? (line[near] ?? 0) * (1 - along) + (line[far] ?? 0) * along : 0;
      };
      const at = (y * width + x) * 4;
      const [red, green, blue] = [(from[at] ?? 0) / 255, (from[at + 1] ?? 0) / 255, (from[at + 2] ?? 0) / 255];
      const said = red * between(0) + green * between(1) + blue * between(2) + between(3);
      const share = Math.min(1, Math.max(0, (said - LEAST) / (MOST - LEAST)));
      const opacity = (share * (from[at + 3] ?? 0)) / 255;
      if (opacity === 0 && !colour) continue;
      for (let each = 0; each < 3; each += 1) {
        const own = (from[at + each] ?? 0) / 255;
        // What is seen at an edge is a mixture of both.
        const front = between(4 + each);
        const pure = share < 1 ? front + share * (own - share * front - (1 - share) * between(7 + each)) : own;
        const value = 255 * Math.min(1, Math.max(0, pure));
        data[at + each] = Math.round(colour ? value * opacity + (colour[each] ?? 0) * (1 - opacity) : value);
      }
      data[at + 3] = colour ? 255 : Math.round(opacity * 255);
    }
  }
  return { ...strip, data };
}

interface Step {
  near: number;
  far: number;
  share: number;
}

/** Between which of 320 places one of a large picture is. */
function stepAt(place: number, length: number): Step {
  const along = Math.min(SIDE - 1, Math.max(0, ((place + 0.5) * SIDE) / length - 0.5));
  const near = Math.floor(along);
  return { near, far: Math.min(SIDE - 1, near + 1), share: along - near };
}

function lineAt(plane: Float32Array | undefined, { near, far, share }: Step, line: Float32Array): void {
  if (!plane) return;
  for (let x = 0; x < SIDE; x += 1)
    line[x] = (plane[near * SIDE + x] ?? 0) * (1 - share) + (plane[far * SIDE + x] ?? 0) * share;
}
