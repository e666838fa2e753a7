import { ToolError } from '#kit/tool-error';
import { createCrc32 } from '#lib/hashing/crc32';
import { joined } from '#lib/joined-bytes';
import type { ImageFormat } from '../port.ts';
import { type Block, metadataBlocks } from './blocks.ts';
import { fromLatin } from './bytes.ts';
import { dropPlacesInIptc, iptcHoldsPlace } from './iptc.ts';
import { orientationBlock } from './orientation.ts';
import { pngChunks } from './png.ts';
import { xmpChunk } from './png-chunk.ts';
import { dropEntries, holdsPlace, tiffBlock } from './tiff-block.ts';
import { blankPlacesInXmp, xmpHoldsPlace } from './xmp-text.ts';

/** Boxes in which a film says where it was taken: QuickTime's text, and 3GPP's. */
const FILM_PLACES = ['\xa9xyz', 'loci'];
const APPLE_PLACE = 'location.ISO6709';
/** ISO 6709, as films have it: +47.3769+008.5417+408.000/ */
const POINT = /[+-]\d{2,3}\.\d{2,8}[+-]\d{3}\.\d{2,8}(?:[+-]\d+(?:\.\d+)?)?\/?/g;

/** Whether the file says anywhere where the picture was taken, as far as its blocks are understood. */
export function saysPlace(content: Uint8Array, format: ImageFormat): boolean {
  return metadataBlocks(content, format).some(({ kind, bytes }) => {
    switch (kind) {
      case 'exif': {
        const block = tiffBlock(bytes);
        return block !== undefined && holdsPlace(block);
      }
      case 'xmp':
        return xmpHoldsPlace(bytes);
      case 'iptc':
        return iptcHoldsPlace(bytes);
      case 'packed':
        return true;
      case 'film':
        return placesInFilm(bytes).length > 0;
      default:
        return false;
    }
  });
}

/**
 * The same file without the place: what held it is overwritten where it was, so that everything else stays where it is. Of a PNG the
 * blocks that have to be unpacked to be read are left out whole.
 *
 * @throws RangeError for a file that is cut short or broken.
 */
export function withoutPlace(content: Uint8Array, format: ImageFormat): Uint8Array {
  // A Buffer would not be copied by its `slice`.
  const copy = new Uint8Array(content);
  /** What takes the place of chunks, by where those begin: nothing, or themselves unpacked. */
  const instead = new Map<number, Uint8Array>();
  for (const block of metadataBlocks(copy, format)) {
    if (!changed(block)) continue;
    block.put?.(block.bytes);
    const { chunk, kind, bytes, isUnpacked } = block;
    if (chunk && isUnpacked) instead.set(chunk.byteOffset, xmpChunk(bytes));
    else if (chunk && kind === 'packed') instead.set(chunk.byteOffset, new Uint8Array());
    else if (chunk) checksummed(chunk);
  }
  if (instead.size === 0) return copy;
  return joined([
    copy.subarray(0, 8),
    ...[...pngChunks(copy)].map(({ bytes }) => instead.get(bytes.byteOffset) ?? bytes),
  ]);
}

function changed({ kind, bytes }: Block): boolean {
  switch (kind) {
    case 'exif': {
      const block = tiffBlock(bytes);
      return block !== undefined && dropEntries(block, 'place') > 0;
    }
    case 'xmp':
      return blankPlacesInXmp(bytes) > 0;
    case 'iptc':
      return dropPlacesInIptc(bytes) > 0;
    case 'packed':
      return true;
    case 'film': {
      const spans = placesInFilm(bytes);
      for (const { from, to } of spans) bytes.fill(0x30, from, to);
      return spans.length > 0;
    }
    default:
      return false;
  }
}

/** The digits of a place, which become zeros; the box around them stays. */
function placesInFilm(film: Uint8Array): { from: number; to: number }[] {
  const text = new TextDecoder('latin1').decode(film);
  const hasBox = FILM_PLACES.some((name) => text.includes(name)) || text.includes(APPLE_PLACE);
  if (!hasBox) return [];
  return [...text.matchAll(POINT)]
    .map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
    .filter(({ from, to }) => /[1-9]/.test(text.slice(from, to)));
}

function checksummed(chunk: Uint8Array): void {
  const checksum = createCrc32();
  checksum.update(chunk.subarray(4, chunk.length - 4));
  chunk.set(checksum.digest(), chunk.length - 4);
}

const EMPTY_XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';

/**
 * The same file without metadata, for formats whose parts are told by where they lie: HEIC, AVIF and TIFF. What was said becomes an
 * empty block, or zero; orientation and colour profile stay.
 *
 * @throws ToolError `unsupported` for a TIFF that is built in another way.
 */
export function emptied(content: Uint8Array, format: 'heic' | 'avif' | 'tiff', orientation = 1): Uint8Array {
  // A Buffer would not be copied by its `slice`.
  const copy = new Uint8Array(content);
  if (format === 'tiff') {
    const block = tiffBlock(copy);
    if (!block) throw new ToolError('unsupported', 'This TIFF is built in a way that is not read here.');
    dropEntries(block, 'all');
    return copy;
  }
  for (const { kind, bytes, put } of metadataBlocks(copy, format)) {
    if (kind === 'xmp') bytes.fill(0x20).set(fromLatin(EMPTY_XMP).subarray(0, bytes.length));
    else bytes.fill(0);
    const least = orientationBlock(orientation);
    if (kind === 'exif' && bytes.length >= least.length) bytes.set(least);
    put?.(bytes);
  }
  return copy;
}
