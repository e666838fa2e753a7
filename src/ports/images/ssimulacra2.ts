import { blurred, product } from './blur.ts';
import type { PixelData } from './pixel-data.ts';
import { ssimulacra2Weights } from './ssimulacra2.data.ts';
import { LIGHTS } from './wasm/raster.ts';

/** Below this many pixels a side there is no scale to look at. */
const FEWEST = 8;
const SCALES = 6;
const C2 = 0.0009;

/** The bell of libjxl's recursive filter at sigma 1.5, from its middle: beyond four pixels it is zero. */
const KERNEL = Float64Array.of(
  0.264621105488198,
  0.212928592010422,
  0.10933537277746,
  0.036011114658364,
  0.009414367809653,
);

/** From light to what the cones of an eye take up, and what they add in the dark. Source: libjxl, opsin_params.h. */
const CONES = [
  [0.3, 0.622, 0.078],
  [0.23, 0.692, 0.078],
  [0.24342268924547819, 0.20476744424496821, 0.5518098665095535],
] as const;
const DARK = 0.0037930732552754493;

interface Planes {
  parts: readonly [Float32Array, Float32Array, Float32Array];
  width: number;
  height: number;
}

/**
 * SSIMULACRA 2 of a picture and a changed one, in the eight bits of sRGB: 100 for the same, 90 where hardly anybody sees a difference, below
 * 0 for what has little in common. Written after libjxl's, which is its definition. Nothing for pictures below 8 pixels a side.
 */
export function ssimulacra2(original: PixelData, changed: PixelData): number | null {
  if (Math.min(original.width, original.height) < FEWEST) return null;
  let [one, other] = [lightIn(original), lightIn(changed)];
  const norms: number[][][] = [[], [], []];
  for (let scale = 0; scale < SCALES; scale += 1) {
    if (Math.min(one.width, one.height) < FEWEST) break;
    if (scale > 0) [one, other] = [halved(one), halved(other)];
    const [seen, seenChanged] = [seenIn(one), seenIn(other)];
    for (const channel of [0, 1, 2] as const) {
      norms[channel]?.push(normsOf(seen.parts[channel], seenChanged.parts[channel], one));
    }
  }
  const sum = norms.flat(2).reduce((all, norm, at) => all + (ssimulacra2Weights[at] ?? 0) * Math.abs(norm), 0);
  const scaled = sum * 0.9562382616834844;
  const error = 2.326765642916932 * scaled - 0.020884521182843837 * scaled ** 2 + 6.248496625763138e-5 * scaled ** 3;
  return error > 0 ? 100 - 10 * error ** 0.6276336467831387 : 100;
}

function lightIn({ data, channels, width, height }: PixelData): Planes {
  const pixels = width * height;
  const parts = [new Float32Array(pixels), new Float32Array(pixels), new Float32Array(pixels)] as const;
  for (const channel of [0, 1, 2] as const) {
    const part = parts[channel];
    const offset = channels < 3 ? 0 : channel;
    for (let at = 0; at < pixels; at += 1) part[at] = LIGHTS[data[at * channels + offset] ?? 0] ?? 0;
  }
  return { parts, width, height };
}

/** Means of two by two; at an odd edge, of what is there twice. */
function halved({ parts, width, height }: Planes): Planes {
  const [across, down] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const half = (data: Float32Array) => {
    const made = new Float32Array(across * down);
    for (let y = 0; y < down; y += 1) {
      const [upper, lower] = [2 * y * width, Math.min(2 * y + 1, height - 1) * width];
      for (let x = 0; x < across; x += 1) {
        const [left, right] = [2 * x, Math.min(2 * x + 1, width - 1)];
        const sum = (data[upper + left] ?? 0) + (data[upper + right] ?? 0) + (data[lower + left] ?? 0);
        made[y * across + x] = (sum + (data[lower + right] ?? 0)) / 4;
      }
    }
    return made;
  };
  return { parts: [half(parts[0]), half(parts[1]), half(parts[2])], width: across, height: down };
}

/** As eyes take it up: XYB, each between 0 and 1. */
function seenIn({ parts: [reds, greens, blues], width, height }: Planes): Planes {
  const pixels = width * height;
  const [x, y, b] = [new Float32Array(pixels), new Float32Array(pixels), new Float32Array(pixels)];
  const dark = Math.cbrt(DARK);
  const [long, middle, short] = CONES;
  for (let at = 0; at < pixels; at += 1) {
    const [red, green, blue] = [reds[at] ?? 0, greens[at] ?? 0, blues[at] ?? 0];
    const l = Math.cbrt(long[0] * red + long[1] * green + long[2] * blue + DARK) - dark;
    const m = Math.cbrt(middle[0] * red + middle[1] * green + middle[2] * blue + DARK) - dark;
    const s = Math.cbrt(short[0] * red + short[1] * green + short[2] * blue + DARK) - dark;
    const bright = (l + m) / 2;
    x[at] = ((l - m) / 2) * 14 + 0.42;
    y[at] = bright + 0.01;
    b[at] = s - bright + 0.55;
  }
  return { parts: [x, y, b], width, height };
}

/** Of structure, ringing and blur: the mean of each, then the mean of its fourth power, of which the worst places decide. */
function normsOf(one: Float32Array, other: Float32Array, { width, height }: Planes): number[] {
  const blur = (data: Float32Array) => blurred({ data, width, height }, KERNEL);
  const [mean1, mean2] = [blur(one), blur(other)];
  const [square1, square2, both] = [blur(product(one, one)), blur(product(other, other)), blur(product(one, other))];
  const sums = new Float64Array(6);
  for (let at = 0; at < one.length; at += 1) {
    const [m1, m2] = [mean1[at] ?? 0, mean2[at] ?? 0];
    const spread = (square1[at] ?? 0) - m1 * m1 + (square2[at] ?? 0) - m2 * m2 + C2;
    const shared = 2 * ((both[at] ?? 0) - m1 * m2) + C2;
    const structure = Math.max(0, 1 - ((1 - (m1 - m2) * (m1 - m2)) * shared) / spread);
    const edge = (1 + Math.abs((other[at] ?? 0) - m2)) / (1 + Math.abs((one[at] ?? 0) - m1)) - 1;
    add(sums, 0, structure);
    add(sums, 1, Math.max(0, edge));
    add(sums, 2, Math.max(0, -edge));
  }
  return Array.from(sums, (sum, at) => (at < 3 ? sum / one.length : (sum / one.length) ** 0.25));
}

function add(sums: Float64Array, map: number, error: number): void {
  sums[map] = (sums[map] ?? 0) + error;
  const square = error * error;
  sums[map + 3] = (sums[map + 3] ?? 0) + square * square;
}
