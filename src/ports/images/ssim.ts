import { blurred, product } from './blur.ts';
import type { PixelData } from './pixel-data.ts';

/** Pixels on each side of the middle of the window, and how wide its bell is. Source: Wang et al. 2004. */
const REACH = 5;
const SIGMA = 1.5;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

const KERNEL = bell();

/**
 * Mean structural similarity of luma, 1 for the same, as Wang, Bovik, Sheikh and Simoncelli define it: a window of 11 × 11 pixels
 * weighed by a Gaussian, at every place where it lies within the picture. Nothing for what is smaller than the window.
 */
export function meanSsim(one: PixelData, other: PixelData): number | null {
  const { width, height } = one;
  if (Math.min(width, height) <= 2 * REACH) return null;
  const [a, b] = [lumaOf(one), lumaOf(other)];
  const mean = (data: Float32Array) => blurred({ data, width, height }, KERNEL);
  const [meanA, meanB] = [mean(a), mean(b)];
  const [meanAA, meanBB, meanAB] = [mean(product(a, a)), mean(product(b, b)), mean(product(a, b))];
  let sum = 0;
  for (let row = REACH; row < height - REACH; row += 1) {
    for (let at = row * width + REACH; at < (row + 1) * width - REACH; at += 1) {
      const [ma, mb] = [meanA[at] ?? 0, meanB[at] ?? 0];
      const spread = (meanAA[at] ?? 0) - ma * ma + (meanBB[at] ?? 0) - mb * mb;
      const shared = (meanAB[at] ?? 0) - ma * mb;
      sum += ((2 * ma * mb + C1) * (2 * shared + C2)) / ((ma * ma + mb * mb + C1) * (spread + C2));
    }
  }
  return sum / ((width - 2 * REACH) * (height - 2 * REACH));
}

function bell(): Float64Array {
  const weights = Float64Array.from({ length: REACH + 1 }, (_, away) => Math.exp(-(away ** 2) / (2 * SIGMA ** 2)));
  const sum = weights.reduce((all, weight, away) => all + (away === 0 ? weight : 2 * weight), 0);
  return weights.map((weight) => weight / sum);
}

/** By BT.601, 0 to 255. */
function lumaOf({ data, channels, width, height }: PixelData): Float32Array {
  const luma = new Float32Array(width * height);
  for (let at = 0; at < luma.length; at += 1) {
    const from = at * channels;
    const red = data[from] ?? 0;
    luma[at] = channels < 3 ? red : 0.299 * red + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return luma;
}
