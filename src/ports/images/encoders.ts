import type { Sharp } from 'sharp';
import type { Header } from './header.ts';
import { pngOptions } from './palette.ts';
import type { PixelFormat } from './port.ts';

/**
 * The picture on its way into the same format. Effort settings are bounded: the defaults for GIF, AVIF and palettes would
 * let one picture hold a processor for many seconds.
 *
 * @throws ToolError `unsupported` or `timed-out` when a PNG cannot be looked through.
 */
export async function encoderFor(
  content: Uint8Array,
  { header, format, quality }: { header: Header; format: PixelFormat; quality: number },
): Promise<Sharp> {
  const { info, metadata, timeout } = header;
  const image = opened(header);
  switch (format) {
    case 'jpeg': {
      // Full colour resolution is worth its bytes only where it was there before and much quality is asked for.
      const isFullColour = quality >= 90 && metadata.chromaSubsampling?.startsWith('4:4:4') === true;
      return inItsOwnColours(image, header, false).jpeg({
        quality,
        mozjpeg: true,
        chromaSubsampling: isFullColour ? '4:4:4' : '4:2:0',
      });
    }
    case 'png': {
      const options = await pngOptions(() => header.open('all'), {
        ...{ picture: info, quality, timeout },
        bytes: content.length,
      });
      return inItsOwnColours(image, header, !options.palette).png(options);
    }
    case 'webp':
      return image.webp({ quality, effort: 4, lossless: quality === 100 && isLosslessWebp(content) });
    case 'gif':
      return image.gif({
        effort: 1,
        colours: Math.max(8, Math.round(quality * 2.56)),
        interFrameMaxError: (100 - quality) / 10,
      });
    case 'avif':
      return image.avif({ quality, effort: 0 });
    case 'tiff': {
      const isPhoto = quality < 100 && !metadata.hasAlpha && metadata.depth === 'uchar' && info.frames === 1;
      if (isPhoto) return inItsOwnColours(image, header, false).tiff({ compression: 'jpeg', quality });
      return inItsOwnColours(image, header, true).tiff({ compression: 'deflate', predictor: 'horizontal' });
    }
  }
}

/** Turned as its EXIF data says. An animation is never turned: libvips would turn the strip of all its frames. */
function opened({ info, open }: Header): Sharp {
  const image = open('all');
  return info.frames === 1 ? image.autoOrient() : image;
}

/** Grey stays grey, and 16 bits stay 16 where nothing is to be lost; all else becomes sRGB. */
function inItsOwnColours(image: Sharp, { metadata }: Header, isLossless: boolean): Sharp {
  if (metadata.space === 'b-w') return image.toColourspace('b-w');
  if (metadata.space === 'grey16') return image.toColourspace(isLossless ? 'grey16' : 'b-w');
  return metadata.space === 'rgb16' && isLossless ? image.toColourspace('rgb16') : image;
}

/** Only the simple form begins with its data; an extended file counts as lossy. */
function isLosslessWebp(content: Uint8Array): boolean {
  return String.fromCharCode(...content.subarray(12, 16)) === 'VP8L';
}
