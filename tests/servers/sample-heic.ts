import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readItems } from '../../src/ports/images/iso/items.ts';
import { orientationBlock } from '../../src/ports/images/metadata/orientation.ts';

/**
 * The files in `heic/` are drawings of our own, written by heif-enc of libheif 1.15 with x265 (`heif-enc -q 60`, `-b 10` for `deep`):
 * `photo` of 320 × 240 pixels, the same in `grey`, of ten bits in `deep`, and with EXIF, XMP and the profile of a wide-gamut screen
 * in `camera`; `quarters` of 128 × 96 in red and green over blue and yellow; `opacity`, which gets denser to the right. Everything
 * else is put together here from what is coded in them, so that each way to put a HEIC together has a file.
 */
export type HeicName = 'camera' | 'deep' | 'grey' | 'opacity' | 'photo' | 'quarters';

export const heic = (name: HeicName): Buffer => readFileSync(join(import.meta.dirname, 'heic', `${name}.heic`));

interface Property {
  type: string;
  data: Uint8Array;
}

/** An item of a file; its number is its place among them, from 1. */
export interface Part {
  type: string;
  data?: Uint8Array;
  /** Of `mime` items. */
  contentType?: string;
  properties?: readonly Property[];
  references?: Readonly<Record<string, readonly number[]>>;
}

/** A picture as it is coded in one of the files. */
export function coded(name: HeicName, item = 1): Required<Pick<Part, 'type' | 'data' | 'properties'>> {
  const items = readItems(heic(name));
  const { type = '', properties = [] } = items.all.get(item) ?? {};
  return { type, properties, data: items.dataOf(item) };
}

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );
const box = (type: string, ...parts: Uint8Array[]) => {
  const data = Buffer.concat(parts);
  return Buffer.concat([u32(data.length + 8), Buffer.from(type, 'latin1'), data]);
};
const full = (type: string, version: number, ...parts: Uint8Array[]) => box(type, u32(version * 2 ** 24), ...parts);

export const turn = (quarters: number): Property => ({ type: 'irot', data: Uint8Array.of(quarters) });
/** 0 swaps top and bottom, 1 left and right. */
export const mirror = (axis: number): Property => ({ type: 'imir', data: Uint8Array.of(axis) });
export const extent = (width: number, height: number): Property => ({ type: 'ispe', data: u32(0, width, height) });
/** The middle part. */
export const cut = (width: number, height: number): Property => ({
  type: 'clap',
  data: u32(width, 1, height, 1, 0, 1, 0, 1),
});

/** The data of a grid: rows and columns of tiles, and the size of what is seen of them. */
export const grid = (rows: number, columns: number, width: number, height: number): Buffer =>
  Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), u32(width, height)]);

/** As a HEIC holds it: the distance to the block, then the block. */
export const exif = (orientation: number): Buffer =>
  Buffer.concat([u32(6), Buffer.from('Exif\0\0'), orientationBlock(orientation)]);

interface Whole {
  /** Number of the item that is the picture. */
  primary?: number;
  brand?: string;
}

export function heicOf(parts: readonly Part[], { primary = 1, brand = 'heic' }: Whole = {}): Buffer {
  const head = box('ftyp', Buffer.from(`${brand}\0\0\0\0mif1${brand}`, 'latin1'));
  const properties = parts.flatMap((part) => part.properties ?? []);
  const infos = parts.map(({ type, contentType }, at) =>
    full('infe', 2, u16(at + 1), u16(0), Buffer.from(`${type}\0${contentType ? `${contentType}\0` : ''}`, 'latin1')),
  );
  const references = parts.flatMap((part, at) =>
    Object.entries(part.references ?? {}).map(([kind, to]) => box(kind, u16(at + 1), u16(to.length), ...to.map(u16))),
  );
  let index = 0;
  const associations = parts.map((part, at) => {
    const all = (part.properties ?? []).map(() => u16(0x8000 | ++index));
    return Buffer.concat([u16(at + 1), Buffer.from([all.length]), ...all]);
  });
  const meta = (start: number) => {
    let place = start;
    const places = parts.map(({ data = new Uint8Array() }, at) => {
      const entry = Buffer.concat([u16(at + 1), u16(0), u16(1), u32(place, data.length)]);
      place += data.length;
      return entry;
    });
    return full(
      'meta',
      0,
      full('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      full('pitm', 0, u16(primary)),
      full('iinf', 0, u16(parts.length), ...infos),
      full('iref', 0, ...references),
      box(
        'iprp',
        box('ipco', ...properties.map(({ type, data }) => box(type, data))),
        box('ipma', u32(1, parts.length), ...associations),
      ),
      box('iloc', u32(0), u16(0x4400), u16(parts.length), ...places),
    );
  };
  const start = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(start), box('mdat', ...parts.map(({ data }) => data ?? new Uint8Array()))]);
}

/** Four tiles of quarters: 200 × 150 pixels are seen of 256 × 192. */
export function heicGrid(...properties: Property[]): Buffer {
  const tile = coded('quarters');
  const picture: Part = {
    type: 'grid',
    data: grid(2, 2, 200, 150),
    properties: [extent(200, 150), ...properties],
    references: { dimg: [2, 3, 4, 5] },
  };
  return heicOf([picture, tile, tile, tile, tile]);
}
