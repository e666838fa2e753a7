import { type Grey, histogram, threshold } from './grey.ts';

/** A connected patch of ink. */
export interface Patch {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Pixels of ink. */
  ink: number;
}

/** Beyond these the picture is noise or a photo, and more of them tell nothing new. */
const MOST_PATCHES = 60_000;

/** 1 where a pixel is dark. */
export function inkOf(grey: Grey): Uint8Array {
  const limit = threshold(histogram(grey));
  const ink = new Uint8Array(grey.pixels.length);
  for (let at = 0; at < ink.length; at += 1) ink[at] = (grey.pixels[at] ?? 0) <= limit ? 1 : 0;
  return ink;
}

/** Patches of ink that hang together, diagonals included. */
export function patchesOf(ink: Uint8Array, { width, height }: { width: number; height: number }): Patch[] {
  const left = new Uint8Array(ink);
  const stack: number[] = [];
  const patches: Patch[] = [];
  for (let start = 0; start < left.length && patches.length < MOST_PATCHES; start += 1) {
    if (left[start] !== 1) continue;
    let [minX, maxX, minY, maxY, count] = [width, 0, height, 0, 0];
    left[start] = 0;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      count += 1;
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
      for (let downTo = Math.max(0, y - 1); downTo <= Math.min(height - 1, y + 1); downTo += 1) {
        for (let to = Math.max(0, x - 1); to <= Math.min(width - 1, x + 1); to += 1) {
          const next = downTo * width + to;
          if (left[next] !== 1) continue;
          left[next] = 0;
          stack.push(next);
        }
      }
    }
    patches.push({ left: minX, top: minY, width: maxX - minX + 1, height: maxY - minY + 1, ink: count });
  }
  return patches;
}

/** The patches that may be letters: neither specks, nor rules, nor pictures. */
export function lettersAmong(patches: readonly Patch[], { height }: { height: number }): Patch[] {
  return patches.filter((patch) => {
    const isSpeck = patch.height < 4 || patch.width < 2 || patch.ink < 8;
    const isLarge = patch.height > Math.max(24, height / 3);
    const isRule = patch.width > 12 * patch.height || patch.height > 12 * patch.width;
    return !(isSpeck || isLarge || isRule);
  });
}

/** Pixels from the baseline to the top of a small letter, roughly; `undefined` where there are too few letters to say. */
export function letterHeight(letters: readonly Patch[]): number | undefined {
  if (letters.length < 4) return undefined;
  const heights = letters.map(({ height }) => height).toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.45)];
}
