import { openPicture, type Picture } from './engine.ts';
import type { PixelData } from './pixel-data.ts';
import { decoded } from './refusals.ts';

/** Pixels up to which pictures are compared as they are; larger ones are compared at this size. */
const MAX_PIXELS = 3_000_000;
/** Pixels a side of the windows in which pictures are compared, and how far apart those lie. */
const WINDOW = 8;
const STEP = 4;

/** Against division by zero: (0.01 × 255)² and (0.03 × 255)², as Wang et al. 2004 set them. */
const C1 = 6.5025;
const C2 = 58.5225;

/**
 * How much like a picture others look, 0 to 1: mean structural similarity of luma, after each has been scaled to the picture's
 * size. What is transparent is on white.
 */
export async function likenessTo(
  { data, width, height, channels }: PixelData,
  timeout: number,
): Promise<(content: Uint8Array) => Promise<number>> {
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const luma = (image: Picture) =>
    image
      .flatten({ background: '#ffffff' })
      .resize({ ...size, fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
  const seen = openPicture(data, { raw: { width, height, channels }, limitInputPixels: false });
  const reference = await decoded(luma(seen), timeout);
  return async (content) => {
    const other = await decoded(luma(openPicture(content, { limitInputPixels: false })), timeout);
    return structuralSimilarity(reference, other, size);
  };
}

/** Mean structural similarity of two pictures of one byte a pixel. */
export function structuralSimilarity(
  one: Uint8Array,
  other: Uint8Array,
  { width, height }: { width: number; height: number },
): number {
  const [across, down] = [Math.min(WINDOW, width), Math.min(WINDOW, height)];
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + down <= height; top += STEP) {
    for (let left = 0; left + across <= width; left += STEP) {
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let row = top; row < top + down; row += 1) {
        const start = row * width + left;
        for (let at = start; at < start + across; at += 1) {
          const p = one[at] ?? 0;
          const q = other[at] ?? 0;
          a += p;
          b += q;
          aa += p * p;
          bb += q * q;
          ab += p * q;
        }
      }
      const pixels = across * down;
      const [meanA, meanB] = [a / pixels, b / pixels];
      const [spreadA, spreadB] = [aa / pixels - meanA ** 2, bb / pixels - meanB ** 2];
      const shared = ab / pixels - meanA * meanB;
      sum +=
        ((2 * meanA * meanB + C1) * (2 * shared + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (spreadA + spreadB + C2));
      windows += 1;
    }
  }
  return sum / windows;
}
