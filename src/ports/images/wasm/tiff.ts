import { joined } from '#lib/joined-bytes';
import { NotHere, type StoredHeader } from '../engine.ts';
import { little32, viewOf } from '../metadata/bytes.ts';
import { deflated, inflated } from './deflate.ts';
import { channelsOf, packed, type Raster, unpacked } from './raster.ts';
import { unpackBits, unpackLzw } from './tiff-packing.ts';

/** Fields of a page, by their numbers in TIFF 6.0. */
const Tag = {
  ...{ width: 256, height: 257, bits: 258, compression: 259, photometric: 262, strips: 273, orientation: 274 },
  ...{ samples: 277, rows: 278, lengths: 279, planes: 284, predictor: 317, palette: 320, tile: 322, extra: 338 },
  ...{ sampleFormat: 339, icc: 34675 },
};
const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 6: 1, 7: 1, 8: 2, 9: 4 };

interface Page {
  field(tag: number): number[];
  one(tag: number, otherwise?: number): number;
  next: number;
}

function readPage(content: Uint8Array, start: number): Page {
  const view = viewOf(content);
  const isLittle = content[0] === 0x49;
  const number = (at: number, size: number) =>
    size === 1 ? view.getUint8(at) : size === 2 ? view.getUint16(at, isLittle) : view.getUint32(at, isLittle);
  const count = number(start, 2);
  const fields = new Map<number, { size: number; count: number; at: number }>();
  for (let entry = 0; entry < count; entry += 1) {
    const at = start + 2 + entry * 12;
    const [size, values] = [SIZES[number(at + 2, 2)] ?? 0, number(at + 4, 4)];
    fields.set(number(at, 2), { size, count: values, at: size * values <= 4 ? at + 8 : number(at + 8, 4) });
  }
  const field = (tag: number) => {
    const found = fields.get(tag);
    if (!found || found.size === 0) return [];
    if (found.at + found.size * found.count > content.length) throw new RangeError('A field that is cut short');
    return Array.from({ length: found.count }, (_, at) => number(found.at + at * found.size, found.size));
  };
  return { field, one: (tag, otherwise = 0) => field(tag)[0] ?? otherwise, next: number(start + 2 + count * 12, 4) };
}

function pagesOf(content: Uint8Array): [Page, ...Page[]] {
  const view = viewOf(content);
  if (content[2] === 43 || content[3] === 43) throw new NotHere('BigTIFF files cannot be read in the browser here.');
  const first = readPage(content, view.getUint32(4, content[0] === 0x49));
  const pages: [Page, ...Page[]] = [first];
  for (let { next } = first; next > 0 && pages.length <= 10_000; next = pages.at(-1)?.next ?? 0) {
    pages.push(readPage(content, next));
  }
  return pages;
}

export function readTiffHeader(content: Uint8Array): StoredHeader {
  const pages = pagesOf(content);
  const [page] = pages;
  const [bits, photometric, orientation] = [
    page.one(Tag.bits, 1),
    page.one(Tag.photometric),
    page.one(Tag.orientation, 1),
  ];
  const isGrey = photometric < 2;
  const samples = page.one(Tag.samples, 1);
  const colours = photometric === 2 ? 3 : 1;
  const icc = page.field(Tag.icc);
  return {
    ...{ width: page.one(Tag.width), height: page.one(Tag.height), pages: pages.length },
    ...{ space: bits === 16 ? (isGrey ? 'grey16' : 'rgb16') : isGrey ? 'b-w' : 'srgb', hasAlpha: samples > colours },
    ...{ depth: bits === 16 ? 'ushort' : 'uchar', orientation, icc: icc.length > 0 ? Uint8Array.from(icc) : undefined },
  };
}

/**
 * The first page.
 *
 * @throws NotHere for kinds that are rare: they are read by the server.
 */
export async function decodeTiff(content: Uint8Array): Promise<Raster> {
  const [page] = pagesOf(content);
  const [width, height, samples] = [page.one(Tag.width), page.one(Tag.height), page.one(Tag.samples, 1)];
  const [photometric, compression] = [page.one(Tag.photometric), page.one(Tag.compression, 1)];
  const isPlain =
    [0, 1, 2, 3].includes(photometric) &&
    [1, 5, 8, 32773, 32946].includes(compression) &&
    page.field(Tag.bits).every((bits) => bits === 8) &&
    page.one(Tag.bits, 1) === 8 &&
    page.one(Tag.planes, 1) === 1 &&
    page.one(Tag.tile) === 0 &&
    page.one(Tag.sampleFormat, 1) === 1 &&
    samples <= (photometric === 2 ? 4 : 2);
  if (!isPlain) throw new NotHere('TIFF files of this kind cannot be read in the browser here.');
  const row = width * samples;
  const rows = page.one(Tag.rows, height);
  const lengths = page.field(Tag.lengths);
  const data = new Uint8Array(row * height);
  for (const [strip, start] of page.field(Tag.strips).entries()) {
    const bytes = content.subarray(start, start + (lengths[strip] ?? 0));
    const room = data.subarray(strip * rows * row, Math.min(data.length, (strip + 1) * rows * row));
    const plain = await unpackedStrip(bytes, compression, room.length);
    if (plain.length < room.length) throw new RangeError('A strip that is cut short');
    room.set(plain.subarray(0, room.length));
  }
  if (page.one(Tag.predictor, 1) === 2) addUp(data, row, samples);
  return coloured({ data, width, height, samples, photometric, palette: page.field(Tag.palette) });
}

function unpackedStrip(bytes: Uint8Array, compression: number, room: number): Uint8Array | Promise<Uint8Array> {
  if (compression === 1) return bytes;
  if (compression === 5) return unpackLzw(bytes, room);
  return compression === 32773 ? unpackBits(bytes, room) : inflated(bytes);
}

/** Each sample was stored as its difference from the one before. */
function addUp(data: Uint8Array, row: number, samples: number): void {
  for (let start = 0; start < data.length; start += row) {
    for (let at = start + samples; at < start + row; at += 1) data[at] = (data[at] ?? 0) + (data[at - samples] ?? 0);
  }
}

interface Samples {
  data: Uint8Array;
  width: number;
  height: number;
  samples: number;
  photometric: number;
  palette: readonly number[];
}

function coloured({ data, width, height, samples, photometric, palette }: Samples): Raster {
  const common = { width, height, frames: 1 };
  if (photometric === 3) {
    const colours = palette.length / 3;
    const made = new Uint8Array(width * height * 3);
    for (let at = 0; at < made.length; at += 3) {
      const index = data[(at / 3) * samples] ?? 0;
      for (let channel = 0; channel < 3; channel += 1)
        made[at + channel] = (palette[channel * colours + index] ?? 0) >> 8;
    }
    return { ...common, data: unpacked(made, 3), hasAlpha: false, isGrey: false };
  }
  // White is zero there.
  if (photometric === 0) for (let at = 0; at < data.length; at += samples) data[at] = 255 - (data[at] ?? 0);
  return { ...common, data: unpacked(data, samples), hasAlpha: samples % 2 === 0, isGrey: samples < 3 };
}

/** Of one page, without loss. */
export async function encodeTiff(raster: Raster): Promise<Uint8Array> {
  if (raster.frames > 1) throw new NotHere('TIFF files of several pages cannot be written in the browser here.');
  const { width, height } = raster;
  const channels = channelsOf(raster);
  const row = width * channels;
  const samples = packed(raster).slice();
  for (let start = 0; start < samples.length; start += row) {
    for (let at = start + row - 1; at >= start + channels; at -= 1) {
      samples[at] = (samples[at] ?? 0) - (samples[at - channels] ?? 0);
    }
  }
  const data = await deflated(samples);
  const behind = 8 + data.length + (data.length % 2);
  const fields: [tag: number, value: number][] = [
    ...([
      [Tag.width, width],
      [Tag.height, height],
      [Tag.bits, 8],
      [Tag.compression, 8],
    ] as [number, number][]),
    ...([
      [Tag.photometric, channels < 3 ? 1 : 2],
      [Tag.strips, 8],
      [Tag.samples, channels],
    ] as [number, number][]),
    ...([
      [Tag.rows, height],
      [Tag.lengths, data.length],
      [Tag.planes, 1],
      [Tag.predictor, 2],
    ] as [number, number][]),
    ...(channels % 2 === 0 ? [[Tag.extra, 2] as [number, number]] : []),
  ];
  const afterFields = behind + 2 + fields.length * 12 + 4;
  const entries = fields.map(([tag, value]) => {
    const isDepths = tag === Tag.bits;
    const [kind, count] = isDepths ? [3, channels] : [4, 1];
    // More than two depths have no room in their field.
    const stored = isDepths ? (channels > 2 ? afterFields : value | (value << 16)) : value;
    return joined([Uint8Array.of(tag & 255, tag >> 8, kind, 0), little32(count), little32(stored)]);
  });
  return joined([
    ...[Uint8Array.of(0x49, 0x49, 42, 0), little32(behind), data, new Uint8Array(data.length % 2)],
    ...[
      Uint8Array.of(fields.length, 0),
      ...entries,
      little32(0),
      Uint8Array.from({ length: 8 }, (_, at) => (at % 2 ? 0 : 8)),
    ],
  ]);
}
