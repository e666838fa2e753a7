import { crc32 } from 'node:zlib';
import { orientationBlock } from './orientation.ts';

/** Chunks that say how the picture looks, animation included. Everything else is text, time or private. */
const NEEDED = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI', 'sBIT', 'bKGD'],
  ...['pHYs', 'acTL', 'fcTL', 'fdAT'],
]);
const SIGNATURE_LENGTH = 8;

interface Chunk {
  type: string;
  /** Length, type, data and checksum. */
  bytes: Buffer;
}

export function stripPng(content: Uint8Array, orientation: number): Uint8Array | undefined {
  const parts: Uint8Array[] = [content.subarray(0, SIGNATURE_LENGTH)];
  for (const { type, bytes } of chunksOf(content)) {
    if (NEEDED.has(type)) parts.push(bytes);
    if (type === 'IHDR' && orientation > 1) parts.push(orientationChunk(orientation));
    if (type === 'IEND') return Buffer.concat(parts);
  }
  return undefined;
}

/** Frames of a PNG that holds an animation, which most decoders show the first of; 0 when it holds none. */
export function animatedPngFrames(content: Uint8Array): number {
  for (const { type, bytes } of chunksOf(content)) {
    if (type === 'acTL' && bytes.length >= 20) return bytes.readUInt32BE(8);
    if (type === 'IDAT') return 0;
  }
  return 0;
}

/** The chunks up to the first that is cut short. */
function* chunksOf(content: Uint8Array): Generator<Chunk> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  let at = SIGNATURE_LENGTH;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return;
    yield { type: bytes.toString('latin1', at + 4, at + 8), bytes: bytes.subarray(at, end) };
    at = end;
  }
}

function orientationChunk(orientation: number): Buffer {
  const data = orientationBlock(orientation);
  const named = Buffer.concat([Buffer.from('eXIf', 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
