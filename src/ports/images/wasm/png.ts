import { joined } from '#lib/joined-bytes';
import type { PngOptions } from '../engine.ts';
import { big32 } from '../metadata/bytes.ts';
import { pngChunk } from '../metadata/png-chunk.ts';
import { packedPng } from './codecs.ts';
import { deflated } from './deflate.ts';
import { indexedBy, paletteOf } from './quantise.ts';
import { channelsOf, packed, type Raster } from './raster.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** What PNG calls kinds of pixels, by their channels. */
const KINDS = { 1: 0, 2: 4, 3: 2, 4: 6 };
const PALETTE = 3;
/** The level of compression from which on a file is meant to last, and not to be compared with another. */
const TIGHT = 6;

/** The first frame, as PNG. */
export async function encodePng(raster: Raster, options: PngOptions): Promise<Uint8Array> {
  const file = await encoded(raster, options);
  return (options.compressionLevel ?? 0) < TIGHT ? file : packedPng(file, raster.width * raster.height);
}

async function encoded(raster: Raster, options: PngOptions): Promise<Uint8Array> {
  const { width, height } = raster;
  if (options.palette) return encodeIndexed(raster, options.colours ?? 256);
  const channels = channelsOf(raster);
  const rows = packed(raster);
  const filtered = filteredRows(rows, {
    height,
    row: width * channels,
    channels,
    isTried: options.adaptiveFiltering === true,
  });
  return file({ width, height, bits: 8, kind: KINDS[channels] }, [], await deflated(filtered));
}

interface Head {
  width: number;
  height: number;
  bits: number;
  kind: number;
}

function file({ width, height, bits, kind }: Head, extra: readonly Uint8Array[], data: Uint8Array): Uint8Array {
  const head = joined([big32(width), big32(height), Uint8Array.of(bits, kind, 0, 0, 0)]);
  const chunks = [pngChunk('IHDR', head), ...extra, pngChunk('IDAT', data), pngChunk('IEND', new Uint8Array())];
  return joined([SIGNATURE, ...chunks]);
}

async function encodeIndexed({ data, width, height, hasAlpha }: Raster, colours: number): Promise<Uint8Array> {
  const palette = paletteOf(data, colours);
  const indices = indexedBy(data, palette);
  const bits = palette.length <= 2 ? 1 : palette.length <= 4 ? 2 : palette.length <= 16 ? 4 : 8;
  const row = Math.ceil((width * bits) / 8);
  const rows = new Uint8Array(row * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const to = y * row + ((x * bits) >> 3);
      rows[to] = (rows[to] ?? 0) | ((indices[at] ?? 0) << (8 - bits - ((x * bits) & 7)));
    }
  }
  const filtered = filteredRows(rows, { height, row, channels: 1, isTried: false });
  const extra = [pngChunk('PLTE', Uint8Array.from(palette.flatMap((colour) => colour.slice(0, 3))))];
  if (hasAlpha)
    extra.push(
      pngChunk(
        'tRNS',
        Uint8Array.from(palette, ([, , , opacity]) => opacity),
      ),
    );
  return file({ width, height, bits, kind: PALETTE }, extra, await deflated(filtered));
}

interface Rows {
  height: number;
  /** Bytes of a row, and of a pixel. */
  row: number;
  channels: number;
  isTried: boolean;
}

/** Each row after the filter whose differences are smallest in all, which compresses well as a rule; or none. */
function filteredRows(rows: Uint8Array, { height, row, channels, isTried }: Rows): Uint8Array {
  const made = new Uint8Array((row + 1) * height);
  const none = new Uint8Array(row);
  const tries = Array.from({ length: isTried ? 5 : 1 }, () => new Uint8Array(row));
  for (let y = 0; y < height; y += 1) {
    const now = rows.subarray(y * row, (y + 1) * row);
    const above = y > 0 ? rows.subarray((y - 1) * row, y * row) : none;
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let kind = 0; isTried && kind < tries.length; kind += 1) {
      const sum = filter(kind, { now, above, channels, into: tries[kind] ?? none });
      if (sum < least) [best, least] = [kind, sum];
    }
    made[y * (row + 1)] = best;
    made.set(isTried ? (tries[best] ?? now) : now, y * (row + 1) + 1);
  }
  return made;
}

interface Filtering {
  now: Uint8Array;
  above: Uint8Array;
  channels: number;
  into: Uint8Array;
}

/** Filters a row in one of PNG's five ways; the sum of what is left, each as its distance from zero. */
function filter(kind: number, { now, above, channels, into }: Filtering): number {
  let sum = 0;
  for (let at = 0; at < now.length; at += 1) {
    const left = at < channels ? 0 : (now[at - channels] ?? 0);
    const up = above[at] ?? 0;
    const corner = at < channels ? 0 : (above[at - channels] ?? 0);
    const guess =
      kind === 0 ? 0 : kind === 1 ? left : kind === 2 ? up : kind === 3 ? (left + up) >> 1 : paeth(left, up, corner);
    const rest = ((now[at] ?? 0) - guess) & 255;
    into[at] = rest;
    sum += rest < 128 ? rest : 256 - rest;
  }
  return sum;
}

function paeth(left: number, up: number, corner: number): number {
  const all = left + up - corner;
  const [a, b, c] = [Math.abs(all - left), Math.abs(all - up), Math.abs(all - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
