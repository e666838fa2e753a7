import { joined } from '#lib/joined-bytes';
import { fromLatin, little32, viewOf } from '../metadata/bytes.ts';
import { type WebpChunk, webpChunks } from '../metadata/webp.ts';

export function writtenChunk(type: string, data: Uint8Array): Uint8Array {
  return joined([fromLatin(type), little32(data.length), data, new Uint8Array(data.length % 2)]);
}

export function writtenWebp(chunks: readonly Uint8Array[]): Uint8Array {
  const body = joined([fromLatin('WEBP'), ...chunks]);
  return joined([fromLatin('RIFF'), little32(body.length), body]);
}

export const little24 = (value: number) => little32(value).subarray(0, 3);

interface WebpFrame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Milliseconds. */
  duration: number;
  /** Whether it covers what is below where it is transparent as well. */
  replaces: boolean;
  /** Whether its place is cleared before the next. */
  isCleared: boolean;
  /** A file of its own. */
  picture: Uint8Array;
}

/** The frames of an animation; none for a still picture. */
export function webpFrames(chunks: readonly WebpChunk[]): WebpFrame[] {
  return chunks.filter(({ type }) => type === 'ANMF').map(({ data }) => readFrame(data));
}

function readFrame(data: Uint8Array): WebpFrame {
  if (data.length < 24) throw new RangeError('A frame that is cut short');
  const view = viewOf(data);
  const number = (at: number) => view.getUint16(at, true) + ((data[at + 2] ?? 0) << 16);
  const [width, height] = [number(6) + 1, number(9) + 1];
  const flags = data[15] ?? 0;
  const parts = webpChunks(data, 16).filter(({ type }) => type === 'ALPH' || type.startsWith('VP8'));
  const isExtended = parts.some(({ type }) => type === 'ALPH');
  const extension = joined([Uint8Array.of(0x10, 0, 0, 0), little24(width - 1), little24(height - 1)]);
  return {
    ...{ left: number(0) * 2, top: number(3) * 2, width, height, duration: number(12) },
    ...{ replaces: (flags & 2) !== 0, isCleared: (flags & 1) !== 0 },
    picture: writtenWebp([
      ...(isExtended ? [writtenChunk('VP8X', extension)] : []),
      ...parts.map(({ type, data }) => writtenChunk(type, data)),
    ]),
  };
}
