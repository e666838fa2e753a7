import { zlibSync } from 'fflate';
import { createCrc32 } from '#lib/hashing/crc32';
import { joined } from '#lib/joined-bytes';
import type { Coverage } from './cells.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** What PNG calls kinds of pixels. */
const [INDEXED, RED_GREEN_BLUE] = [3, 2];

/** Red, green and blue, 0 to 255, of `#rrggbb`. */
export function partsOf(color: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The colours from all of the ground to all of the code, one for each sixteenth. */
export function mixtures(color: string, background: string): [number, number, number][] {
  const [front, back] = [partsOf(color), partsOf(background)];
  const mixed = (at: 0 | 1 | 2, share: number) => Math.round((back[at] * (16 - share) + front[at] * share) / 16);
  return Array.from({ length: 17 }, (_, share) => [mixed(0, share), mixed(1, share), mixed(2, share)]);
}

/** A code of two colours, and the steps between them at round edges. */
export function pngOf(
  { width, height, sixteenths }: Coverage,
  color: string,
  background: string,
): Uint8Array<ArrayBuffer> {
  const palette = Uint8Array.from(mixtures(color, background).flat());
  return written({ width, height, kind: INDEXED, channels: 1, pixels: sixteenths }, chunk('PLTE', palette));
}

/** Pixels of red, green and blue. */
export function colouredPng(pixels: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  return written({ width, height, kind: RED_GREEN_BLUE, channels: 3, pixels }, new Uint8Array());
}

interface Pixels {
  width: number;
  height: number;
  kind: number;
  channels: number;
  pixels: Uint8Array;
}

function written({ width, height, kind, channels, pixels }: Pixels, palette: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, height);
  header.set([8, kind, 0, 0, 0], 8);
  // Each row begins with a byte that says that it is stored as it is.
  const length = width * channels;
  const rows = new Uint8Array(height * (length + 1));
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * length, (y + 1) * length), y * (length + 1) + 1);
  const parts = [
    SIGNATURE,
    chunk('IHDR', header),
    palette,
    chunk('IDAT', zlibSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ];
  return joined(parts);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(type), data]);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, data.length);
  const checksum = createCrc32();
  checksum.update(named);
  return joined([length, named, checksum.digest()]);
}
