import { orientationBlock } from './orientation.ts';

const NEEDED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the first byte of a VP8X chunk that announce metadata. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

export function stripWebp(content: Uint8Array, orientation: number): Uint8Array | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length < 12) return undefined;
  const riffEnd = 8 + bytes.readUInt32LE(4);
  if (riffEnd > bytes.length) return undefined;
  const chunks: Buffer[] = [];
  let at = 12;
  while (at + 8 <= riffEnd) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > riffEnd) return undefined;
    const type = bytes.toString('latin1', at, at + 4);
    if (type === 'VP8X') chunks.push(withFlags(bytes.subarray(at, end), orientation));
    else if (NEEDED.has(type)) chunks.push(bytes.subarray(at, end));
    at = end;
  }
  // Only the extended form has a place for an orientation, and only there can one have been read from.
  if (orientation > 1) chunks.push(exifChunk(orientation));
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]);
  const header = Buffer.from('RIFF\0\0\0\0', 'latin1');
  header.writeUInt32LE(body.length, 4);
  return Buffer.concat([header, body]);
}

function withFlags(chunk: Buffer, orientation: number): Buffer {
  const copy = Buffer.from(chunk);
  const flags = (copy[8] ?? 0) & ~(HAS_EXIF | HAS_XMP);
  copy[8] = orientation > 1 ? flags | HAS_EXIF : flags;
  return copy;
}

function exifChunk(orientation: number): Buffer {
  const block = orientationBlock(orientation);
  const header = Buffer.from('EXIF\0\0\0\0', 'latin1');
  header.writeUInt32LE(block.length, 4);
  return Buffer.concat([header, block]);
}
