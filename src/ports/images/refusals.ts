import { ToolError } from '#kit/tool-error';
import { formatBytes } from '#lib/byte-size';
import { sniffImage } from '#lib/sniff-image';
import { NotHere } from './engine.ts';
import type { ImageFormat } from './port.ts';

export const SVG_REFUSED =
  'This is an SVG drawing, which is made of text rather than pixels. An SVG optimizer makes it smaller; this tool cannot.';

const HTML = /^\s*<(?:!doctype html|html|head|body|script)\b/i;

const thousands = (value: number) => value.toLocaleString('en-US');

/**
 * The format of a picture, by its first bytes.
 *
 * @throws ToolError `unsupported` for anything that is no picture we read, `too-large` by its bytes.
 */
export function formatOf(content: Uint8Array, maxInputBytes: number): ImageFormat {
  if (content.length === 0) throw new ToolError('unsupported', 'The image file is empty.');
  refuseTooManyBytes(content.length, maxInputBytes);
  const format = sniffImage(content);
  if (format === undefined) throw new ToolError('unsupported', notAnImage(content));
  return format;
}

/** @throws ToolError `too-large`. */
export function refuseTooManyBytes(bytes: number, most: number): void {
  if (bytes <= most) return;
  const sizes = `The image is ${formatBytes(bytes)}, and images can be ${formatBytes(most)} at most.`;
  throw new ToolError('too-large', sizes);
}

function notAnImage(content: Uint8Array): string {
  const start = new TextDecoder().decode(content.subarray(0, 512));
  if (HTML.test(start)) return 'That is a web page, not an image. Use the address of the image itself.';
  return 'That is not an image in a format we can read, such as JPG, PNG or WEBP.';
}

interface PixelCount {
  width: number;
  height: number;
  frames: number;
}

/** @throws ToolError `too-large` when the picture would take too much room once decoded. */
export function refuseTooManyPixels(
  { width, height, frames }: PixelCount,
  { maxPixels, maxFrames }: { maxPixels: number; maxFrames: number },
): void {
  if (frames > maxFrames) {
    const counts = `The image has ${thousands(frames)} frames, and images can have ${thousands(maxFrames)} at most.`;
    throw new ToolError('too-large', counts);
  }
  if (width * height * frames <= maxPixels) return;
  const size = `${thousands(width)} × ${thousands(height)} pixels`;
  const found = frames > 1 ? `${thousands(frames)} frames of ${size}` : size;
  throw new ToolError('too-large', `The image has ${found}. Up to ${thousands(maxPixels)} pixels in all can be read.`);
}

export function tookTooLong(milliseconds: number): string {
  return `Processing the image took longer than ${milliseconds / 1000} seconds.`;
}

/** What libvips makes of a picture; its complaints are told in words for the user. */
export async function decoded<T>(work: Promise<T>, timeout: number): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NotHere) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    if (reason.startsWith('timeout')) throw new ToolError('timed-out', tookTooLong(timeout));
    throw damaged(error);
  }
}

/** What our own decoders make of a picture, in the same words. */
export function understood<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw damaged(error);
    throw error;
  }
}

function damaged(cause: unknown): ToolError {
  return new ToolError('unsupported', 'The image is damaged or incomplete and cannot be read.', { cause });
}
