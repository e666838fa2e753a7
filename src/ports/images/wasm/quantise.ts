/** Red, green, blue and opacity. */
type Colour = readonly [number, number, number, number];

/** Colours that are alike in the five highest bits of each channel are counted together. */
const BINS = 1 << 20;
/** Rounds in which each colour of a palette moves to the middle of what is nearest to it. */
const ROUNDS = 3;

const binOf = (pixels: Uint8Array, at: number) =>
  ((pixels[at] ?? 0) >> 3) |
  (((pixels[at + 1] ?? 0) >> 3) << 5) |
  (((pixels[at + 2] ?? 0) >> 3) << 10) |
  (((pixels[at + 3] ?? 0) >> 3) << 15);

/** Pixels of nearly one colour: how many, and their mean. */
interface Bin {
  count: number;
  mean: [number, number, number, number];
}

/** The colours of a picture where there are no more than so many, else as many that stand for them. */
export function paletteOf(pixels: Uint8Array, most: number): Colour[] {
  return exactPalette(pixels, most) ?? split(binsOf(pixels), most);
}

function exactPalette(pixels: Uint8Array, most: number): Colour[] | undefined {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const found = new Set<number>();
  let last = -1;
  for (const word of words) {
    if (word === last) continue;
    last = word;
    found.add(word);
    if (found.size > most) return undefined;
  }
  return [...found]
    .sort((a, b) => a - b)
    .map((word) => [word & 255, (word >> 8) & 255, (word >> 16) & 255, word >>> 24]);
}

function binsOf(pixels: Uint8Array): Bin[] {
  const sums = new Float64Array(BINS * 5);
  for (let at = 0; at < pixels.length; at += 4) {
    const bin = binOf(pixels, at) * 5;
    sums[bin] = (sums[bin] ?? 0) + 1;
    for (let channel = 0; channel < 4; channel += 1) {
      sums[bin + 1 + channel] = (sums[bin + 1 + channel] ?? 0) + (pixels[at + channel] ?? 0);
    }
  }
  const bins: Bin[] = [];
  for (let at = 0; at < sums.length; at += 5) {
    const count = sums[at] ?? 0;
    const mean = (channel: number) => (sums[at + 1 + channel] ?? 0) / count;
    if (count > 0) bins.push({ count, mean: [mean(0), mean(1), mean(2), mean(3)] });
  }
  return bins;
}

/** The group that differs most is parted at its mean, until there are enough; then each finds its middle. */
function split(bins: Bin[], most: number): Colour[] {
  const groups = [spreadOf(bins)];
  while (groups.length < most) {
    const widest = groups.reduce((best, group) => (group.spread > best.spread ? group : best));
    if (widest.spread <= 0) break;
    const { axis, middle } = widest;
    const [low, high] = [true, false].map((isLow) => widest.bins.filter(({ mean }) => mean[axis] <= middle === isLow));
    if (!low?.length || !high?.length) break;
    groups.splice(groups.indexOf(widest), 1, spreadOf(low), spreadOf(high));
  }
  let palette = groups.map(({ bins }) => meanOf(bins));
  for (let round = 0; round < ROUNDS; round += 1) {
    const nearest: Bin[][] = palette.map(() => []);
    for (const bin of bins) nearest[nearestOf(palette, bin.mean)]?.push(bin);
    palette = palette.map((colour, at) => (nearest[at]?.length ? meanOf(nearest[at]) : colour));
  }
  return palette.map(([red, green, blue, opacity]) => [
    Math.round(red),
    Math.round(green),
    Math.round(blue),
    Math.round(opacity),
  ]);
}

type Axis = 0 | 1 | 2 | 3;

function spreadOf(bins: Bin[]): { bins: Bin[]; axis: Axis; middle: number; spread: number } {
  const mean = meanOf(bins);
  let [axis, spread]: [Axis, number] = [0, -1];
  for (const channel of [0, 1, 2, 3] as const) {
    const sum = bins.reduce((sum, bin) => sum + bin.count * (bin.mean[channel] - mean[channel]) ** 2, 0);
    if (sum > spread) [axis, spread] = [channel, sum];
  }
  return { bins, axis, middle: mean[axis], spread: bins.length > 1 ? spread : 0 };
}

function meanOf(bins: readonly Bin[]): Colour {
  const sums = [0, 0, 0, 0, 0];
  for (const { count, mean } of bins) {
    sums[4] = (sums[4] ?? 0) + count;
    for (const channel of [0, 1, 2, 3] as const) sums[channel] = (sums[channel] ?? 0) + count * mean[channel];
  }
  const [red = 0, green = 0, blue = 0, opacity = 0, count = 1] = sums;
  return [red / count, green / count, blue / count, opacity / count];
}

function nearestOf(palette: readonly Colour[], [red, green, blue, opacity]: Colour): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let at = 0; at < palette.length; at += 1) {
    const [r, g, b, o] = palette[at] ?? [0, 0, 0, 0];
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 + 2 * (o - opacity) ** 2;
    if (distance < least) [best, least] = [at, distance];
  }
  return best;
}

/** The place of each pixel's colour in a palette. */
export function indexedBy(pixels: Uint8Array, palette: readonly Colour[]): Uint8Array {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const exact = new Map(palette.map(([r, g, b, o], at) => [(r | (g << 8) | (b << 16) | (o << 24)) >>> 0, at]));
  const places = new Int16Array(BINS).fill(-1);
  const made = new Uint8Array(words.length);
  let [last, place] = [-1, 0];
  for (let pixel = 0; pixel < words.length; pixel += 1) {
    const word = words[pixel] ?? 0;
    if (word !== last) {
      last = word;
      place = exact.get(word) ?? -1;
      if (place < 0) {
        const bin = binOf(pixels, pixel * 4);
        place = places[bin] ?? -1;
        if (place < 0) {
          place = nearestOf(palette, [word & 255, (word >> 8) & 255, (word >> 16) & 255, word >>> 24]);
          places[bin] = place;
        }
      }
    }
    made[pixel] = place;
  }
  return made;
}
