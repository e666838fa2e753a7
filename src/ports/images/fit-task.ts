import { openPicture, type Picture } from './engine.ts';
import { likenessTo } from './likeness.ts';
import type { PixelData } from './pixel-data.ts';
import { decoded } from './refusals.ts';

/** A file that was made to fit. */
export interface Fitted {
  content: Uint8Array;
  width: number;
  height: number;
  /** 1 to 100: of the encoder, or how many of 256 colours; 100 is without loss in a PNG. */
  quality: number;
}

/** A picture that is to fit into a number of bytes, and what has been spent on it. */
export interface FitTask {
  bytes: number;
  picture: PixelData;
  /** The picture with each side scaled; the same one while it is asked for again. */
  pictureAt(scale: number): Promise<PixelData>;
  /** @throws ToolError `cancelled` or `timed-out` once the caller has gone or the time is up. */
  encode(picture: PixelData, encoder: (image: Picture) => Picture): Promise<Uint8Array>;
  likeness(content: Uint8Array): Promise<number>;
  /** Whether what has been encoded so far is enough for anything that only might look better. */
  isSpent(): boolean;
  /** Whether it is enough for anything at all that can be left out, such as using the bytes up. */
  isOver(): boolean;
  /** Whether a picture of this scale is as small as pictures are made. */
  isSmallest(scale: number): boolean;
}

interface Bounds {
  encodes: number;
  /** Of all that is encoded. */
  pixels: number;
  /** Share of the time there is. */
  time: number;
}

const SPENT: Bounds = { encodes: 36, pixels: 40_000_000, time: 0.35 };
const OVER: Bounds = { encodes: 44, pixels: 110_000_000, time: 0.55 };
/** Pixels of the longer side of the smallest picture that is made. */
const SMALLEST_SIDE = 8;

interface FitQuestion {
  bytes: number;
  /** Milliseconds that each step may take. */
  timeout: number;
  signal: AbortSignal | undefined;
}

export function createFitTask(picture: PixelData, { bytes, timeout, signal }: FitQuestion): FitTask {
  const start = performance.now();
  let encodes = 0;
  let pixels = 0;
  const isBeyond = (bounds: Bounds) =>
    encodes >= bounds.encodes || pixels >= bounds.pixels || performance.now() - start >= bounds.time * timeout;
  let scaled = picture;
  let judge: ReturnType<typeof likenessTo> | undefined;
  const open = ({ data, width, height, channels }: PixelData) =>
    openPicture(data, { raw: { width, height, channels }, limitInputPixels: false }).toColourspace(
      channels < 3 ? 'b-w' : 'srgb',
    );
  return {
    bytes,
    picture,
    async pictureAt(scale) {
      signal?.throwIfAborted();
      const width = Math.max(1, Math.round(picture.width * scale));
      const height = Math.max(1, Math.round(picture.height * scale));
      if (width === scaled.width && height === scaled.height) return scaled;
      if (width === picture.width && height === picture.height) return picture;
      const resized = open(picture).resize({ width, height, fit: 'fill' });
      scaled = await pixelsOf(resized, { hasAlpha: picture.channels % 2 === 0, timeout });
      return scaled;
    },
    async encode(from, encoder) {
      signal?.throwIfAborted();
      encodes += 1;
      pixels += from.width * from.height;
      const seconds = Math.ceil(timeout / 1000);
      return decoded(encoder(open(from)).timeout({ seconds }).toBuffer(), timeout);
    },
    async likeness(content) {
      signal?.throwIfAborted();
      judge ??= likenessTo(picture, timeout);
      return (await judge)(content);
    },
    isSpent: () => isBeyond(SPENT),
    isOver: () => isBeyond(OVER),
    isSmallest: (scale) => Math.max(picture.width, picture.height) * scale <= SMALLEST_SIDE,
  };
}

/** A picture decoded. Grey stays grey; an alpha channel in which nothing is transparent is left out. */
export async function pixelsOf(
  image: Picture,
  { hasAlpha, timeout }: { hasAlpha: boolean; timeout: number },
): Promise<PixelData> {
  const prepared = hasAlpha ? image : image.removeAlpha();
  const raw = prepared.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { data, info } = await decoded(raw, timeout);
  const { width, height, channels } = info;
  return { data, width, height, channels };
}
