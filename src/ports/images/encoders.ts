import type { Picture } from './engine.ts';
import type { Header } from './header.ts';
import { graphicWebpOptions, jpegOptions, MAX_TRIED_PIXELS, webpOptions } from './lossy.ts';
import { pngOptions } from './palette.ts';
import type { PixelFormat } from './port.ts';
import { isGraphic, sampleOf } from './sample.ts';

/** The quality that is meant where none is told. */
const USUAL_QUALITY = 80;

interface Encoding {
  header: Header;
  format: PixelFormat;
  /** 1 to 100; without it, a PNG gets a palette only where nothing of it is seen. */
  quality: number | undefined;
}

/**
 * The picture on its way into a format, in each way that may be the shortest. Effort settings are bounded: the defaults for GIF,
 * AVIF and palettes would let one picture hold a processor for many seconds.
 *
 * @throws ToolError `unsupported` or `timed-out` when a picture cannot be looked through.
 */
export async function encodersFor(content: Uint8Array, encoding: Encoding): Promise<Picture[]> {
  const { header, format, quality = USUAL_QUALITY } = encoding;
  const encoder = await encoderFor(content, encoding);
  const isTried = format === 'webp' && header.info.frames === 1 && quality < 100;
  const { width, height } = header.info;
  if (!isTried || width * height > MAX_TRIED_PIXELS) return [encoder];
  const sample = await sampleOf(() => header.open('first'), { picture: header.info, timeout: header.timeout });
  return isGraphic(sample) ? [encoder, opened(header).webp(graphicWebpOptions(quality))] : [encoder];
}

async function encoderFor(content: Uint8Array, encoding: Encoding): Promise<Picture> {
  const { header, format, quality = USUAL_QUALITY } = encoding;
  const { info, metadata, timeout } = header;
  const image = opened(header);
  const pixels = info.width * info.height;
  switch (format) {
    case 'jpeg': {
      const isHalved = metadata.chromaSubsampling?.startsWith('4:4:4') === false;
      // Full colour resolution is worth its bytes only where it was there before and much quality is asked for.
      const isFullColour = quality >= 90 && !isHalved;
      const flat = metadata.hasAlpha ? image.flatten({ background: '#ffffff' }) : image;
      return inItsOwnColours(flat, header, false).jpeg(jpegOptions({ quality, pixels, isFullColour }));
    }
    case 'png': {
      const options = await pngOptions(() => header.open('all'), {
        ...{ picture: info, quality: encoding.quality, timeout },
        bytes: content.length,
      });
      return inItsOwnColours(image, header, !options.palette).png(options);
    }
    case 'webp':
      return image.webp(
        quality === 100 && isLosslessWebp(content) ? { lossless: true } : webpOptions({ quality, pixels }),
      );
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
function opened({ info, open }: Header): Picture {
  const image = open('all');
  return info.frames === 1 ? image.autoOrient() : image;
}

/** Grey stays grey, and 16 bits stay 16 where nothing is to be lost; all else becomes sRGB. */
function inItsOwnColours(image: Picture, { metadata }: Header, isLossless: boolean): Picture {
  if (metadata.space === 'b-w') return image.toColourspace('b-w');
  if (metadata.space === 'grey16') return image.toColourspace(isLossless ? 'grey16' : 'b-w');
  return metadata.space === 'rgb16' && isLossless ? image.toColourspace('rgb16') : image;
}

/** Only the simple form begins with its data; an extended file counts as lossy. */
function isLosslessWebp(content: Uint8Array): boolean {
  return String.fromCharCode(...content.subarray(12, 16)) === 'VP8L';
}
