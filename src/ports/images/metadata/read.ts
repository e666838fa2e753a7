import type { ExpandedTags } from 'exifreader';
import reader from 'exifreader/dist/exif-reader.js';
import type { MetadataEntry } from '#ports/metadata/port';
import { xmlTree } from './xml-tree.ts';
import { isPlaceProperty } from './xmp-text.ts';

/** What is read of a file, and of each of its texts. */
const [MOST_ENTRIES, LONGEST] = [3_000, 2_000];
/** Bytes of a packed block when it is unpacked. */
const MOST_UNPACKED = 4 << 20;

/** The groups of the library, in the order in which they are shown, by what they are called here. */
const GROUPS = {
  exif: 'EXIF',
  makerNotes: 'Maker notes',
  iptc: 'IPTC',
  xmp: 'XMP',
  photoshop: 'Photoshop',
  pngText: 'PNG text',
  icc: 'Color profile',
  composite: 'Worked out from the above',
  mpf: 'Several pictures (MPF)',
  jfif: 'JFIF',
  png: 'PNG',
  pngFile: 'File',
  riff: 'File',
  gif: 'File',
  file: 'File',
} as const;
/** Of the header, which is told as the file's. */
const PNG_HEADER = new Set([
  'Image Width',
  'Image Height',
  'Bit Depth',
  'Color Type',
  'Compression',
  'Filter',
  'Interlace',
]);
/** Blocks that are told entry by entry, and where a directory is. */
const WITHIN = /^(?:ApplicationNotes|ICC_Profile|IPTC-NAA|ImageSourceData|PhotoshopSettings|.*IFD Pointer)$/;
const PLACE_GROUP = 'Place (GPS)';

/** Names that IPTC's places have here. */
const IPTC_PLACE = /^(?:city|sub-?location|province|country|content location)/i;
/** EXIF's own word for the directory of a place, and the tags of maps. */
const EXIF_PLACE = /^(?:gps|geotiff|modelpixelscale|modeltiepoint|modeltransformation|geokey|geodouble|geoascii)/i;
/** What says where something is about itself, and not about the world. */
const NOT_A_PLACE = /^(?:subject ?location|jpeg|thumbnail)/i;

interface ReadMetadata {
  entries: MetadataEntry[];
  /** In degrees, as EXIF has it. */
  gps?: { latitude: number; longitude: number; altitude?: number };
  thumbnail?: Uint8Array;
}

/** All that the library reads of a file; nothing where there is nothing. */
export async function readMetadata(content: Uint8Array): Promise<ReadMetadata> {
  const tags = await tagsOf(content);
  const seen = new Set<string>();
  const entries = Object.entries(GROUPS)
    .flatMap(([key, group]) => entriesOf(tags, key, group))
    .filter((each) => !each.group.startsWith('PNG') || isNew(seen, each));
  const { Latitude: latitude, Longitude: longitude, Altitude: altitude } = tags.gps ?? {};
  const isWhole = Number.isFinite(latitude) && Number.isFinite(longitude);
  const { image } = tags.Thumbnail ?? {};
  return {
    entries: entries.slice(0, MOST_ENTRIES),
    ...(isWhole &&
      latitude !== undefined &&
      longitude !== undefined && {
        gps: { latitude, longitude, ...(Number.isFinite(altitude) && altitude !== undefined && { altitude }) },
      }),
    ...(image && image.byteLength > 0 && { thumbnail: bytesOf(image) }),
  };
}

/** What the library tells of a PNG, it tells in several groups. */
function isNew(seen: Set<string>, { name, value }: MetadataEntry): boolean {
  const key = JSON.stringify([name, value]);
  const had = seen.has(key);
  seen.add(key);
  return !had && name !== 'XML:com.adobe.xmp' && !PNG_HEADER.has(name);
}

async function tagsOf(content: Uint8Array): Promise<ExpandedTags> {
  try {
    return await reader.load(new Uint8Array(content).buffer, {
      ...{ expanded: true, async: true, includeUnknown: true, computed: true },
      decompress: { maxDecompressedSize: MOST_UNPACKED },
      domParser: {
        parseFromString: (text: string) => Object.assign(xmlTree(text), { getElementsByTagName: () => [] }),
      },
    });
  } catch {
    // The library's only way to say that there is nothing, or nothing that it understands.
    return {};
  }
}

function entriesOf(tags: ExpandedTags, key: string, group: string): MetadataEntry[] {
  const found: unknown = new Map<string, unknown>(Object.entries(tags)).get(key);
  if (typeof found !== 'object' || found === null) return [];
  return Object.entries(found).flatMap(([name, tag]): MetadataEntry[] => {
    const value = valueIn(tag);
    if (name.startsWith('_') || WITHIN.test(name) || value === undefined) return [];
    const isPlace = isAboutPlace(key, name);
    const isGps = isPlace && key === 'exif';
    return [{ group: isGps ? PLACE_GROUP : group, name: spelled(name), value, isPlace }];
  });
}

function isAboutPlace(key: string, name: string): boolean {
  if (NOT_A_PLACE.test(name)) return false;
  switch (key) {
    case 'exif':
      return EXIF_PLACE.test(name);
    case 'iptc':
      return IPTC_PLACE.test(name);
    case 'xmp':
    case 'pngText':
      return isPlaceProperty(name.replace(/^.*:/, ''));
    default:
      return false;
  }
}

function bytesOf(image: ArrayBuffer | SharedArrayBuffer | Uint8Array): Uint8Array {
  return image instanceof Uint8Array ? image : new Uint8Array(image);
}

/** A tag without a name of its own is told by its number. */
function spelled(name: string): string {
  return name.replace(/^undefined-(.+)$/, 'Tag $1');
}

function valueIn(tag: unknown): string | undefined {
  if (Array.isArray(tag)) return clean(tag.map((each) => valueIn(each) ?? '').join('; '));
  if (typeof tag !== 'object' || tag === null) return tag === undefined ? undefined : clean(String(tag));
  const { description, value }: { description?: unknown; value?: unknown } = tag;
  if (typeof description === 'string' && description !== '')
    return MANY.test(description) ? many(description) : clean(description);
  if (typeof description === 'number') return String(description);
  if (value instanceof ArrayBuffer) return `${value.byteLength} bytes`;
  if (Array.isArray(value) && value.length > 64) return `${value.length} values`;
  return clean(
    typeof value === 'object' && value !== null ? JSON.stringify(value).slice(0, LONGEST) : String(value ?? ''),
  );
}

/** Numbers that nobody reads. */
const MANY = /^(?:-?[\d.]{1,20}, ?){40}/;
const many = (text: string) => `${text.split(',').length} values`;

/** Without what no screen shows. */
function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  const shown = text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]+/g, ' ').trim();
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
}
