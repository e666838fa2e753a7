import { joined } from '#lib/joined-bytes';
import { sniffImage } from '#lib/sniff-image';
import { NotHere, type PictureHeader } from '../engine.ts';
import { fromLatin, viewOf } from '../metadata/bytes.ts';
import { uprightExif } from '../metadata/exif.ts';
import { pngChunk, xmpChunk } from '../metadata/png-chunk.ts';
import { webpChunks } from '../metadata/webp.ts';
import { little24, writtenChunk, writtenWebp } from './webp-chunks.ts';

/** Longest data of one segment of a JPEG. */
const MOST_IN_SEGMENT = 65_533;

/**
 * A written picture with the EXIF and XMP of the one it was made of, which says that it lies upright now.
 *
 * @throws NotHere for formats that keep them in another way.
 */
export function withKept(content: Uint8Array, { exif, xmp, width, height }: PictureHeader): Uint8Array {
  const upright = exif && uprightExif(exif);
  if (!upright && !xmp) return content;
  switch (sniffImage(content)) {
    case 'jpeg':
      return joined([
        content.subarray(0, 2),
        ...(upright ? [segment('Exif\0\0', upright)] : []),
        ...(xmp ? [segment('http://ns.adobe.com/xap/1.0/\0', xmp)] : []),
        content.subarray(2),
      ]);
    case 'png': {
      // Behind the header, whose length never changes.
      const start = 33;
      const parts = [...(upright ? [pngChunk('eXIf', upright)] : []), ...(xmp ? [xmpChunk(xmp)] : [])];
      return joined([content.subarray(0, start), ...parts, content.subarray(start)]);
    }
    case 'webp':
      return inWebp(content, { exif: upright, xmp, width, height });
    default:
      throw new NotHere('Camera data can be kept in JPG, PNG and WEBP files in the browser here.');
  }
}

function segment(name: string, data: Uint8Array): Uint8Array {
  const body = joined([fromLatin(name), data]);
  const length = body.length + 2;
  if (body.length > MOST_IN_SEGMENT) throw new NotHere('This much camera data cannot be kept in the browser here.');
  return joined([Uint8Array.of(0xff, 0xe1, length >> 8, length & 255), body]);
}

interface Kept {
  exif: Uint8Array | undefined;
  xmp: Uint8Array | undefined;
  width: number;
  height: number;
}

function inWebp(content: Uint8Array, { exif, xmp, ...size }: Kept): Uint8Array {
  const chunks = webpChunks(content);
  const extension = chunks.find(({ type }) => type === 'VP8X')?.data.slice() ?? extended(chunks, size);
  extension[0] = (extension[0] ?? 0) | (exif ? 8 : 0) | (xmp ? 4 : 0);
  return writtenWebp([
    writtenChunk('VP8X', extension),
    ...chunks.filter(({ type }) => type !== 'VP8X').map(({ type, data }) => writtenChunk(type, data)),
    ...(exif ? [writtenChunk('EXIF', exif)] : []),
    ...(xmp ? [writtenChunk('XMP ', xmp)] : []),
  ]);
}

/** The head of the extended form for a picture in the simple one. */
function extended(chunks: ReturnType<typeof webpChunks>, size: { width: number; height: number }): Uint8Array {
  const [first] = chunks;
  const bits = first?.type === 'VP8L' ? viewOf(first.data).getUint32(1, true) : 0;
  const { width, height } = first?.type === 'VP8L' ? lossless(bits) : first ? lossy(first.data) : size;
  return joined([Uint8Array.of((bits >>> 28) & 1 ? 0x10 : 0, 0, 0, 0), little24(width - 1), little24(height - 1)]);
}

const lossless = (bits: number) => ({ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 });

function lossy(data: Uint8Array): { width: number; height: number } {
  const view = viewOf(data);
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
}
