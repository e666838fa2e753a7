import type { Size } from './box.ts';

/** Pixels of the copy's longer side: as much as a large card shows on a dense screen. */
const LONGEST = 1600;

/**
 * What to ask the Image Resizer for: a copy that a page of ours may show, of a picture that is elsewhere or that browsers
 * cannot show. It tells the true size too.
 */
export function copyRequest(imageUrl: string) {
  // All frames of a GIF would take long to copy, and PNG holds one. WebP is small, and keeps what is transparent.
  const format = /\.gif$/i.test(URL.parse(imageUrl)?.pathname ?? '') ? 'png' : 'webp';
  return { imageUrl, width: LONGEST, height: LONGEST, fit: 'contain', neverEnlarge: true, format, quality: 80 };
}

interface Copy {
  url: string;
  /** Of the picture itself, as seen. */
  size: Size;
}

/** The copy, from the Image Resizer's answer; `undefined` where that is none. */
export function readCopy(data: unknown): Copy | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { resizedImageUrl: url, sourceWidth: width, sourceHeight: height }: Record<string, unknown> = { ...data };
  const isRead = typeof url === 'string' && typeof width === 'number' && typeof height === 'number';
  return isRead ? { url, size: { width, height } } : undefined;
}
