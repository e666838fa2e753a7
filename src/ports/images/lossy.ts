import type { JpegOptions, WebpOptions } from 'sharp';

export interface JpegWriting {
  quality: number;
  pixels: number;
  isFullColour: boolean;
  /** Whether many pictures matter more than the last percents of each. */
  isQuick?: boolean;
}

/** Pixels up to which all pains are taken with a JPEG: some nine percent fewer bytes for five times the time. */
const MAX_WEIGHED_PIXELS = 1_000_000;
/** Pixels up to which a picture is written in two ways to see which is shorter. */
export const MAX_TRIED_PIXELS = 4_000_000;

/**
 * How to write a JPEG. Measured against the library's own settings at the same number (`bench/encoders.ts`): table 2 of MozJPEG
 * keeps fine texture that its usual one smears, and leaves room for a few steps of quality without being seen.
 */
export function jpegOptions({ quality, pixels, isFullColour, isQuick = false }: JpegWriting): JpegOptions {
  const isWeighed = pixels <= MAX_WEIGHED_PIXELS && !isQuick;
  return {
    quality: lowered(quality, isWeighed ? 2 : 4),
    chromaSubsampling: isFullColour ? '4:4:4' : '4:2:0',
    quantisationTable: 2,
    overshootDeringing: true,
    // Several scans without looking for their best order take more bytes than one.
    progressive: isWeighed,
    optimiseScans: isWeighed,
    trellisQuantisation: isWeighed,
  };
}

/** Pixels up to which WebP takes its usual pains: beyond, they last longer than a visitor waits. */
const MAX_USUAL_WEBP_PIXELS = 12_000_000;

/** How to write a WebP that leaves out detail. */
export function webpOptions({ quality, pixels }: { quality: number; pixels: number }): WebpOptions {
  return { quality: lowered(quality, 3), effort: pixels > MAX_USUAL_WEBP_PIXELS ? 2 : 4 };
}

/** How to write a WebP of even areas and sharp edges: each pixel nearly as it was, which also takes fewer bytes there. */
export function graphicWebpOptions(quality: number): WebpOptions {
  return { nearLossless: true, quality: quality < 50 ? 40 : quality < 90 ? 60 : 80, effort: 4 };
}

/** What is saved by better encoding is worth a few steps of quality; the best stays the best. */
export function lowered(quality: number, by: number): number {
  return Math.max(1, Math.round(quality - Math.min(by, 100 - quality)));
}
