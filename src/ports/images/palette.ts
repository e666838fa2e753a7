import { openPicture, type Picture, type PngOptions } from './engine.ts';
import { lowered } from './lossy.ts';
import type { PixelData } from './pixel-data.ts';
import { decoded } from './refusals.ts';
import { sampleOf } from './sample.ts';

/** Pixels up to which a palette is looked for: quantising costs about a microsecond of CPU for each. */
const MAX_PIXELS = 6_000_000;
/** Pixels up to which the slowest and best deflate level is used. */
const MAX_PIXELS_BEST_DEFLATE = 8_000_000;
/** Pixels of the band in which filters are tried, and up to which the whole picture is packed as tightly as possible. */
const BAND_PIXELS = 131_072;
const MAX_PIXELS_SLOW_FILTERED = 2_000_000;
/** Decibels above which the colours of a palette are so near that dithering would only add noise and bytes. */
const NO_DITHER_NEEDED = 42;
/** As much as breaks up bands of colour: full dithering costs a quarter more bytes and is further from the picture. */
const DITHER = 0.2;
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
export async function pngOptions(open: () => Picture, question: PaletteQuestion): Promise<PngOptions> {
  const { picture, quality, bytes } = question;
  const pixels = picture.width * picture.height;
  if (quality === 100 || pixels > MAX_PIXELS) return filteredPng(open, question);
  const likeness = await paletteLikeness(await sampleOf(open, question), quality);
  if (likeness < (quality === undefined ? UNSEEN : requiredLikeness(quality))) return filteredPng(open, question);
  // Dithering may cost up to a byte for every pixel: a drawing that takes less than that now would grow.
  const isDrawing = bytes !== undefined && bytes < pixels;
  const dither = isDrawing || likeness > NO_DITHER_NEEDED ? 0 : DITHER;
  return { palette: true, quality: lowered(quality ?? 100, 8), effort: 1, compressionLevel: 9, dither };
}

export function losslessPng({ width, height }: { width: number; height: number }): PngOptions {
  return { compressionLevel: width * height > MAX_PIXELS_BEST_DEFLATE ? 6 : 9, adaptiveFiltering: true };
}

/**
 * Without loss. Filters halve photographs and swell graphics, which a band across the middle tells; together with the slowest
 * deflate level they take five times as long, for two percent.
 */
async function filteredPng(
  open: () => Picture,
  { picture, timeout }: Pick<PaletteQuestion, 'picture' | 'timeout'>,
): Promise<PngOptions> {
  const { width, height } = picture;
  const rows = Math.max(1, Math.min(height, Math.ceil(BAND_PIXELS / width)));
  const band = open()
    .autoOrient()
    .extract({ left: 0, top: Math.floor((height - rows) / 2), width, height: rows });
  const { data, info } = await decoded(band.raw().toBuffer({ resolveWithObject: true }), timeout);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const tried = (adaptiveFiltering: boolean) =>
    openPicture(data, { raw }).png({ compressionLevel: 4, adaptiveFiltering }).toBuffer();
  const [filtered, plain] = await Promise.all([tried(true), tried(false)]);
  const pixels = width * height;
  if (plain.length < filtered.length) return { compressionLevel: pixels > MAX_PIXELS_BEST_DEFLATE ? 6 : 9 };
  const compressionLevel = pixels > MAX_PIXELS_BEST_DEFLATE ? 6 : pixels > MAX_PIXELS_SLOW_FILTERED ? 7 : 9;
  return { compressionLevel, adaptiveFiltering: true };
}

/** Peak signal-to-noise ratio in decibels that a palette must reach: 28.6 at quality 50, 32.2 at 80, 34.5 at 99. */
function requiredLikeness(quality: number): number {
  return 22.6 + 0.12 * quality;
}

/** How near a palette comes to the picture's colours, in decibels, measured without dithering. */
async function paletteLikeness({ data, width, height, channels }: PixelData, quality = 100): Promise<number> {
  const raw = { width, height, channels };
  const options = { palette: true, quality: lowered(quality, 8), effort: 1, dither: 0 };
  const indexed = await openPicture(data, { raw }).png(options).toBuffer();
  const seen = await openPicture(indexed).toColourspace('srgb').ensureAlpha().raw().toBuffer();
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
