import sharp from 'sharp';
import { geometryOf, refuseTooLarge } from './geometry.ts';
import { type ImageLimits, readHeader } from './header.ts';
import { mediaTypes } from './media-types.ts';
import { isAnimatedPng } from './metadata/png.ts';
import { refuseWrongOptions, writtenFormat } from './options.ts';
import type { ImageFormat, TransformedImage, TransformOptions } from './port.ts';
import { shapedAs } from './shape.ts';
import { written } from './write.ts';

/** Formats that hold animations which are read as such. */
const ANIMATED = new Set<ImageFormat>(['gif', 'webp']);

/**
 * A picture cropped, turned, resized and written in another format, as the port says.
 *
 * @throws ToolError as the port says.
 */
export async function transformed(
  content: Uint8Array,
  options: TransformOptions,
  limits: ImageLimits,
): Promise<TransformedImage> {
  refuseWrongOptions(options);
  const { quality, background = '#ffffff', keepMetadata = false, signal } = options;
  const { info, metadata, decoding, timeout } = await readHeader(content, limits);
  const format = options.format ?? writtenFormat(info.format);
  const geometry = geometryOf(info, options);
  const isAnimated = info.frames > 1 && ANIMATED.has(info.format) && ANIMATED.has(format);
  const frames = isAnimated ? info.frames : 1;
  refuseTooLarge(geometry.result, format, Math.floor(limits.maxPixels / frames));
  signal?.throwIfAborted();

  const opened = sharp(content, { ...decoding, pages: isAnimated ? -1 : 1 });
  const shaping = { geometry, options, background, frames, orientation: metadata.orientation, timeout };
  const image = await shapedAs(opened, shaping);
  signal?.throwIfAborted();
  const animation = isAnimated ? { delay: metadata.delay ?? [], loop: metadata.loop ?? 0 } : {};
  const size = geometry.result;
  const encoded = await written(image, { format, quality, background, keepMetadata, size, animation, timeout });
  const isOneOfSeveral = !isAnimated && (info.frames > 1 || (info.format === 'png' && isAnimatedPng(content)));
  return {
    ...{ content: encoded, format, type: mediaTypes[format], ...size, source: info },
    ...(isOneOfSeveral && { frame: 1 }),
  };
}
