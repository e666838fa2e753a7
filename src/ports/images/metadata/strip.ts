import type { ImageFormat } from '../port.ts';
import { stripGif } from './gif.ts';
import { stripJpeg } from './jpeg.ts';
import { stripPng } from './png.ts';
import { stripWebp } from './webp.ts';

interface KnownMetadata {
  format: ImageFormat;
  /** EXIF orientation, 1 to 8: the one thing of the metadata that a viewer needs. */
  orientation: number;
  /** The raw blocks that a decoder found. */
  blocks: readonly Uint8Array[];
}

/**
 * The same picture data without camera, place, author, thumbnails and comments; colour profile and orientation stay.
 * Nothing is decoded. `undefined` when the file is not built as expected or its metadata cannot be taken out this way.
 */
export function withoutMetadata(content: Uint8Array, known: KnownMetadata): Uint8Array | undefined {
  switch (known.format) {
    case 'jpeg':
      return stripJpeg(content, known.orientation);
    case 'png':
      return stripPng(content, known.orientation);
    case 'webp':
      return stripWebp(content, known.orientation);
    case 'gif':
      return stripGif(content);
    case 'avif':
      return blanked(content, known.blocks);
    default:
      // TIFF scatters its metadata over directories that decoders report only in part.
      return undefined;
  }
}

/** In AVIF every offset is absolute, so that the blocks are overwritten where they are. */
function blanked(content: Uint8Array, blocks: readonly Uint8Array[]): Uint8Array | undefined {
  const copy = new Uint8Array(content);
  for (const block of blocks) {
    const at = placeOf(copy, block);
    if (at === -1) return undefined;
    copy.fill(0, at, at + block.length);
  }
  return copy;
}

function placeOf(content: Uint8Array, block: Uint8Array): number {
  const [first = 0] = block;
  let at = content.indexOf(first);
  while (at !== -1 && !block.every((byte, offset) => content[at + offset] === byte))
    at = content.indexOf(first, at + 1);
  return at;
}
