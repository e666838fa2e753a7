import { ToolError } from '#kit/tool-error';
import type { ImageFormat, PixelFormat, TransformOptions } from './port.ts';

export const WRONG_BYTES = 'The size in bytes must be a whole number of at least 1.';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Whether a format can be written as well as read. */
export function isWritten(format: ImageFormat): format is PixelFormat {
  return format !== 'heic' && format !== 'svg' && format !== 'bmp' && format !== 'ico';
}

/** The format a picture is written in when none is asked for. */
export function writtenFormat(format: ImageFormat, hasAlpha = false): PixelFormat {
  if (isWritten(format)) return format;
  return format === 'heic' && !hasAlpha ? 'jpeg' : 'png';
}

/** @throws ToolError `invalid-input` */
export function refuseWrongOptions({ quality = 80, background = '#ffffff' }: TransformOptions): void {
  if (!(quality >= 1 && quality <= 100)) throw new ToolError('invalid-input', 'The quality must be between 1 and 100.');
  if (COLOUR.test(background)) return;
  throw new ToolError('invalid-input', 'The background must be a color of six hexadecimal digits, such as #ffffff.');
}
