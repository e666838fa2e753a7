import { ToolError } from '#kit/tool-error';
import { sniffImage } from '#lib/sniff-image';
import { NotHere, openPicture } from '#ports/images/engine';
import { type Grey, onGround } from './prepare/grey.ts';
import { scaled } from './prepare/scaled.ts';

/** Pixels that are looked at. A page of A4 at 400 dots an inch has 15 million. */
const SEEN_PIXELS = 12_000_000;
const DECODING_SECONDS = 15;
const DECODED = new Set(['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff']);
const NOT_READ = 'That is not an image in a format we can read, such as JPG, PNG or GIF.';
const DAMAGED = 'The image is damaged or incomplete and cannot be read.';

/**
 * Upright by its own orientation, grey, and no larger than is useful.
 *
 * @throws ToolError `unsupported` for what is no picture of pixels, a damaged one, and one of more pixels than the limit.
 * @throws NotHere
 */
export async function decodedGrey(content: Uint8Array, limitInputPixels: number): Promise<Grey> {
  if (!DECODED.has(sniffImage(content) ?? '')) throw new ToolError('unsupported', NOT_READ);
  try {
    const { data, info } = await openPicture(content, { failOn: 'error', limitInputPixels })
      .autoOrient()
      .toColourspace('b-w')
      .timeout({ seconds: DECODING_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    // By our own code: what engines make smaller differs by a hair, and with it now and then a letter.
    return scaled(
      onGround({ pixels: data, width, height }, channels),
      Math.min(1, Math.sqrt(SEEN_PIXELS / (width * height))),
    );
  } catch (cause) {
    if (cause instanceof NotHere) throw cause;
    throw new ToolError('unsupported', DAMAGED, { cause });
  }
}
