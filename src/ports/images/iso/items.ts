import { joined } from '#lib/joined-bytes';
import { latin, viewOf } from '../metadata/bytes.ts';
import { type Box, boxesIn, inside } from './boxes.ts';

/** What a file of pictures consists of (ISO/IEC 23008-12): pictures, tiles of them, and what is said of them. */
export interface Item {
  /** Four characters: `hvc1`, `grid`, `Exif`, `mime` and others. */
  type: string;
  /** Of a `mime` item. */
  contentType: string;
  /** In the order in which they take effect. */
  properties: Box[];
  /** Numbers of the items that this one refers to, by the kind of the reference: `dimg`, `auxl`, `cdsc` and others. */
  references: Map<string, number[]>;
}

export interface Items {
  primary: number;
  all: Map<number, Item>;
  /** @throws RangeError where the file ends before. */
  dataOf(item: number): Uint8Array;
  /** The same as it lies in the file, which may be in several pieces. */
  piecesOf(item: number): Uint8Array[];
}

/** Items in a file, and pieces of one; the decoder takes no more either. */
const [MOST_ITEMS, MOST_PIECES] = [1000, 32];

/** A number of parts that is not out of all reason. */
function counted(found: number, most: number): number {
  if (found > most) throw new RangeError('More parts than any picture has');
  return found;
}

/** Reads one number after the other, of so many bytes each, the most significant first. */
function reader(data: Uint8Array) {
  const view = viewOf(data);
  let at = 0;
  const number = (bytes: number): number => {
    let value = 0;
    for (let left = bytes; left > 0; left -= 1, at += 1) value = value * 256 + view.getUint8(at);
    return value;
  };
  const text = (): string => {
    const start = at;
    while (at < data.length && data[at] !== 0) at += 1;
    at += 1;
    return latin(data, start, Math.min(at - 1, start + 256));
  };
  return { number, text, isAtEnd: () => at >= data.length };
}

/** @throws RangeError for a file that is cut short or broken. */
export function readItems(content: Uint8Array): Items {
  const meta = inside(content, 'meta', 4);
  const all = readNames(inside(meta, 'iinf'));
  readReferences(inside(meta, 'iref'), all);
  readProperties(inside(meta, 'iprp'), all);
  const main = reader(inside(meta, 'pitm'));
  const primary = main.number(4) >>> 24 === 0 ? main.number(2) : main.number(4);
  const [stored, places] = [inside(meta, 'idat'), readPlaces(inside(meta, 'iloc'))];
  const piecesOf = (item: number) => {
    const place = places.get(item);
    const source = place?.isInMeta ? stored : content;
    return (place?.parts ?? []).map(({ at, bytes }) => partOf(source, at, bytes));
  };
  return { primary, all, piecesOf, dataOf: (item) => joined(piecesOf(item)) };
}

function partOf(source: Uint8Array, at: number, bytes: number): Uint8Array {
  if (at + bytes > source.length) throw new RangeError('An item that is cut short');
  return source.subarray(at, bytes === 0 ? source.length : at + bytes);
}

function readNames(data: Uint8Array): Map<number, Item> {
  const all = new Map<number, Item>();
  const isLong = data[0] !== 0;
  for (const { type, data: entry } of boxesIn(data.subarray(isLong ? 8 : 6))) {
    const { number, text } = reader(entry);
    const version = entry[0] ?? 0;
    if (type !== 'infe' || version < 2) continue;
    number(4);
    const id = number(version === 2 ? 2 : 4);
    number(2);
    const kind = String.fromCharCode(number(1), number(1), number(1), number(1));
    text();
    const contentType = kind === 'mime' ? text() : '';
    counted(all.size + 1, MOST_ITEMS);
    all.set(id, { type: kind, contentType, properties: [], references: new Map() });
  }
  return all;
}

function readReferences(data: Uint8Array, all: Items['all']): void {
  const bytes = data[0] ? 4 : 2;
  for (const { type, data: entry } of boxesIn(data.subarray(4))) {
    const { number } = reader(entry);
    const from = all.get(number(bytes));
    const to = Array.from({ length: counted(number(2), MOST_ITEMS) }, () => number(bytes));
    from?.references.set(type, to);
  }
}

function readProperties(data: Uint8Array, all: Items['all']): void {
  const known = [...boxesIn(inside(data, 'ipco'))];
  for (const { type, data: entry } of boxesIn(data)) {
    if (type !== 'ipma') continue;
    const { number } = reader(entry);
    const head = number(4);
    const [isLong, isWide] = [head >>> 24 > 0, (head & 1) === 1];
    for (let left = counted(number(4), MOST_ITEMS); left > 0; left -= 1) {
      const item = all.get(number(isLong ? 4 : 2));
      for (let more = number(1); more > 0; more -= 1) {
        const index = isWide ? number(2) & 0x7fff : number(1) & 0x7f;
        const property = known[index - 1];
        if (property) item?.properties.push(property);
      }
    }
  }
}

interface Place {
  /** Whether positions count in the box `idat` instead of the file. */
  isInMeta: boolean;
  parts: { at: number; bytes: number }[];
}

function readPlaces(data: Uint8Array): Map<number, Place> {
  const places = new Map<number, Place>();
  if (data.length === 0) return places;
  const { number } = reader(data);
  const version = data[0] ?? 0;
  number(4);
  const [sizes, more] = [number(1), number(1)];
  const indexBytes = version >= 1 ? more & 15 : 0;
  for (let left = counted(number(version >= 2 ? 4 : 2), MOST_ITEMS); left > 0; left -= 1) {
    const id = number(version >= 2 ? 4 : 2);
    const method = version >= 1 ? number(2) & 15 : 0;
    number(2);
    const base = number(more >> 4);
    const parts = Array.from({ length: counted(number(2), MOST_PIECES) }, () => {
      number(indexBytes);
      return { at: base + number(sizes >> 4), bytes: number(sizes & 15) };
    });
    places.set(id, { isInMeta: method === 1, parts });
  }
  return places;
}
