import { oklabOf } from '#lib/colour/oklab';
import { type ImageLimits, readHeader } from './header.ts';
import type { PictureFocus } from './port.ts';
import { sampleOf } from './sample.ts';

/** How far places influence each other: a share of the shorter side. */
const AROUND = 1 / 12;
/** The strongest place decides, and others pull a little. */
const POWER = 4;

/**
 * Where the eye goes first, as a guess: where brightness changes from pixel to pixel, and colors are unlike the rest of the picture.
 * The middle where nothing is.
 */
export async function focusOf(content: Uint8Array, limits: ImageLimits): Promise<PictureFocus> {
  const { info, open, timeout } = await readHeader(content, limits);
  const { data, width, height } = await sampleOf(() => open('first').autoOrient(), { picture: info, timeout });
  const pixels = width * height;
  const colours = Array.from({ length: pixels }, (_, at) =>
    (data[at * 4 + 3] ?? 0) < 128
      ? undefined
      : oklabOf(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0),
  );
  const seen = colours.filter((colour) => colour !== undefined);
  const mean = [0, 1, 2].map((axis) => seen.reduce((sum, colour) => sum + (colour[axis] ?? 0), 0) / seen.length);
  const lightness = (at: number) => colours[at]?.[0] ?? 1;
  const weights = Float64Array.from(colours, (colour, at) => {
    if (!colour) return 0;
    const x = at % width;
    const across = x > 0 && x < width - 1 ? Math.abs(lightness(at + 1) - lightness(at - 1)) : 0;
    const down = at >= width && at < pixels - width ? Math.abs(lightness(at + width) - lightness(at - width)) : 0;
    return across + down + Math.hypot(...colour.map((part, axis) => part - (mean[axis] ?? 0)));
  });
  const reach = Math.max(1, Math.round(Math.min(width, height) * AROUND));
  const spread = summed(turned(summed(turned(weights, width), height, reach), height), width, reach);
  let [sum, x, y] = [0, 0, 0];
  const most = spread.reduce((best, each) => Math.max(best, each), 0);
  for (const [at, each] of spread.entries()) {
    const pull = most === 0 ? 0 : (each / most) ** POWER;
    sum += pull;
    x += pull * ((at % width) + 0.5);
    y += pull * (Math.floor(at / width) + 0.5);
  }
  const middle = { source: info, x: 0.5, y: 0.5 };
  return sum === 0 ? middle : { source: info, x: x / sum / width, y: y / sum / height };
}

/** Rows as columns. */
function turned(values: Float64Array, width: number): Float64Array {
  const height = values.length / width;
  return Float64Array.from(values, (_, at) => values[(at % height) * width + Math.floor(at / height)] ?? 0);
}

/** Along each row, the sum of what is within reach. */
function summed(values: Float64Array, width: number, reach: number): Float64Array {
  const made = new Float64Array(values.length);
  for (let start = 0; start < values.length; start += width) {
    let sum = 0;
    for (let x = -reach; x < width; x += 1) {
      if (x + reach < width) sum += values[start + x + reach] ?? 0;
      if (x - reach - 1 >= 0) sum -= values[start + x - reach - 1] ?? 0;
      if (x >= 0) made[start + x] = sum;
    }
  }
  return made;
}
