import sharp from 'sharp';
import type { Grey } from '#ports/ocr/prepare/grey';

export interface Piece {
  grey: Grey;
  /** What is read in it; empty for pictures and rules. */
  text: string;
}

export interface Type {
  font: string;
  /** Points. */
  size: number;
  dpi: number;
}

/** A random number generator of its own, so that every run makes the same pages. */
export function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function blank(width: number, height: number): Grey {
  return { pixels: new Uint8Array(width * height).fill(255), width, height };
}

/** Black text on white, broken into lines of `width` pixels; on one line without a width. */
export async function set(text: string, { font, size, dpi }: Type, width?: number): Promise<Piece> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const drawn = sharp({
    text: {
      text: escaped,
      ...{ font: `${font} ${size}`, dpi, spacing: Math.round(size * 0.15) },
      ...(width !== undefined && { width, justify: true }),
    },
  });
  const { data, info } = await drawn.toColourspace('b-w').negate().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8Array(info.width * info.height);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = data[at * info.channels] ?? 255;
  return { grey: { pixels, width: info.width, height: info.height }, text };
}

/** Puts the darker of both where they overlap. */
export function put(page: Grey, { pixels, width, height }: Grey, place: { left: number; top: number }): void {
  const [left, top] = [Math.round(place.left), Math.round(place.top)];
  for (let y = Math.max(0, -top); y < Math.min(height, page.height - top); y += 1) {
    for (let x = Math.max(0, -left); x < Math.min(width, page.width - left); x += 1) {
      const at = (top + y) * page.width + left + x;
      page.pixels[at] = Math.min(page.pixels[at] ?? 255, pixels[y * width + x] ?? 255);
    }
  }
}

export function rule(page: Grey, from: { left: number; top: number }, size: { width: number; height: number }): void {
  const { pixels } = blank(Math.round(size.width), Math.round(size.height));
  put(page, { pixels: pixels.fill(20), width: Math.round(size.width), height: Math.round(size.height) }, from);
}
