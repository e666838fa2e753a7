import { ToolError } from '#kit/tool-error';
import { fitLossy } from './fit-lossy.ts';
import { fitPalette } from './fit-palette.ts';
import { createFitTask, type Fitted, pixelsOf } from './fit-task.ts';
import { type Header, type ImageLimits, readHeader } from './header.ts';
import { mediaTypes } from './media-types.ts';
import { isWritten, refuseWrongOptions, WRONG_BYTES } from './options.ts';
import type { FitOptions, FittedImage, ImageFormat, PixelFormat } from './port.ts';
import { decoded } from './refusals.ts';
import { searchSize } from './size-search.ts';
import { transformed } from './transform.ts';

/** Bits a pixel below which a picture is blocks and smears: it is never encoded with more pixels than that allows. */
const LEAST_BITS: Partial<Record<PixelFormat, number>> = { avif: 0.03, png: 0.02, gif: 0.02 };
const USUAL_LEAST_BITS = 0.1;
/** Formats in which animations are kept. */
const ANIMATED = new Set<ImageFormat>(['gif', 'webp']);
/** Quality of an animation below which its dimensions give way instead. */
const ANIMATION_QUALITY = 40;

/**
 * A picture made to fit into a number of bytes, as the port says.
 *
 * @throws ToolError as the port says.
 */
export async function fitted(
  content: Uint8Array,
  options: FitOptions,
  limits: ImageLimits,
): Promise<FittedImage<Uint8Array>> {
  refuseWrongOptions(options);
  const { bytes, background = '#ffffff', signal } = options;
  if (!Number.isInteger(bytes) || bytes < 1) throw new ToolError('invalid-input', WRONG_BYTES);
  const header = await readHeader(content, limits);
  const { info } = header;
  if (content.length <= bytes && isWritten(info.format) && (options.format ?? info.format) === info.format) {
    await refuseBroken(header);
    const { width, height, format } = info;
    return {
      ...{ content, format, type: mediaTypes[format], width, height, source: info },
      ...{ met: true, kept: true, quality: 100 },
    };
  }
  const format = options.format ?? fittingFormat(header);
  const isAnimated = info.frames > 1 && ANIMATED.has(info.format) && ANIMATED.has(format);
  const found = isAnimated
    ? await fitAnimation(content, { ...options, format }, limits)
    : await fitPicture(header, { format, bytes, background, signal });
  return {
    ...{ ...found, format, type: mediaTypes[format], source: info, met: found.content.length <= bytes, kept: false },
    ...(info.frames > 1 && !isAnimated && { frame: 1 }),
  };
}

/** What is handed back as it is must be whole, too: it is decoded once, in passing. */
async function refuseBroken({ info, open, timeout }: Header): Promise<void> {
  // Pages of a document may differ in size, and cannot be opened as one strip.
  const picture = open(info.format === 'tiff' ? 'first' : 'all');
  const seconds = Math.ceil(timeout / 1000);
  await decoded(picture.resize({ width: 1, height: 1, fit: 'fill' }).timeout({ seconds }).raw().toBuffer(), timeout);
}

/** The source's own where it can be searched in; else PNG for drawings and what may be transparent, JPEG for the rest. */
function fittingFormat({ info, metadata }: Header): PixelFormat {
  if (isWritten(info.format) && info.format !== 'tiff') return info.format;
  return info.format === 'svg' || metadata.hasAlpha === true ? 'png' : 'jpeg';
}

interface PictureQuestion {
  format: PixelFormat;
  bytes: number;
  background: string;
  signal?: AbortSignal | undefined;
}

async function fitPicture(header: Header, { format, bytes, background, signal }: PictureQuestion): Promise<Fitted> {
  const { info, metadata, timeout } = header;
  const mostPixels = (bytes * 8) / (LEAST_BITS[format] ?? USUAL_LEAST_BITS);
  const scale = Math.min(1, Math.sqrt(mostPixels / (info.width * info.height)));
  const size = {
    width: Math.max(1, Math.round(info.width * scale)),
    height: Math.max(1, Math.round(info.height * scale)),
  };
  const upright = header.open('first').autoOrient();
  const sized = scale < 1 ? upright.resize({ ...size, fit: 'fill' }) : upright;
  const flat = format === 'jpeg' ? sized.flatten({ background }) : sized;
  const isGrey = metadata.space === 'b-w' || metadata.space === 'grey16';
  const hasAlpha = format !== 'jpeg' && metadata.hasAlpha === true;
  const picture = await pixelsOf(flat.toColourspace(isGrey ? 'b-w' : 'srgb'), { hasAlpha, timeout });
  const task = createFitTask(picture, { bytes, timeout, signal });
  switch (format) {
    case 'jpeg':
    case 'webp':
    case 'avif':
      return fitLossy(task, format);
    case 'png':
    case 'gif':
      return fitPalette(task, format);
    case 'tiff':
      throw new ToolError('invalid-input', 'A TIFF cannot be made to fit a size. Choose another format.');
  }
}

/** Quality first, down to a bound; then dimensions. */
async function fitAnimation(
  content: Uint8Array,
  options: FitOptions & { format: PixelFormat },
  limits: ImageLimits,
): Promise<Fitted> {
  const { bytes, format, background, signal } = options;
  const common = { format, ...(background && { background }), ...(signal && { signal }) };
  const qualities = await searchSize({
    ...{ from: ANIMATION_QUALITY, to: 90, start: 70, step: 5, slope: 0.015, bytes, near: 0.95, tries: 4 },
    encode: (quality) => transformed(content, { ...common, quality }, limits),
  });
  if (qualities.within) return { ...qualities.within.encoded, quality: qualities.within.setting };
  const full = qualities.beyond?.encoded;
  const width = full?.width ?? 1;
  const sizes = await searchSize({
    ...{ from: Math.log(Math.min(1, 8 / width)), to: 0, step: 0.01, slope: 1.7, bytes, near: 0.95, tries: 8 },
    start: 0.5 * Math.log(bytes / (full?.content.length ?? bytes)),
    encode: (logarithm) => {
      const resize = {
        width: Math.max(1, Math.round(width * Math.exp(logarithm))),
        fit: 'contain',
        enlarge: false,
      } as const;
      return transformed(content, { ...common, quality: ANIMATION_QUALITY, resize }, limits);
    },
  });
  const found = sizes.within ?? sizes.beyond;
  if (!found) throw new RangeError('A search without a single try');
  return { ...found.encoded, quality: ANIMATION_QUALITY };
}
