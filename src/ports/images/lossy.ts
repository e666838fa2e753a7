import type { JpegOptions, WebpOptions } from './engine.ts';

interface JpegWriting {
  quality: number;
  /** Of the picture that is read or written, whichever has more. */
  pixels: number;
  isFullColour: boolean;
}

/** Pixels up to which a JPEG is written with all that MozJPEG does: a ninth fewer bytes at the same closeness for five times the time. */
const MAX_WEIGHED_PIXELS = 2_000_000;
/** Pixels up to which a picture is written in two ways to see which is shorter. */
export const MAX_TRIED_PIXELS = 4_000_000;

/** How to write a JPEG: MozJPEG's own settings, or the library's defaults, beside which what is cheap gains nothing (ADR 10). */
export function jpegOptions({ quality, pixels, isFullColour }: JpegWriting): JpegOptions {
  return {
    quality: Math.max(1, Math.round(quality)),
    chromaSubsampling: isFullColour ? '4:4:4' : '4:2:0',
    mozjpeg: pixels <= MAX_WEIGHED_PIXELS,
  };
}

/** Pixels up to which WebP takes its usual pains: beyond, they last longer than a visitor waits. */
const MAX_USUAL_WEBP_PIXELS = 12_000_000;

/** How to write a WebP that leaves out detail: the library's defaults, which no other setting beats by as much as five percent. */
export function webpOptions({ quality, pixels }: { quality: number; pixels: number }): WebpOptions {
  return { quality: Math.max(1, Math.round(quality)), effort: pixels > MAX_USUAL_WEBP_PIXELS ? 2 : 4 };
}

/** How to write a WebP of even areas and sharp edges: each pixel nearly as it was, which also takes fewer bytes there. */
export function graphicWebpOptions(quality: number): WebpOptions {
  return { nearLossless: true, quality: quality < 50 ? 40 : quality < 90 ? 60 : 80, effort: 4 };
}

/** What is saved by better encoding is worth a few steps of quality; the best stays the best. */
export function lowered(quality: number, by: number): number {
  return Math.max(1, Math.round(quality - Math.min(by, 100 - quality)));
}
