import program from '@resvg/resvg-wasm/index_bg.wasm?url';
import { NotHere, type StoredHeader } from '../engine.ts';
import { loaded } from './codecs.ts';
import type { Raster } from './raster.ts';

/** Pixels an inch at which a drawing has the size it says. */
const CSS_DENSITY = 72;

const TEXT = /<(?:[\w-]+:)?text[\s>]/;

let started: Promise<typeof import('@resvg/resvg-wasm')> | undefined;

async function library() {
  started ??= start();
  started.catch(() => {
    started = undefined;
  });
  return loaded(started);
}

async function start() {
  const [module] = await Promise.all([import('@resvg/resvg-wasm')]);
  await module.initWasm(await WebAssembly.compileStreaming(fetch(program)));
  return module;
}

/** @throws RangeError for what is no drawing. */
async function opened(content: Uint8Array, density: number) {
  const text = new TextDecoder().decode(content);
  if (TEXT.test(text)) throw new NotHere('The drawing has text, for which your browser has no fonts here.');
  const { Resvg } = await library();
  try {
    return new Resvg(text, { fitTo: { mode: 'zoom', value: density / CSS_DENSITY } });
  } catch (cause) {
    throw new RangeError('A drawing that cannot be read', { cause });
  }
}

export async function readDrawingHeader(content: Uint8Array, density = CSS_DENSITY): Promise<StoredHeader> {
  const drawing = await opened(content, CSS_DENSITY);
  const size = sizeAt(drawing, density);
  drawing.free();
  return { ...size, space: 'srgb', depth: 'uchar', hasAlpha: true };
}

function sizeAt({ width, height }: { width: number; height: number }, density: number) {
  const side = (pixels: number) => Math.max(1, Math.round((pixels * density) / CSS_DENSITY));
  return { width: side(width), height: side(height) };
}

/** A drawing as pixels. */
export async function drawnPicture(content: Uint8Array, density = CSS_DENSITY): Promise<Raster> {
  const drawing = await opened(content, density);
  const size = sizeAt(drawing, density);
  const made = drawing.render();
  const data = apartFromOpacity(made.pixels, made.width, size);
  made.free();
  drawing.free();
  return { data, ...size, frames: 1, hasAlpha: true, isGrey: false };
}

interface Size {
  width: number;
  height: number;
}

/** Colours as they are, which the library has mixed with their opacity, in the size that was told: the library rounds up. */
function apartFromOpacity(pixels: Uint8Array, across: number, { width, height }: Size): Uint8Array {
  const data = new Uint8Array(width * height * 4);
  const row = Math.min(across, width) * 4;
  for (let y = 0; y < height; y += 1) data.set(pixels.subarray(y * across * 4, y * across * 4 + row), y * width * 4);
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3] ?? 0;
    if (opacity === 0 || opacity === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1)
      data[channel] = Math.min(255, Math.round(((data[channel] ?? 0) * 255) / opacity));
  }
  return data;
}
