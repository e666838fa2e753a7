import type { Run } from '#kit/define-tool';
import { formatBytes } from '#lib/byte-size';
import { downloadName } from '#lib/download-name';
import type tool from './tool.ts';

/** More than any camera's JPG, and little enough to hold a few at once. */
const MAX_BYTES = 20 * 1024 * 1024;

const run: Run<typeof tool> = async ({ imageUrl, quality }, { http, images, files }, { signal }) => {
  const url = imageUrl.trim();
  const { body } = await http.get({ url, accept: ['image/*'], maxBytes: MAX_BYTES, signal });
  const { content, type, format, width, height, kept } = await images.compress(body, { quality, signal });
  const stored = await files.put({ content, type, name: downloadName(url, 'compressed') });
  return {
    compressedImageUrl: stored.url,
    originalSize: formatBytes(body.length),
    compressedSize: formatBytes(content.length),
    savedPercent: savedPercent(body.length, content.length),
    kept,
    originalBytes: body.length,
    compressedBytes: content.length,
    width,
    height,
    format,
    expiresAt: new Date(stored.expiresAt).toISOString(),
  };
};

export default run;

/** Share of the bytes that is gone, to one decimal; below zero when there are more than before. */
function savedPercent(before: number, after: number): number {
  return Math.round((1 - after / before) * 1000) / 10;
}
