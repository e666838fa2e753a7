import sharp, { type Metadata, type SharpOptions } from 'sharp';
import type { ImageFormat, ImageInfo } from './port.ts';
import { decoded, formatOf, refuseTooManyPixels } from './refusals.ts';

export interface ImageLimits {
  /** Width times height times frames. */
  maxPixels: number;
  maxFrames: number;
  maxInputBytes: number;
  /** Milliseconds. */
  timeout: number;
}

export interface Header {
  info: ImageInfo;
  metadata: Metadata;
  /** How the picture is to be opened for decoding. */
  decoding: SharpOptions;
  /** Milliseconds that decoding and encoding may take. */
  timeout: number;
}

/** Formats in which more than one frame is kept. */
const SEVERAL_FRAMES = new Set<ImageFormat>(['gif', 'webp', 'tiff']);

/**
 * Reads the header alone: dimensions are judged before a pixel is decoded.
 *
 * @throws ToolError `unsupported` or `too-large`.
 */
export async function readHeader(content: Uint8Array, limits: ImageLimits): Promise<Header> {
  const format = formatOf(content, limits.maxInputBytes);
  // The library's own limit would answer before we can say how many pixels there are.
  const metadata = await decoded(sharp(content, { limitInputPixels: false }).metadata(), limits.timeout);
  const { width, height } = metadata.autoOrient;
  const info = { format, width, height, frames: metadata.pages ?? 1 };
  refuseTooManyPixels(info, limits);
  const pages = SEVERAL_FRAMES.has(format) ? -1 : 1;
  // 'error' refuses what is cut short or broken, and bears the oddities that real pictures have.
  return {
    info,
    metadata,
    decoding: { failOn: 'error', limitInputPixels: limits.maxPixels, pages },
    timeout: limits.timeout,
  };
}
