import sharp from 'sharp';
import { ToolError } from '#kit/tool-error';
import { sniffImage } from '#lib/sniff-image';
import { type Grey, onGround } from './prepare/grey.ts';

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
 */
export async function decodedGrey(content: Uint8Array, limitInputPixels: number): Promise<Grey> {
  if (!DECODED.has(sniffImage(content) ?? '')) throw new ToolError('unsupported', NOT_READ);
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const picture = sharp(content, { failOn: 'error', limitInputPixels });
    const { width, height } = (await picture.metadata()).autoOrient;
    const share = Math.min(1, Math.sqrt(SEEN_PIXELS / (width * height)));
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: Math.max(1, Math.round(width * share)), withoutEnlargement: true })
      .greyscale()
      .timeout({ seconds: DECODING_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return onGround({ pixels: data, width: info.width, height: info.height }, info.channels);
  } catch (cause) {
    throw new ToolError('unsupported', DAMAGED, { cause });
  }
}
