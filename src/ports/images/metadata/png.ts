import { joined } from '#lib/joined-bytes';
import { latin, viewOf } from './bytes.ts';
import { orientationBlock } from './orientation.ts';
import { pngChunk } from './png-chunk.ts';

/** Chunks that say how the picture looks, animation included. Everything else is text, time or private. */
const NEEDED = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI', 'sBIT', 'bKGD'],
  ...['pHYs', 'acTL', 'fcTL', 'fdAT'],
]);
const SIGNATURE_LENGTH = 8;

interface Chunk {
  type: string;
  /** Length, type, data and checksum. */
  bytes: Uint8Array;
}

export function stripPng(content: Uint8Array, orientation: number): Uint8Array | undefined {
  const parts: Uint8Array[] = [content.subarray(0, SIGNATURE_LENGTH)];
  for (const { type, bytes } of pngChunks(content)) {
    if (NEEDED.has(type)) parts.push(bytes);
    if (type === 'IHDR' && orientation > 1) parts.push(pngChunk('eXIf', orientationBlock(orientation)));
    if (type === 'IEND') return joined(parts);
  }
  return undefined;
}

/** Frames of a PNG that holds an animation, which most decoders show the first of; 0 when it holds none. */
export function animatedPngFrames(content: Uint8Array): number {
  for (const { type, bytes } of pngChunks(content)) {
    if (type === 'acTL' && bytes.length >= 20) return viewOf(bytes).getUint32(8);
    if (type === 'IDAT') return 0;
  }
  return 0;
}

/** The chunks up to the first that is cut short. */
export function* pngChunks(content: Uint8Array): Generator<Chunk> {
  const view = viewOf(content);
  let at = SIGNATURE_LENGTH;
  while (at + 12 <= content.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > content.length) return;
    yield { type: latin(content, at + 4, at + 8), bytes: content.subarray(at, end) };
    at = end;
  }
}
