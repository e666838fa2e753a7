import { ToolError } from '#kit/tool-error';
import { openPicture } from './engine.ts';
import { geometryOf, type Size } from './geometry.ts';
import { type ImageLimits, readHeader } from './header.ts';
import { webpOptions } from './lossy.ts';
import { mediaTypes } from './media-types.ts';
import { refuseWrongOptions } from './options.ts';
import type { AnimatedImage, AnimateOptions, ImageInfo, Several } from './port.ts';
import { decoded } from './refusals.ts';
import { shapedAs } from './shape.ts';

/** Share of the pixels that one picture may have which all frames of an animation may have together. */
const SHARE = 0.25;
/** Colours of a pixel may be off by this much and still count as unchanged from one frame to the next. */
const UNSEEN = 4;

/** Pictures one after the other, each on a frame of one size. */
export async function animated(
  contents: Several<Uint8Array>,
  options: AnimateOptions,
  limits: ImageLimits,
): Promise<AnimatedImage<Uint8Array>> {
  const { format, background, colours, dither, delays, loop, quality, signal } = options;
  refuseWrongOptions({ quality, background });
  const size = await sizeOf(contents, options, limits);
  const bytes = size.width * size.height * 4;
  const strip = new Uint8Array(bytes * contents.length);
  const sources: ImageInfo[] = [];
  for (const [at, content] of contents.entries()) {
    signal?.throwIfAborted();
    const { info, metadata, open, timeout } = await readHeader(content, limits);
    sources.push(info);
    const resize = { ...size, fit: options.fit, enlarge: true };
    const shaping = { geometry: geometryOf(info, { resize }), options: { resize }, background, frames: 1 };
    const shaped = await shapedAs(open('first'), { ...shaping, orientation: metadata.orientation, timeout });
    const flat = shaped.flatten({ background }).toColourspace('srgb').ensureAlpha().raw();
    strip.set(await decoded(flat.toBuffer(), timeout), at * bytes);
  }
  const { width, height } = size;
  const raw = { width, height: height * contents.length, channels: 4 as const, pageHeight: height };
  const opened = openPicture(strip, { raw, limitInputPixels: false });
  const playing = { delay: [...delays], loop };
  const encoder =
    format === 'gif'
      ? opened.gif({ ...playing, effort: 1, colours, dither, interFrameMaxError: dither > 0 ? UNSEEN : 0 })
      : opened.webp({ ...playing, ...webpOptions({ quality, pixels: width * height * contents.length }) });
  const content = await decoded(encoder.toBuffer(), limits.timeout);
  return { content, format, type: mediaTypes[format], ...size, sources };
}

/** As the first picture is, within the longest side, and within what can be made. */
async function sizeOf(
  [first]: Several<Uint8Array>,
  { longest, delays }: AnimateOptions,
  limits: ImageLimits,
): Promise<Size> {
  const { info } = await readHeader(first, limits);
  const scale = Math.min(1, longest / Math.max(info.width, info.height));
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const size = { width: side(info.width), height: side(info.height) };
  const most = Math.floor((limits.maxPixels * SHARE) / delays.length);
  if (size.width * size.height <= most) return size;
  const counts = `${delays.length} frames of ${size.width} × ${size.height} pixels are more than can be made`;
  const fitting = Math.floor(Math.max(size.width, size.height) * Math.sqrt(most / (size.width * size.height)));
  throw new ToolError('invalid-input', `${counts}. Choose a longest side of ${fitting} pixels, or fewer pictures.`);
}
