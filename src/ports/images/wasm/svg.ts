import { drawingsInBrowser } from '#ports/drawings/browser';
import { NotHere, type StoredHeader } from '../engine.ts';
import { loaded } from './codecs.ts';
import type { Raster } from './raster.ts';

/** Pixels an inch at which a drawing has the size it says. */
const CSS_DENSITY = 72;

const TEXT = /<(?:[\w-]+:)?text[\s>]/;

/** What draws, fetched for the first drawing. @throws RangeError for what is no drawing. */
async function drawingOf(content: Uint8Array, density: number) {
  const text = new TextDecoder().decode(content);
  if (TEXT.test(text)) throw new NotHere('The drawing has text, whose fonts your browser does not have here.');
  try {
    const whole = await drawingsInBrowser.size(text);
    const side = (pixels: number) => Math.max(1, Math.round((pixels * density) / CSS_DENSITY));
    return { text, size: { width: side(whole.width), height: side(whole.height) } };
  } catch (cause) {
    // By what the library says of drawings; the rest is about fetching it.
    if (/^Error: SVG /.test(String(cause))) throw new RangeError('A drawing that cannot be read', { cause });
    return loaded(Promise.reject(cause));
  }
}

export async function readDrawingHeader(content: Uint8Array, density = CSS_DENSITY): Promise<StoredHeader> {
  const { size } = await drawingOf(content, density);
  return { ...size, space: 'srgb', depth: 'uchar', hasAlpha: true };
}

/** A drawing as pixels, in the size that was told: the library rounds otherwise. */
export async function drawnPicture(content: Uint8Array, density = CSS_DENSITY): Promise<Raster> {
  const { text, size } = await drawingOf(content, density);
  const drawn = await drawingsInBrowser.pixels(text, size.width);
  const data = new Uint8Array(size.width * size.height * 4);
  const row = Math.min(drawn.width, size.width) * 4;
  for (let y = 0; y < Math.min(drawn.height, size.height); y += 1) {
    const from = y * drawn.width * 4;
    data.set(drawn.pixels.subarray(from, from + row), y * size.width * 4);
  }
  return { data, ...size, frames: 1, hasAlpha: true, isGrey: false };
}
