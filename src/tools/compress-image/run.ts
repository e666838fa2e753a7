import type { Run } from '#kit/define-tool';
import { formatBytes } from '#lib/byte-size';
import { downloadName } from '#lib/download-name';
import type { ImageFormat } from '#ports/images/port';
import type tool from './tool.ts';

const run: Run<typeof tool> = async (input, { http, images, files }, { signal }) => {
  const { imageUrl, target, keepOriginal } = input;
  const url = imageUrl.trim();
  const content = await http.download({ url, accept: ['image/*'], signal });
  const made = await images.compress(content, {
    quality: target === 'same-look' ? target : input.quality,
    ...(input.format !== 'same' && { format: input.format }),
    signal,
  });
  const { type, format, width, height, source, kept, quality } = made;
  const stored = await files.put({ content: made.content, type, name: downloadName(url, 'compressed') });
  // A picture that was uploaded has an address here already.
  const original =
    !keepOriginal || content.isOwn
      ? { url }
      : await files.put({
          content,
          type: typeOf(source.format),
          name: downloadName(url, 'original'),
        });
  const [originalBytes, compressedBytes] = [content.bytes, stored.bytes];
  return {
    compressedImageUrl: stored.url,
    originalUrl: keepOriginal ? original.url : null,
    originalSize: formatBytes(originalBytes),
    compressedSize: formatBytes(compressedBytes),
    savedPercent: savedPercent(originalBytes, compressedBytes),
    kept,
    note: kept ? 'The file cannot get smaller at this quality: only its metadata was removed.' : null,
    quality,
    originalBytes,
    compressedBytes,
    width,
    height,
    format,
    expiresAt: new Date(stored.expiresAt).toISOString(),
  };
};

export default run;

/** The type of what was made of it may be another. */
function typeOf(format: ImageFormat): string {
  return format === 'ico' ? 'image/x-icon' : `image/${format}`;
}

/** Share of the bytes that is gone, to one decimal; below zero when there are more than before. */
function savedPercent(before: number, after: number): number {
  return Math.round((1 - after / before) * 1000) / 10;
}
