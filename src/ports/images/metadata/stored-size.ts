import { readBmpHeader } from '#lib/bmp/bmp-header';
import { readItems } from '../iso/items.ts';
import type { ImageFormat } from '../port.ts';
import { viewOf } from './bytes.ts';
import { jpegSegments } from './jpeg.ts';
import { valueIn } from './tiff-block.ts';
import { webpChunks } from './webp.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * Pixels of a picture as it is stored, from its header alone and without a decoder; `undefined` where a header has none.
 *
 * @throws RangeError for a file that is cut short or broken.
 */
export function storedSize(content: Uint8Array, format: ImageFormat): Size | undefined {
  const view = viewOf(content);
  switch (format) {
    case 'jpeg':
      return jpegSize(content);
    case 'png':
      return { width: view.getUint32(16), height: view.getUint32(20) };
    case 'gif':
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case 'webp':
      return webpSize(content);
    case 'heic':
    case 'avif':
      return itemSize(content);
    case 'tiff':
      return tiffSize(content);
    case 'bmp':
      return readBmpHeader(content);
    case 'ico':
      return { width: content[6] || 256, height: content[7] || 256 };
    case 'svg':
      return undefined;
  }
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(content: Uint8Array): Size | undefined {
  for (const { marker, bytes } of jpegSegments(content)) {
    if (isFrame(marker)) return { width: viewOf(bytes).getUint16(7), height: viewOf(bytes).getUint16(5) };
  }
  return undefined;
}

function webpSize(content: Uint8Array): Size | undefined {
  const [first] = webpChunks(content);
  if (!first) return undefined;
  const { type, data } = first;
  const view = viewOf(data);
  if (type === 'VP8X') return { width: three(data, 4) + 1, height: three(data, 7) + 1 };
  if (type === 'VP8 ') return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  const bits = view.getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

const three = (data: Uint8Array, at: number) => viewOf(data).getUint16(at, true) + ((data[at + 2] ?? 0) << 16);

/** As seen: what a file of this kind says of turning belongs to the picture itself. */
function itemSize(content: Uint8Array): Size | undefined {
  const items = readItems(content);
  const properties = items.all.get(items.primary)?.properties ?? [];
  const extents = properties.find(({ type }) => type === 'ispe');
  if (!extents) return undefined;
  const view = viewOf(extents.data);
  const [width, height] = [view.getUint32(4), view.getUint32(8)];
  const turn = properties.find(({ type }) => type === 'irot')?.data[0] ?? 0;
  return turn % 2 === 1 ? { width: height, height: width } : { width, height };
}

function tiffSize(content: Uint8Array): Size | undefined {
  const [width, height] = [valueIn(content, 256), valueIn(content, 257)];
  return width && height ? { width, height } : undefined;
}
