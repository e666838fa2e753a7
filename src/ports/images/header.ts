import { readBmpHeader } from '#lib/bmp/bmp-header';
import { type DecodedBmp, decodeBmp, embeddedIn, refuseCutShort } from '#lib/bmp/decode-bmp';
import { decodeIconBitmap, largestInIcon } from '#lib/bmp/read-icon';
import { heicOpener, openPicture, type Picture, type PictureHeader } from './engine.ts';
import type { Size } from './geometry.ts';
import { readHeicHeader } from './heic/header.ts';
import { animatedPngFrames } from './metadata/png.ts';
import type { ImageFormat, ImageInfo } from './port.ts';
import { decoded, formatOf, refuseTooManyPixels, understood } from './refusals.ts';
import { safeDrawing } from './svg.ts';
import { refuseUnreadTiff } from './tiff-kinds.ts';

/** Pixels an inch at which a drawing has the size it says (CSS pixels, as the drawing library counts them). */
const CSS_DENSITY = 72;
/** Pixels up to which a drawing is drawn: filters cost time for each. */
export const MAX_DRAWN_PIXELS = 25_000_000;
/** Pixels a side that the drawing library can make. */
const MAX_DRAWN_SIDE = 32_767;

export interface ImageLimits {
  /** Width times height times frames. */
  maxPixels: number;
  maxFrames: number;
  maxInputBytes: number;
  /** Milliseconds. */
  timeout: number;
}

/** What the encoders look at, where the source says it. */
type SourceMetadata = Partial<
  Pick<
    PictureHeader,
    | 'orientation'
    | 'space'
    | 'depth'
    | 'hasAlpha'
    | 'chromaSubsampling'
    | 'delay'
    | 'loop'
    | 'icc'
    | 'exif'
    | 'xmp'
    | 'iptc'
  >
>;

export interface Header {
  info: ImageInfo;
  metadata: SourceMetadata;
  /**
   * The picture, to be decoded: as it is stored, before its orientation is honoured.
   *
   * @param pages all frames below each other, or the first. A drawing is drawn `scale` times as large.
   * @throws ToolError `unsupported` for a broken bitmap or HEIC.
   */
  open(pages: 'all' | 'first', scale?: number): Picture;
  /** Milliseconds that decoding and encoding may take. */
  timeout: number;
}

/**
 * Reads the header alone: dimensions are judged before a pixel is decoded.
 *
 * @throws ToolError `unsupported` or `too-large`.
 */
export async function readHeader(content: Uint8Array, limits: ImageLimits): Promise<Header> {
  const format = formatOf(content, limits.maxInputBytes);
  if (format === 'bmp') return readBitmap(content, limits);
  if (format === 'ico') return readIcon(content, limits);
  if (format === 'heic') return readHeic(content, limits);
  return format === 'svg' ? readDrawing(content, limits) : readPixels(content, { format, limits });
}

/** Formats in which more than one frame is kept. */
const SEVERAL_FRAMES = new Set<ImageFormat>(['gif', 'webp', 'tiff']);

interface PixelsQuestion {
  format: ImageFormat;
  limits: ImageLimits;
}

async function readPixels(content: Uint8Array, { format, limits }: PixelsQuestion): Promise<Header> {
  const { maxPixels, timeout } = limits;
  if (format === 'tiff') refuseUnreadTiff(content);
  // The library's own limit would answer before we can say how many pixels there are.
  const metadata = await decoded(openPicture(content, { limitInputPixels: false }).metadata(), timeout);
  const { width, height } = metadata.autoOrient;
  const frames = metadata.pages ?? 1;
  refuseTooManyPixels({ width, height, frames }, limits);
  // 'error' refuses what is cut short or broken, and bears the oddities that real pictures have.
  const open: Header['open'] = (pages) => {
    const image = openPicture(content, {
      failOn: 'error',
      limitInputPixels: maxPixels,
      pages: pages === 'all' && SEVERAL_FRAMES.has(format) ? -1 : 1,
    });
    // Of 16 bits with a profile the library would make Display P3 and not say so.
    return metadata.space === 'rgb16' && metadata.icc ? image.pipelineColourspace('srgb') : image;
  };
  // libvips sees the first frame of an animated PNG alone.
  const info = { format, width, height, frames: format === 'png' ? Math.max(1, animatedPngFrames(content)) : frames };
  return { info, metadata, open, timeout };
}

async function readBitmap(content: Uint8Array, limits: ImageLimits): Promise<Header> {
  const header = understood(() => readBmpHeader(content));
  if (header.compression === 'jpeg' || header.compression === 'png') {
    const inside = embeddedIn(content, header);
    return within(await readPixels(inside, { format: header.compression, limits }), 'bmp');
  }
  understood(() => refuseCutShort(content, header));
  return readRaw(header, { format: 'bmp', limits, decode: () => decodeBmp(content, header) });
}

async function readIcon(content: Uint8Array, limits: ImageLimits): Promise<Header> {
  const picture = understood(() => largestInIcon(content));
  if (picture.kind === 'png') return within(await readPixels(picture.bytes, { format: 'png', limits }), 'ico');
  const { bytes, header } = picture;
  return readRaw(header, { format: 'ico', limits, decode: () => decodeIconBitmap(bytes, header) });
}

/** A file that another one was wrapped around. */
function within(header: Header, format: ImageFormat): Header {
  return { ...header, info: { ...header.info, format, frames: 1 } };
}

interface RawQuestion extends PixelsQuestion {
  decode(): DecodedBmp;
}

function readRaw({ width, height }: Size, { format, limits, decode }: RawQuestion): Header {
  const info = { format, width, height, frames: 1 };
  refuseTooManyPixels(info, limits);
  const open = () => {
    const { data } = understood(decode);
    return openPicture(data, { raw: { width, height, channels: 4 }, limitInputPixels: limits.maxPixels });
  };
  return { info, metadata: { space: 'srgb', depth: 'uchar', hasAlpha: true }, open, timeout: limits.timeout };
}

/** Pixels that are decoded for each that is seen: once as tiles, once as the picture, and tiles reach over its edge. */
const MOST_DECODED = 3;

async function readHeic(content: Uint8Array, limits: ImageLimits): Promise<Header> {
  const header = understood(() => readHeicHeader(content));
  const { width, height, decodedPixels } = header;
  const info = { format: 'heic' as const, width, height, frames: 1 };
  refuseTooManyPixels(info, limits);
  understood(() => {
    if (decodedPixels > MOST_DECODED * limits.maxPixels) throw new RangeError('More tiles than picture');
  });
  const opened = (await heicOpener())(content, header);
  return { info, metadata: header, open: () => understood(opened), timeout: limits.timeout };
}

async function readDrawing(content: Uint8Array, limits: ImageLimits): Promise<Header> {
  const { timeout, maxPixels } = limits;
  const safe = await safeDrawing(content, maxPixels);
  const drawn = (density: number) => openPicture(safe, { density, limitInputPixels: false });
  const whole = await decoded(drawn(CSS_DENSITY).metadata(), timeout);
  // A drawing has no pixels of its own, so that one too large is drawn smaller instead of being refused.
  const room = Math.sqrt(Math.min(maxPixels, MAX_DRAWN_PIXELS) / (whole.width * whole.height));
  const fitting = Math.min(1, room, MAX_DRAWN_SIDE / Math.max(whole.width, whole.height));
  if (CSS_DENSITY * fitting < 1) refuseTooManyPixels({ ...whole, frames: 1 }, limits);
  const base = Math.max(1, CSS_DENSITY * fitting);
  const { width, height } = fitting === 1 ? whole : await decoded(drawn(base).metadata(), timeout);
  const info = { format: 'svg' as const, width, height, frames: 1 };
  const metadata: SourceMetadata = { space: 'srgb', depth: 'uchar', hasAlpha: true };
  return { info, metadata, open: (_, scale = 1) => drawn(base * scale), timeout };
}
