import sharp from 'sharp';
import { ToolError } from '#kit/tool-error';
import { type Grey, onGround } from './prepare/grey.ts';

/** Pixels that are looked at. A page of A4 at 400 dots an inch has 15 million. */
const SEEN_PIXELS = 12_000_000;
const DECODING_SECONDS = 15;
const DAMAGED = 'The image is damaged or incomplete and cannot be read.';

/**
 * Upright by its own orientation, grey, and no larger than is useful.
 *
 * @throws ToolError `unsupported` for a damaged picture, and one of more pixels than the limit.
 */
export async function decodedGrey(content: Uint8Array, limitInputPixels: number): Promise<Grey> {
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
