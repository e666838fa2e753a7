import sharp, { type Sharp } from 'sharp';
import { losslessPng, pngOptions } from './palette.ts';
import type { PixelFormat, TransformOptions } from './port.ts';
import { decoded } from './refusals.ts';

export interface Writing {
  format: PixelFormat;
  quality: TransformOptions['quality'];
  /** `#rrggbb` beneath what is transparent, in a format without transparency. */
  background: string;
  keepMetadata: boolean;
  /** Of one frame. */
  size: { width: number; height: number };
  /** Milliseconds of each frame, and how often they are played; nothing for a still picture. */
  animation: { delay?: number[]; loop?: number };
  /** Milliseconds that each step may take. */
  timeout: number;
}

/** The quality that is meant where none is told. */
const USUAL_QUALITY = 80;

/** A picture in its final shape, written. Efforts are bounded as in `encoders.ts`. */
export async function written(image: Sharp, writing: Writing): Promise<Uint8Array> {
  const { format, background, keepMetadata, timeout } = writing;
  const flat = format === 'jpeg' ? image.flatten({ background }) : image;
  // The profile is not kept: by now the colours are sRGB.
  const kept = keepMetadata ? flat.keepExif().keepXmp() : flat;
  const encoder = format === 'png' ? await pngOf(kept, writing) : encoderOf(kept, { ...writing, format });
  return decoded(encoder.timeout({ seconds: Math.ceil(timeout / 1000) }).toBuffer(), timeout);
}

function encoderOf(image: Sharp, { format, quality = USUAL_QUALITY, animation }: Writing): Sharp {
  switch (format) {
    case 'jpeg':
      return image.jpeg({ quality, mozjpeg: true, chromaSubsampling: quality >= 90 ? '4:4:4' : '4:2:0' });
    case 'png':
      return image.png(losslessPng({ width: 1, height: 1 }));
    case 'webp':
      return image.webp({ quality, effort: 4, lossless: quality === 100, ...animation });
    case 'gif':
      return image.gif({ effort: 1, colours: Math.min(256, Math.max(8, Math.round(quality * 3.2))), ...animation });
    case 'avif':
      return image.avif({ quality, effort: 0 });
    case 'tiff':
      return image.tiff({ compression: 'deflate', predictor: 'horizontal' });
  }
}

/** Looked at before it is written: a palette is worth it only where nothing of it is seen. */
async function pngOf(image: Sharp, { quality, size, keepMetadata, timeout }: Writing): Promise<Sharp> {
  if (keepMetadata) return image.png(losslessPng(size));
  const raw = image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { data, info } = await decoded(raw, timeout);
  const { width, height, channels } = info;
  const open = () => sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
  return open().png(await pngOptions(open, { picture: size, quality, timeout }));
}
