import { openPicture, type Picture } from './engine.ts';
import { graphicWebpOptions, jpegOptions, MAX_TRIED_PIXELS, webpOptions } from './lossy.ts';
import { losslessPng, pngOptions } from './palette.ts';
import type { PixelFormat, TransformOptions } from './port.ts';
import { decoded } from './refusals.ts';
import { isGraphic, sampleOf } from './sample.ts';

interface Writing {
  format: PixelFormat;
  quality: TransformOptions['quality'];
  /** `#rrggbb` below what is transparent, in a format without transparency. */
  background: string;
  keepMetadata: boolean;
  /** Of one frame. */
  size: { width: number; height: number };
  /** Of the picture it was made from: a large one has cost its share of time before it is written. */
  sourcePixels: number;
  /** Milliseconds of each frame, and how often they are played; nothing for a still picture. */
  animation: { delay?: number[]; loop?: number };
  /** Milliseconds that each step may take. */
  timeout: number;
}

/** The quality that is meant where none is told. */
const USUAL_QUALITY = 80;

/** A picture in its final shape, written. Efforts are bounded as in `encoders.ts`. */
export async function written(image: Picture, writing: Writing): Promise<Uint8Array> {
  const { format, background, keepMetadata, timeout } = writing;
  const flat = format === 'jpeg' ? image.flatten({ background }) : image;
  // The profile is not kept: by now the colours are sRGB.
  const kept = keepMetadata ? flat.keepExif().keepXmp() : flat;
  const isLookedAt = !keepMetadata && (format === 'png' || isGraphicWorthALook(writing));
  const encoders = isLookedAt ? await encodersOfPixels(kept, writing) : [encoderOf(kept, writing)];
  return smallestOf(encoders, timeout);
}

/** The shortest of the files that some encoders make of one picture. */
export async function smallestOf(encoders: readonly Picture[], timeout: number): Promise<Uint8Array> {
  const seconds = Math.ceil(timeout / 1000);
  const files: Uint8Array[] = [];
  for (const encoder of encoders) files.push(await decoded(encoder.timeout({ seconds }).toBuffer(), timeout));
  return files.reduce((best, file) => (file.length < best.length ? file : best));
}

function encoderOf(image: Picture, writing: Writing): Picture {
  const { format, quality = USUAL_QUALITY, size, sourcePixels, animation } = writing;
  const pixels = size.width * size.height;
  switch (format) {
    case 'jpeg':
      return image.jpeg(jpegOptions({ quality, pixels: Math.max(pixels, sourcePixels), isFullColour: quality >= 90 }));
    case 'png':
      return image.png(losslessPng(size));
    case 'webp':
      return image.webp({ ...(quality === 100 ? { lossless: true } : webpOptions({ quality, pixels })), ...animation });
    case 'gif':
      return image.gif({ effort: 1, colours: Math.min(256, Math.max(8, Math.round(quality * 3.2))), ...animation });
    case 'avif':
      return image.avif({ quality, effort: 0 });
    case 'tiff':
      return image.tiff({ compression: 'deflate', predictor: 'horizontal' });
  }
}

/** Whether a WebP may be a graphic, which is better off with each pixel nearly as it was. */
function isGraphicWorthALook({ format, quality, size, animation }: Writing): boolean {
  const isStill = animation.delay === undefined;
  return format === 'webp' && isStill && quality !== 100 && size.width * size.height <= MAX_TRIED_PIXELS;
}

/** Looked at before it is written: a palette is worth it only where nothing of it is seen, near losslessness for graphics. */
async function encodersOfPixels(image: Picture, writing: Writing): Promise<Picture[]> {
  const { format, quality, size, timeout } = writing;
  const { data, info } = await decoded(
    image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    timeout,
  );
  const { width, height, channels } = info;
  const open = () => openPicture(data, { raw: { width, height, channels }, limitInputPixels: false });
  if (format === 'png') return [open().png(await pngOptions(open, { picture: size, quality, timeout }))];
  const lossy = encoderOf(open(), writing);
  const isFlat = isGraphic(await sampleOf(open, { picture: size, timeout }));
  return isFlat ? [lossy, open().webp(graphicWebpOptions(quality ?? USUAL_QUALITY))] : [lossy];
}
