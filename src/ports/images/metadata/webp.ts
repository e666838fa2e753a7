import { joined } from '#lib/joined-bytes';
import { fromLatin, latin, little32, viewOf } from './bytes.ts';
import { orientationBlock } from './orientation.ts';

const NEEDED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the first byte of a VP8X chunk that announce metadata. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

export interface WebpChunk {
  type: string;
  data: Uint8Array;
}

/** @throws RangeError when a chunk is cut short. */
export function webpChunks(content: Uint8Array, start = 12): WebpChunk[] {
  const view = viewOf(content);
  const chunks: WebpChunk[] = [];
  let at = start;
  while (at + 8 <= content.length) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > content.length) throw new RangeError('A chunk that is cut short');
    chunks.push({ type: latin(content, at, at + 4), data: content.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

export function stripWebp(content: Uint8Array, orientation: number): Uint8Array | undefined {
  const view = viewOf(content);
  if (content.length < 12) return undefined;
  const riffEnd = 8 + view.getUint32(4, true);
  if (riffEnd > content.length) return undefined;
  const chunks: Uint8Array[] = [];
  let at = 12;
  while (at + 8 <= riffEnd) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > riffEnd) return undefined;
    const type = latin(content, at, at + 4);
    if (type === 'VP8X') chunks.push(withFlags(content.subarray(at, end), orientation));
    else if (NEEDED.has(type)) chunks.push(content.subarray(at, end));
    at = end;
  }
  // Only the extended form has a place for an orientation, and only there can one have been read from.
  if (orientation > 1) chunks.push(exifChunk(orientation));
  const body = joined([fromLatin('WEBP'), ...chunks]);
  return joined([fromLatin('RIFF'), little32(body.length), body]);
}

function withFlags(chunk: Uint8Array, orientation: number): Uint8Array {
  const copy = chunk.slice();
  const flags = (copy[8] ?? 0) & ~(HAS_EXIF | HAS_XMP);
  copy[8] = orientation > 1 ? flags | HAS_EXIF : flags;
  return copy;
}

function exifChunk(orientation: number): Uint8Array {
  const block = orientationBlock(orientation);
  return joined([fromLatin('EXIF'), little32(block.length), block]);
}
