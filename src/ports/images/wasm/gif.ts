import { GIFEncoder } from 'gifenc';
import { GifReader } from 'omggif';
import type { GifOptions, StoredHeader } from '../engine.ts';
import { composed } from './animation.ts';
import { indexedBy, paletteOf } from './quantise.ts';
import type { Raster } from './raster.ts';

/** What GIF calls its ways to end a frame. */
const AFTER: Readonly<Record<number, 'cleared' | 'before'>> = { 2: 'cleared', 3: 'before' };

function opened(content: Uint8Array): GifReader {
  try {
    return new GifReader(content);
  } catch (cause) {
    throw new RangeError('A GIF that is cut short or broken', { cause });
  }
}

export function readGifHeader(content: Uint8Array): StoredHeader {
  const gif = opened(content);
  const pages = gif.numFrames();
  const frames = Array.from({ length: pages }, (_, frame) => gif.frameInfo(frame));
  const loops = gif.loopCount();
  return {
    ...{ width: gif.width, height: gif.height, pages, space: 'srgb', depth: 'uchar', hasAlpha: true },
    // Hundredths of a second. A GIF says how often it is repeated, and nothing when it is not.
    ...{ delay: frames.map(({ delay }) => delay * 10), loop: loops === null ? 1 : loops === 0 ? 0 : loops + 1 },
  };
}

export async function decodeGif(content: Uint8Array, pages: number): Promise<Raster> {
  const gif = opened(content);
  const { width, height } = gif;
  const frames = pages < 0 ? gif.numFrames() : 1;
  const whole = new Uint8Array(width * height * 4);
  return composed({ width, height }, frames, (frame) => {
    const { x, y, width: wide, height: high, disposal } = gif.frameInfo(frame);
    whole.fill(0);
    gif.decodeAndBlitFrameRGBA(frame, whole);
    const pixels = new Uint8Array(wide * high * 4);
    for (let row = 0; row < high; row += 1) {
      const from = ((y + row) * width + x) * 4;
      pixels.set(whole.subarray(from, from + wide * 4), row * wide * 4);
    }
    const after = AFTER[disposal] ?? 'stays';
    return { left: x, top: y, width: wide, height: high, pixels, replaces: false, after };
  });
}

/** Each frame with colours of its own, and only what changes in it. */
export function encodeGif(
  raster: Raster,
  { colours = 256, delay, loop, interFrameMaxError = 0 }: GifOptions,
): Uint8Array {
  const { data, width, height, frames } = raster;
  const gif = GIFEncoder();
  const bytes = width * height * 4;
  const frameAt = (at: number) => withoutHalfOpacity(data.subarray(at * bytes, (at + 1) * bytes));
  const playing = { repeat: frames === 1 || loop === 1 ? -1 : Math.max(0, (loop ?? 0) - 1) };
  let frame = frameAt(0);
  for (let at = 0; at < frames; at += 1) {
    const next = at + 1 < frames ? frameAt(at + 1) : undefined;
    // What is drawn can only be taken away by clearing all of it: then the next frame is drawn whole.
    const isCleared = next !== undefined && uncovers(frame, next);
    const palette = paletteOf(frame, colours);
    const transparentIndex = palette.findIndex(([, , , opacity]) => opacity === 0);
    gif.writeFrame(indexedBy(frame, palette), width, height, {
      palette: palette.map(([red, green, blue]) => [red, green, blue]),
      ...(transparentIndex >= 0 && { transparent: true, transparentIndex }),
      ...playing,
      ...(frames > 1 && { delay: delay?.[at] ?? 100, dispose: isCleared ? 2 : 1 }),
    });
    if (next) frame = isCleared ? next : changed(frameAt(at), next, interFrameMaxError);
  }
  gif.finish();
  return gif.bytes();
}

function uncovers(before: Uint8Array, after: Uint8Array): boolean {
  for (let at = 3; at < before.length; at += 4) if (before[at] !== 0 && after[at] === 0) return true;
  return false;
}

/** A frame with nothing where it is as it was. */
function changed(before: Uint8Array, after: Uint8Array, tolerance: number): Uint8Array {
  const made = after.slice();
  const near = (at: number) => Math.abs((before[at] ?? 0) - (after[at] ?? 0)) <= tolerance;
  for (let at = 0; at < made.length; at += 4) {
    if (near(at) && near(at + 1) && near(at + 2) && before[at + 3] === after[at + 3]) made.fill(0, at, at + 4);
  }
  return made;
}

function withoutHalfOpacity(pixels: Uint8Array): Uint8Array {
  const made = pixels.slice();
  for (let at = 0; at < made.length; at += 4) {
    if ((made[at + 3] ?? 0) >= 128) made[at + 3] = 255;
    else made.fill(0, at, at + 4);
  }
  return made;
}
