import { sniffImage } from '#lib/sniff-image';
import { NotHere, type PictureHeader, type StoredHeader } from '../engine.ts';
import { viewOf } from '../metadata/bytes.ts';
import { orientationIn } from '../metadata/exif.ts';
import { pngChunks } from '../metadata/png.ts';
import { xmpInChunk } from '../metadata/png-chunk.ts';
import { webpChunks } from '../metadata/webp.ts';
import { readAvifHeader } from './avif-header.ts';
import { inflated } from './deflate.ts';
import { readGifHeader } from './gif.ts';
import { readJpegHeader } from './jpeg-header.ts';
import { readDrawingHeader } from './svg.ts';
import { readTiffHeader } from './tiff.ts';
import { webpFrames } from './webp-chunks.ts';

/**
 * @throws RangeError for a file that is cut short or broken.
 * @throws NotHere for a format that has no codec here.
 */
export async function readPictureHeader(content: Uint8Array, density?: number): Promise<PictureHeader> {
  const header = await headerOf(content, density);
  const { width, height } = header;
  if (!(width > 0 && height > 0)) throw new RangeError('A picture without a size');
  const isSideways = (header.orientation ?? 1) > 4;
  return { ...header, autoOrient: isSideways ? { width: height, height: width } : { width, height } };
}

function headerOf(content: Uint8Array, density?: number): StoredHeader | Promise<StoredHeader> {
  switch (sniffImage(content)) {
    case 'jpeg':
      return readJpegHeader(content);
    case 'png':
      return readPngHeader(content);
    case 'webp':
      return readWebpHeader(content);
    case 'gif':
      return readGifHeader(content);
    case 'avif':
      return readAvifHeader(content);
    case 'tiff':
      return readTiffHeader(content);
    case 'svg':
      return readDrawingHeader(content, density);
    default:
      throw new NotHere('Your browser has no decoder here for pictures of this kind.');
  }
}

async function readPngHeader(content: Uint8Array): Promise<StoredHeader> {
  const view = viewOf(content);
  const [width, height, bits, kind] = [view.getUint32(16), view.getUint32(20), content[24] ?? 8, content[25] ?? 0];
  const found: Pick<StoredHeader, 'icc' | 'exif' | 'xmp'> = {};
  let hasAlpha = kind >= 4;
  for (const { type, bytes } of pngChunks(content)) {
    const data = bytes.subarray(8, bytes.length - 4);
    if (type === 'tRNS') hasAlpha = true;
    if (type === 'eXIf') found.exif = data;
    if (type === 'iCCP') found.icc = await inflated(data.subarray(data.indexOf(0) + 2));
    if (type === 'iTXt') found.xmp ??= xmpInChunk(data);
  }
  const isGrey = kind === 0 || kind === 4;
  const space = bits === 16 ? (isGrey ? 'grey16' : 'rgb16') : isGrey ? 'b-w' : 'srgb';
  const depth = bits === 16 ? 'ushort' : 'uchar';
  return { width, height, space, depth, hasAlpha, orientation: orientationIn(found.exif), ...found };
}

function readWebpHeader(content: Uint8Array): StoredHeader {
  const chunks = webpChunks(content);
  const first = chunks[0];
  if (!first) throw new RangeError('A WebP without a chunk');
  const part = (type: string) => chunks.find((chunk) => chunk.type === type)?.data;
  const frames = webpFrames(chunks);
  const exif = part('EXIF');
  const common = {
    ...{ space: 'srgb', depth: 'uchar', icc: part('ICCP'), exif, xmp: part('XMP '), orientation: orientationIn(exif) },
    ...(frames.length > 0 && {
      ...{ pages: frames.length, delay: frames.map(({ duration }) => duration) },
      loop: viewOf(part('ANIM') ?? new Uint8Array(6)).getUint16(4, true),
    }),
  };
  const { data } = first;
  const view = viewOf(data);
  if (first.type === 'VP8X') {
    const [width, height] = [4, 7].map((at) => 1 + (view.getUint32(at - 1, true) >>> 8));
    return { width: width ?? 0, height: height ?? 0, hasAlpha: ((data[0] ?? 0) & 0x10) !== 0, ...common };
  }
  if (first.type === 'VP8L') {
    const bits = view.getUint32(1, true);
    const [width, height] = [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    return { width, height, hasAlpha: ((bits >>> 28) & 1) === 1, ...common };
  }
  const [width, height] = [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
  return { width, height, hasAlpha: false, ...common };
}
