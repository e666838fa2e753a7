import { latin, viewOf } from './bytes.ts';

/** Datasets of IPTC-IIM 4.2, record 2, that say where: content location, city, sublocation, province and country. */
const PLACES = new Set([26, 27, 90, 92, 95, 100, 101]);
const MARK = 0x1c;

interface Dataset {
  record: number;
  name: number;
  from: number;
  to: number;
}

/** One after the other, up to the first that is none or cut short. */
function* datasets(iim: Uint8Array): Generator<Dataset> {
  const view = viewOf(iim);
  let at = 0;
  while (at + 5 <= iim.length && iim[at] === MARK) {
    const length = view.getUint16(at + 3);
    // The highest bit says that the length itself is in so many bytes.
    const more = length & 0x8000 ? length & 0x7fff : 0;
    if (more > 4 || at + 5 + more > iim.length) return;
    let bytes = more === 0 ? length : 0;
    for (let each = 0; each < more; each += 1) bytes = bytes * 256 + view.getUint8(at + 5 + each);
    const to = at + 5 + more + bytes;
    if (to > iim.length) return;
    yield { record: view.getUint8(at + 1), name: view.getUint8(at + 2), from: at, to };
    at = to;
  }
}

const isPlace = ({ record, name }: Dataset) => record === 2 && PLACES.has(name);

export function iptcHoldsPlace(iim: Uint8Array): boolean {
  return [...datasets(iim)].some(isPlace);
}

/** Takes the datasets of a place out, where they are: those behind them move up, and zeros follow. How many were there. */
export function dropPlacesInIptc(iim: Uint8Array): number {
  const all = [...datasets(iim)];
  const end = all.at(-1)?.to ?? 0;
  let to = 0;
  for (const each of all) {
    if (isPlace(each)) continue;
    iim.copyWithin(to, each.from, each.to);
    to += each.to - each.from;
  }
  iim.fill(0, to, end);
  return all.filter(isPlace).length;
}

/** What Photoshop notes, by its numbers: IPTC, EXIF twice, and XMP. */
export const RESOURCES = { iptc: 0x0404, exif: 0x0422, moreExif: 0x0423, xmp: 0x0424 } as const;

/** The blocks in what Photoshop notes ("8BIM"), as they lie in it. */
export function* photoshopBlocks(resources: Uint8Array): Generator<{ id: number; bytes: Uint8Array }> {
  const view = viewOf(resources);
  let at = 0;
  while (at + 12 <= resources.length && latin(resources, at, at + 4) === '8BIM') {
    const name = 1 + (resources[at + 6] ?? 0);
    const size = at + 6 + name + (name % 2);
    if (size + 4 > resources.length) return;
    const bytes = view.getUint32(size);
    const from = size + 4;
    if (from + bytes > resources.length) return;
    yield { id: view.getUint16(at + 4), bytes: resources.subarray(from, from + bytes) };
    at = from + bytes + (bytes % 2);
  }
}
