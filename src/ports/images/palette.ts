import sharp, { type PngOptions, type Sharp } from 'sharp';
import { decoded } from './refusals.ts';

/** Pixels of the sample that the choice is made on. */
const SAMPLE_PIXELS = 65_536;
/** Pixels up to which a palette is looked for: quantising costs about a microsecond of CPU for each. */
const MAX_PIXELS = 6_000_000;
/** Pixels up to which the slowest and best deflate level is used. */
const MAX_PIXELS_BEST_DEFLATE = 8_000_000;
/** Decibels above which the colours of a palette are so near that dithering would only add noise and bytes. */
const NO_DITHER_NEEDED = 42;
/** Decibels above which nobody sees a palette. */
const UNSEEN = 46;

interface PaletteQuestion {
  picture: { width: number; height: number };
  /** 1 to 100; without it, only a palette of which nothing is seen is taken. */
  quality: number | undefined;
  /** Of the file as it is now, where there is one. */
  bytes?: number;
  /** Milliseconds. */
  timeout: number;
}

/**
 * How to write a PNG: with a palette when the quality asked for allows it, judged on a sample of the picture; otherwise without
 * loss. Effort stays at 1, because the default costs up to ten times the CPU for a few percent.
 */
export async function pngOptions(open: () => Sharp, question: PaletteQuestion): Promise<PngOptions> {
  const { picture, quality, bytes } = question;
  const pixels = picture.width * picture.height;
  const lossless = losslessPng(picture);
  if (quality === 100 || pixels > MAX_PIXELS) return lossless;
  const likeness = await paletteLikeness(open, question);
  if (likeness < (quality === undefined ? UNSEEN : requiredLikeness(quality))) return lossless;
  // Dithering may cost up to a byte for every pixel: a drawing that takes less than that now would grow.
  const isDrawing = bytes !== undefined && bytes < pixels;
  const dither = isDrawing || likeness > NO_DITHER_NEEDED ? 0 : 1;
  return { palette: true, quality: quality ?? 100, effort: 1, compressionLevel: 9, dither };
}

export function losslessPng({ width, height }: { width: number; height: number }): PngOptions {
  return { compressionLevel: width * height > MAX_PIXELS_BEST_DEFLATE ? 6 : 9, adaptiveFiltering: true };
}

/** Peak signal-to-noise ratio in decibels that a palette must reach: 28.6 at quality 50, 32.2 at 80, 34.5 at 99. */
function requiredLikeness(quality: number): number {
  return 22.6 + 0.12 * quality;
}

/** How near a palette comes to the picture's colours, in decibels, measured without dithering. */
async function paletteLikeness(
  open: () => Sharp,
  { picture, quality = 100, timeout }: PaletteQuestion,
): Promise<number> {
  const scale = Math.min(1, Math.sqrt(SAMPLE_PIXELS / (picture.width * picture.height)));
  const width = Math.max(1, Math.round(picture.width * scale));
  // Nearest neighbour: averaging would invent colours that the picture does not have.
  const sampled = open()
    .resize({ width, kernel: 'nearest', fastShrinkOnLoad: false })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info, data } = await decoded(sampled, timeout);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const indexed = await sharp(data, { raw }).png({ palette: true, quality, effort: 1, dither: 0 }).toBuffer();
  const seen = await sharp(indexed).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  const error = meanSquaredError(data, seen);
  return error === 0 ? Number.POSITIVE_INFINITY : 10 * Math.log10(255 ** 2 / error);
}

/** Of two RGBA pictures as they look: what is transparent has no colour. */
function meanSquaredError(one: Uint8Array, other: Uint8Array): number {
  let squares = 0;
  for (let at = 0; at < one.length; at += 4) {
    const [opacity, otherOpacity] = [one[at + 3] ?? 0, other[at + 3] ?? 0];
    squares += (opacity - otherOpacity) ** 2;
    for (let channel = at; channel < at + 3; channel += 1) {
      squares += (((one[channel] ?? 0) * opacity - (other[channel] ?? 0) * otherOpacity) / 255) ** 2;
    }
  }
  return squares / one.length;
}
