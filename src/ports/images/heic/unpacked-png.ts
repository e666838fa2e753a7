import { crc32, deflateSync } from 'node:zlib';
import { joined } from '#lib/joined-bytes';
import type { HeicHeader } from '../engine.ts';
import { big32, fromLatin, viewOf } from '../metadata/bytes.ts';
import { uprightExif } from '../metadata/exif.ts';
import { pngChunk, xmpChunk } from '../metadata/png-chunk.ts';
import type { HeicRows } from './libheif.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** What PNG calls kinds of pixels, by their channels. */
const KINDS = { 1: 0, 3: 2, 4: 6 };
/** Bytes of a block that is stored as it is (RFC 1951, 3.2.4), and of what is before one. */
const [BLOCK, BEFORE_BLOCK] = [65_535, 5];
/** Before the blocks and behind them (RFC 1950). */
const [BEFORE_ALL, BEHIND_ALL] = [2, 4];

/** Pixels as a PNG that is stored, not packed, and written in one go: sharp takes a colour profile and camera data from files alone. */
export function unpackedPng({ channels, row }: HeicRows, { width, height, icc, exif, xmp }: HeicHeader): Uint8Array {
  const before = joined([
    SIGNATURE,
    pngChunk('IHDR', joined([big32(width), big32(height), Uint8Array.of(8, KINDS[channels], 0, 0, 0)])),
    ...(icc ? [pngChunk('iCCP', joined([fromLatin('icc\0\0'), deflateSync(icc)]))] : []),
    ...(exif ? [pngChunk('eXIf', uprightExif(exif))] : []),
    ...(xmp ? [xmpChunk(xmp)] : []),
  ]);
  const end = pngChunk('IEND', new Uint8Array());
  // Each row begins with a byte that says that it is stored as it is.
  const length = 1 + width * channels;
  const stored = BEFORE_ALL + height * (length + Math.ceil(length / BLOCK) * BEFORE_BLOCK) + BEHIND_ALL;
  const file = new Uint8Array(before.length + 12 + stored + end.length);
  file.set(before);
  file.set(joined([big32(stored), fromLatin('IDAT'), Uint8Array.of(0x78, 0x01)]), before.length);
  const start = before.length + 8;
  const line = new Uint8Array(length);
  const sum = { low: 1, high: 0 };
  let at = start + BEFORE_ALL;
  for (let y = 0; y < height; y += 1) {
    line.set(row(y), 1);
    add(line, sum);
    for (let from = 0; from < length; from += BLOCK) {
      const block = line.subarray(from, from + BLOCK);
      const isLast = y === height - 1 && from + BLOCK >= length;
      file.set(
        [isLast ? 1 : 0, block.length & 255, block.length >> 8, ~block.length & 255, (~block.length >> 8) & 255],
        at,
      );
      file.set(block, at + BEFORE_BLOCK);
      at += BEFORE_BLOCK + block.length;
    }
  }
  viewOf(file).setUint32(at, sum.high * 65_536 + sum.low);
  viewOf(file).setUint32(start + stored, crc32(file.subarray(start - 4, start + stored)));
  file.set(end, start + stored + 4);
  return file;
}

/** Bytes after which the sums of RFC 1950 (Adler-32) must be divided to stay whole numbers of 32 bits. */
const DIVIDED_AFTER = 3800;

function add(bytes: Uint8Array, sum: { low: number; high: number }): void {
  let { low, high } = sum;
  for (let from = 0; from < bytes.length; from += DIVIDED_AFTER) {
    const until = Math.min(from + DIVIDED_AFTER, bytes.length);
    for (let at = from; at < until; at += 1) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= 65_521;
    high %= 65_521;
  }
  Object.assign(sum, { low, high });
}
