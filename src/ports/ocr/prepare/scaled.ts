import type { Grey } from './grey.ts';

/** Larger or smaller by `factor`, with a cubic kernel that keeps edges sharp. */
export function scaled(grey: Grey, factor: number): Grey {
  const { width, height } = grey;
  const wide = Math.max(1, Math.round(width * factor));
  const high = Math.max(1, Math.round(height * factor));
  if (wide === width && high === height) return grey;
  const acrossTaps = tapsFor(width, wide);
  const downTaps = tapsFor(height, high);
  const across = new Float32Array(wide * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const first = acrossTaps.firsts[x] ?? 0;
      let sum = 0;
      for (let tap = 0; tap < acrossTaps.count; tap += 1) {
        const from = Math.min(width - 1, Math.max(0, first + tap));
        sum += (acrossTaps.weights[x * acrossTaps.count + tap] ?? 0) * (grey.pixels[y * width + from] ?? 0);
      }
      across[y * wide + x] = sum;
    }
  }
  const pixels = new Uint8Array(wide * high);
  const row = new Float32Array(wide);
  for (let y = 0; y < high; y += 1) {
    row.fill(0.5);
    const first = downTaps.firsts[y] ?? 0;
    for (let tap = 0; tap < downTaps.count; tap += 1) {
      const from = Math.min(height - 1, Math.max(0, first + tap)) * wide;
      const weight = downTaps.weights[y * downTaps.count + tap] ?? 0;
      for (let x = 0; x < wide; x += 1) row[x] = (row[x] ?? 0) + weight * (across[from + x] ?? 0);
    }
    for (let x = 0; x < wide; x += 1) pixels[y * wide + x] = Math.min(255, Math.max(0, row[x] ?? 0));
  }
  return { pixels, width: wide, height: high };
}

interface Taps {
  /** How many source pixels each made pixel is mixed from. */
  count: number;
  /** The first of them, perhaps outside the picture. */
  firsts: Int32Array;
  /** Their weights; each pixel's add up to 1. */
  weights: Float32Array;
}

function tapsFor(from: number, to: number): Taps {
  const step = from / to;
  // When shrinking, the kernel covers as many source pixels as fall on one.
  const stretch = Math.max(1, step);
  const count = Math.ceil(4 * stretch) + 1;
  const firsts = new Int32Array(to);
  const weights = new Float32Array(to * count);
  for (let at = 0; at < to; at += 1) {
    const centre = (at + 0.5) * step - 0.5;
    const first = Math.ceil(centre - 2 * stretch);
    firsts[at] = first;
    let sum = 0;
    for (let tap = 0; tap < count; tap += 1) sum += cubic((first + tap - centre) / stretch);
    for (let tap = 0; tap < count; tap += 1) weights[at * count + tap] = cubic((first + tap - centre) / stretch) / sum;
  }
  return { count, firsts, weights };
}

/** Catmull and Rom's spline. */
function cubic(distance: number): number {
  const d = Math.abs(distance);
  if (d < 1) return 1.5 * d * d * d - 2.5 * d * d + 1;
  if (d < 2) return -0.5 * d * d * d + 2.5 * d * d - 4 * d + 2;
  return 0;
}
