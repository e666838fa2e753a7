import { viewOf } from './bytes.ts';

/** Bytes of one value of each type of TIFF 6.0, and of those that came later; an unknown one has none. */
const BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
/** Tags that hold where another directory is: EXIF, GPS, interoperability, and pictures within a picture. */
const [EXIF, GPS, INTEROPERABILITY, WITHIN] = [0x8769, 0x8825, 0xa005, 0x014a];
const DIRECTORIES = new Set([EXIF, GPS, INTEROPERABILITY, WITHIN]);
/** Directories of one block, and entries of one: more have no camera and no program written. */
const [MOST_DIRECTORIES, MOST_ENTRIES] = [200, 2_000];

/** Tags of a map's place on the earth (GeoTIFF 1.0). */
const GEOTIFF = new Set([33_550, 33_922, 34_264, 34_735, 34_736, 34_737]);

/** Tags without which a picture is not drawn, or looks different (TIFF 6.0, its supplements, and the color profile). */
const DRAWN = new Set([
  ...[254, 255, 256, 257, 258, 259, 262, 263, 266, 273, 274, 277, 278, 279, 280, 281, 282, 283, 284, 288, 289, 292],
  ...[293, 296, 297, 301, 317, 318, 319, 320, 321, 322, 323, 324, 325, 332, 334, 336, 338, 339, 340, 341, 347, 512],
  ...[513, 514, 515, 517, 518, 519, 520, 521, 529, 530, 531, 532, 330, 34_675, 32_995, 32_996, 32_997, 32_998],
]);

interface Entry {
  tag: number;
  /** Of its twelve bytes. */
  at: number;
  /** Where its value is: in the entry itself, or elsewhere in the block. */
  from: number;
  bytes: number;
}

interface TiffBlock {
  bytes: Uint8Array;
  isLittle: boolean;
  first: number;
}

/** A TIFF file, or the block in its form that holds EXIF; `undefined` where it is none. */
export function tiffBlock(bytes: Uint8Array): TiffBlock | undefined {
  if (bytes.length < 14) return undefined;
  const view = viewOf(bytes);
  const order = view.getUint16(0);
  const isLittle = order === 0x4949;
  if ((!isLittle && order !== 0x4d4d) || view.getUint16(2, isLittle) !== 42) return undefined;
  return { bytes, isLittle, first: view.getUint32(4, isLittle) };
}

/** Whether nothing but the place is asked about, or everything but what a picture is drawn by. */
type Dropped = 'place' | 'all';

/** Whether an entry of a block is about a place, at any depth. */
export function holdsPlace(block: TiffBlock): boolean {
  let found = false;
  walk(block, (entries) => {
    if (entries.some(({ tag }) => isPlace(tag))) found = true;
    return entries;
  });
  return found;
}

/** Takes entries out where they are: what they held is zero, and the block as long as before. How many were taken. */
export function dropEntries(block: TiffBlock, dropped: Dropped): number {
  let taken = 0;
  walk(block, (entries, at) => {
    const kept = entries.filter(({ tag }) => (dropped === 'place' ? !isPlace(tag) : DRAWN.has(tag)));
    const gone = entries.filter((entry) => !kept.includes(entry));
    for (const entry of gone) taken += blank(block, entry, 0);
    if (gone.length > 0) closeUp(block, at, { entries, kept });
    return kept;
  });
  return taken;
}

/** A number in the first directory of a TIFF file. */
export function valueIn(bytes: Uint8Array, tag: number): number | undefined {
  const block = tiffBlock(bytes);
  const entry = block && entriesAt(block, block.first)?.find((each) => each.tag === tag);
  if (!block || !entry) return undefined;
  const view = viewOf(bytes);
  return entry.bytes === 2 ? view.getUint16(entry.from, block.isLittle) : view.getUint32(entry.from, block.isLittle);
}

/** The parts of a TIFF that are pictures: strips, tiles and what is coded as a JPEG. */
export function pictureParts(block: TiffBlock): Uint8Array[] {
  const parts: Uint8Array[] = [];
  walk(block, (entries) => {
    for (const [from, length] of [
      [273, 279],
      [324, 325],
      [513, 514],
    ]) {
      const [places, lengths] = [from, length].map((tag) =>
        numbersOf(
          block,
          entries.find((each) => each.tag === tag),
        ),
      );
      for (const [each, at] of places?.entries() ?? []) {
        parts.push(block.bytes.subarray(at, at + (lengths?.[each] ?? 0)));
      }
    }
    return entries;
  });
  return parts;
}

function numbersOf({ bytes, isLittle }: TiffBlock, entry: Entry | undefined): number[] {
  if (!entry) return [];
  const view = viewOf(bytes);
  const isShort = view.getUint16(entry.at + 2, isLittle) === 3;
  return Array.from({ length: isShort ? entry.bytes >> 1 : entry.bytes >> 2 }, (_, each) =>
    isShort ? view.getUint16(entry.from + each * 2, isLittle) : view.getUint32(entry.from + each * 4, isLittle),
  );
}

/** Whether a block has notes in a form of the camera's maker. */
export function hasMakerNotes(block: TiffBlock): boolean {
  let found = false;
  walk(block, (entries) => {
    if (entries.some(({ tag, bytes }) => tag === 0x927c && bytes > 0)) found = true;
    return entries;
  });
  return found;
}

/** Parts of a TIFF that are blocks of other kinds, as they lie in it: XMP, IPTC and what Photoshop notes. */
export function blocksWithin(block: TiffBlock): { tag: number; bytes: Uint8Array }[] {
  const found: { tag: number; bytes: Uint8Array }[] = [];
  walk(block, (entries) => {
    for (const { tag, from, bytes } of entries) {
      if (tag === 700 || tag === 33_723 || tag === 34_377)
        found.push({ tag, bytes: block.bytes.subarray(from, from + bytes) });
    }
    return entries;
  });
  return found;
}

const isPlace = (tag: number) => tag === GPS || GEOTIFF.has(tag);

/** Goes through all directories, each once; a visit answers with the entries that are gone on into. */
function walk(block: TiffBlock, visit: (entries: Entry[], at: number) => readonly Entry[]): void {
  const seen = new Set<number>();
  const open = [block.first];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    if (at === 0 || seen.has(at) || seen.size >= MOST_DIRECTORIES) continue;
    seen.add(at);
    const entries = entriesAt(block, at);
    if (!entries) continue;
    const next = nextOf(block, at, entries.length);
    for (const entry of visit(entries, at)) if (DIRECTORIES.has(entry.tag)) open.push(...placesIn(block, entry));
    if (next > 0) open.push(next);
  }
}

/** The entries that are whole; `undefined` where no directory is. */
function entriesAt({ bytes, isLittle }: TiffBlock, at: number): Entry[] | undefined {
  if (at < 8 || at + 2 > bytes.length) return undefined;
  const view = viewOf(bytes);
  const count = view.getUint16(at, isLittle);
  if (count > MOST_ENTRIES) return undefined;
  const entries: Entry[] = [];
  for (let each = 0; each < count; each += 1) {
    const entry = at + 2 + each * 12;
    if (entry + 12 > bytes.length) break;
    const size = (BYTES[view.getUint16(entry + 2, isLittle)] ?? 0) * view.getUint32(entry + 4, isLittle);
    const from = size > 4 ? view.getUint32(entry + 8, isLittle) : entry + 8;
    const tag = view.getUint16(entry, isLittle);
    entries.push({ tag, at: entry, from, bytes: Math.max(0, Math.min(size, bytes.length - from)) });
  }
  return entries;
}

function nextOf({ bytes, isLittle }: TiffBlock, at: number, count: number): number {
  const place = at + 2 + count * 12;
  return place + 4 <= bytes.length ? viewOf(bytes).getUint32(place, isLittle) : 0;
}

/** Where the directories are that an entry names. */
function placesIn({ bytes, isLittle }: TiffBlock, { from, bytes: size, tag }: Entry): number[] {
  const count = Math.min(size >> 2, tag === WITHIN ? MOST_DIRECTORIES : 1);
  const view = viewOf(bytes);
  return Array.from({ length: count }, (_, each) => view.getUint32(from + each * 4, isLittle));
}

/** Zero, with all that a directory holds that it names; how many entries that were. */
function blank(block: TiffBlock, entry: Entry, depth: number): number {
  let taken = 1;
  if (DIRECTORIES.has(entry.tag) && entry.tag !== WITHIN && depth < 4) {
    for (const at of placesIn(block, entry)) {
      const entries = at > 0 ? entriesAt(block, at) : undefined;
      if (!entries) continue;
      taken = entries.reduce((sum, each) => sum + blank(block, each, depth + 1), taken - 1);
      block.bytes.fill(0, at, at + 2 + entries.length * 12 + 4);
    }
  }
  block.bytes.fill(0, entry.from, entry.from + entry.bytes);
  return taken;
}

/** Moves the entries that stay together, and zeroes what is left over behind them. */
function closeUp(
  { bytes, isLittle }: TiffBlock,
  at: number,
  { entries, kept }: { entries: readonly Entry[]; kept: readonly Entry[] },
): void {
  const view = viewOf(bytes);
  const end = Math.min(bytes.length, at + 2 + entries.length * 12 + 4);
  const next = nextOf({ bytes, isLittle, first: 0 }, at, entries.length);
  kept.forEach((entry, place) => {
    const to = at + 2 + place * 12;
    bytes.copyWithin(to, entry.at, entry.at + 12);
    if (entry.from === entry.at + 8) entry.from = to + 8;
    entry.at = to;
  });
  view.setUint16(at, kept.length, isLittle);
  bytes.fill(0, at + 2 + kept.length * 12, end);
  view.setUint32(at + 2 + kept.length * 12, next, isLittle);
}
