import { SaxesParser } from 'saxes';
import { latin } from './bytes.ts';

const [EXTENSION, CORE, PHOTOSHOP] = [
  'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
  'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
  'http://ns.adobe.com/photoshop/1.0/',
];
const NAMES = new Map([
  [EXTENSION, new Set(['City', 'CountryCode', 'CountryName', 'ProvinceState', 'Sublocation', 'WorldRegion'])],
  [CORE, new Set(['Location', 'CountryCode'])],
  [PHOTOSHOP, new Set(['City', 'State', 'Country'])],
]);
/** In any namespace: EXIF's, those of drones, of cameras for panoramas, and of observations of animals. */
const PLACE = /gps|latitude|longitude|longtitude|altitude|geotag|geohash|^location/i;
const SPACE = 0x20;

interface Span {
  from: number;
  to: number;
}

/** Whether a property is about where something was; `uri` is its namespace, where that is known. */
export function isPlaceProperty(local: string, uri?: string): boolean {
  if (PLACE.test(local)) return true;
  if (uri !== undefined) return NAMES.get(uri)?.has(local) === true;
  return [...NAMES.values()].some((names) => names.has(local));
}

/** Whether a packet says where something was. */
export function xmpHoldsPlace(packet: Uint8Array): boolean {
  return isWide(packet) ? /gps|latitude/i.test(narrowed(packet)) : placesIn(packet).length > 0;
}

/**
 * Puts spaces in the place of all properties of a place, where they are: the packet is as long as before. How many were there. A packet
 * that is not understood, and could hold one, is emptied.
 */
export function blankPlacesInXmp(packet: Uint8Array): number {
  if (isWide(packet)) {
    if (!xmpHoldsPlace(packet)) return 0;
    packet.fill(SPACE);
    return 1;
  }
  const spans = placesIn(packet);
  for (const { from, to } of spans) packet.fill(SPACE, from, to);
  if (spans.length > 0 && /\bGPS|latitude/i.test(latinText(packet))) packet.fill(SPACE);
  return spans.length;
}

/** Written in two or four bytes a character, which hardly any program does. */
function isWide(packet: Uint8Array): boolean {
  return packet.subarray(0, 64).includes(0);
}

const narrowed = (packet: Uint8Array) => latinText(packet.filter((byte) => byte !== 0));

/** A character for each byte, so that places in the text are places in the bytes. */
function latinText(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) parts.push(latin(bytes, at, Math.min(bytes.length, at + 8192)));
  return parts.join('');
}

/** Where the properties of a place are: as attributes, or as elements with all that is in them. */
function placesIn(packet: Uint8Array): Span[] {
  const text = latinText(packet);
  const parser = new SaxesParser({ xmlns: true, position: false });
  const spans: Span[] = [];
  let depth = 0;
  let open: { depth: number; from: number } | undefined;
  // What is wrong in a packet is no reason to leave a place in it.
  parser.on('error', () => undefined);
  parser.on('opentag', ({ local, uri, attributes }) => {
    depth += 1;
    if (open) return;
    const end = parser.position;
    const from = text.lastIndexOf('<', end - 1);
    if (isPlaceProperty(local, uri || undefined)) {
      open = { depth, from };
      return;
    }
    const names = new Set(
      Object.values(attributes).flatMap((each) =>
        isPlaceProperty(each.local, each.uri || undefined) ? [each.name] : [],
      ),
    );
    if (names.size === 0) return;
    for (const name of names) {
      const span = attributeIn(text.slice(from, end), name);
      if (span) spans.push({ from: from + span.from, to: from + span.to });
    }
  });
  parser.on('closetag', () => {
    if (open?.depth === depth) {
      spans.push({ from: open.from, to: parser.position });
      open = undefined;
    }
    depth -= 1;
  });
  try {
    parser.write(text).close();
  } catch {
    // As above.
  }
  // An element that does not end is blank to the end of the packet.
  if (open) spans.push({ from: open.from, to: packet.length });
  return spans;
}

/** Where an attribute of a tag is, with its value. */
function attributeIn(tag: string, name: string): Span | undefined {
  for (let from = tag.indexOf(name); from !== -1; from = tag.indexOf(name, from + 1)) {
    const rest = tag.slice(from + name.length).trimStart();
    if (!/\s/.test(tag[from - 1] ?? '') || !rest.startsWith('=')) continue;
    const value = rest.slice(1).trimStart();
    const end = value.indexOf(value[0] ?? '', 1);
    if (end !== -1) return { from, to: tag.length - value.length + end + 1 };
  }
  return undefined;
}
