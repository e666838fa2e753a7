import { joined } from '#lib/joined-bytes';
import { boxesIn } from '../iso/boxes.ts';
import { readItems } from '../iso/items.ts';
import type { ImageFormat } from '../port.ts';
import { latin } from './bytes.ts';
import { photoshopBlocks, RESOURCES } from './iptc.ts';
import { EOI, jpegSegments } from './jpeg.ts';
import { pngChunks } from './png.ts';
import { unpackedXmp, xmpInChunk } from './png-chunk.ts';
import { blocksWithin, tiffBlock } from './tiff-block.ts';
import { webpChunks } from './webp.ts';

/**
 * What a block of metadata is. `packed` is one that has to be unpacked to be read; `film` is what follows the picture, such as the film
 * of a photo that moves; `provenance` is signed by whoever made or changed the picture (C2PA).
 */
type Kind = 'exif' | 'xmp' | 'iptc' | 'packed' | 'film' | 'provenance';

export interface Block {
  kind: Kind;
  /** In the file itself where it lies there in one piece, so that it can be changed there. */
  bytes: Uint8Array;
  /** Puts changed bytes back, where those are a copy. */
  put?: (bytes: Uint8Array) => void;
  /** Of a PNG: the chunk that it is in, whose checksum covers it. */
  chunk?: Uint8Array;
  /** Whether it was packed there. */
  isUnpacked?: boolean;
}

const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const MORE_XMP = 'http://ns.adobe.com/xmp/extension/\0';
/** Behind the name: a checksum as 32 digits, the length of all and the place of this part. */
const MORE_XMP_HEAD = MORE_XMP.length + 40;
const PHOTOSHOP = 'Photoshop 3.0\0';
const XMP_BOX = [0xbe, 0x7a, 0xcf, 0xcb, 0x97, 0xa9, 0x42, 0xe8, 0x9c, 0x71, 0x99, 0x94, 0x91, 0xe3, 0xaf, 0xac];
const C2PA_BOX = [0xd8, 0xfe, 0xc3, 0xd6, 0x1b, 0x0e, 0x48, 0x3c, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7e, 0xc4, 0x81];

/**
 * All that a file says beside its picture, as it lies there.
 *
 * @throws RangeError for a file that is cut short or broken.
 */
export function metadataBlocks(content: Uint8Array, format: ImageFormat): Block[] {
  switch (format) {
    case 'jpeg':
      return jpegBlocks(content);
    case 'png':
      return pngBlocks(content);
    case 'webp':
      return webpChunks(content).flatMap(({ type, data: bytes }): Block[] => {
        if (type === 'EXIF') return [{ kind: 'exif', bytes: withoutName(bytes) }];
        if (type === 'XMP ') return [{ kind: 'xmp', bytes }];
        return type === 'C2PA' ? [{ kind: 'provenance', bytes }] : [];
      });
    case 'gif':
      return gifBlocks(content);
    case 'avif':
    case 'heic':
      return itemBlocks(content);
    case 'tiff':
      return tiffBlocks(content);
    default:
      return [];
  }
}

/** Some programs write EXIF with the name that it has in a JPEG. */
function withoutName(exif: Uint8Array): Uint8Array {
  return latin(exif, 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
}

/** A JPEG can have others behind it, such as a preview, or brightness for bright screens, each with metadata of its own. */
function jpegBlocks(content: Uint8Array): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  for (let pictures = 0; pictures < 20; pictures += 1) {
    const more: Uint8Array[] = [];
    let end: number | undefined;
    for (const segment of jpegSegments(content, start)) {
      if (segment.marker === EOI) end = segment.end;
      const data = segment.bytes.subarray(4);
      const name = latin(data, 0, MORE_XMP.length);
      if (segment.marker === 0xe1 && name.startsWith('Exif\0\0'))
        blocks.push({ kind: 'exif', bytes: data.subarray(6) });
      else if (segment.marker === 0xe1 && name.startsWith(XMP))
        blocks.push({ kind: 'xmp', bytes: data.subarray(XMP.length) });
      else if (segment.marker === 0xe1 && name === MORE_XMP) more.push(data.subarray(MORE_XMP_HEAD));
      else if (segment.marker === 0xed && name.startsWith(PHOTOSHOP))
        blocks.push(...resourceBlocks(data.subarray(PHOTOSHOP.length)));
      else if (segment.marker === 0xeb) blocks.push({ kind: 'provenance', bytes: data });
    }
    if (more.length > 0) blocks.push({ kind: 'xmp', ...inPieces(more) });
    if (end === undefined) break;
    const next = nextJpeg(content, end);
    const rest = content.subarray(end, next);
    if (rest.some((byte) => byte !== 0)) blocks.push({ kind: 'film', bytes: rest });
    if (next === content.length) break;
    start = next;
  }
  return blocks;
}

function nextJpeg(content: Uint8Array, from: number): number {
  for (let at = content.indexOf(0xff, from); at !== -1; at = content.indexOf(0xff, at + 1)) {
    if (content[at + 1] === 0xd8 && content[at + 2] === 0xff && (content[at + 3] ?? 0) >= 0xc0) return at;
  }
  return content.length;
}

/** What is in one piece as it is, what is in several as a copy of the whole. */
function inPieces(pieces: readonly Uint8Array[]): Pick<Block, 'bytes' | 'put'> {
  const [only = new Uint8Array()] = pieces;
  if (pieces.length < 2) return { bytes: only };
  const put = (bytes: Uint8Array) => {
    let at = 0;
    for (const piece of pieces) {
      piece.set(bytes.subarray(at, at + piece.length));
      at += piece.length;
    }
  };
  return { bytes: joined(pieces), put };
}

function resourceBlocks(resources: Uint8Array): Block[] {
  return [...photoshopBlocks(resources)].flatMap(({ id, bytes }): Block[] => {
    if (id === RESOURCES.iptc) return [{ kind: 'iptc', bytes }];
    if (id === RESOURCES.exif || id === RESOURCES.moreExif) return [{ kind: 'exif', bytes }];
    return id === RESOURCES.xmp ? [{ kind: 'xmp', bytes }] : [];
  });
}

/** Texts that hold a whole block, packed or as digits; and texts about a place, by their names. */
const PROFILE = /^Raw profile type /i;
const PLACE_TEXT = /gps|latitude|longitude|location|geotag/i;

function pngBlocks(content: Uint8Array): Block[] {
  return [...pngChunks(content)].flatMap(({ type, bytes: chunk }): Block[] => {
    const bytes = chunk.subarray(8, chunk.length - 4);
    if (type === 'eXIf') return [{ kind: 'exif', bytes: withoutName(bytes), chunk }];
    if (type === 'caBX') return [{ kind: 'provenance', bytes, chunk }];
    if (type !== 'tEXt' && type !== 'zTXt' && type !== 'iTXt') return [];
    const xmp = type === 'iTXt' ? xmpInChunk(bytes) : undefined;
    if (xmp) return [{ kind: 'xmp', bytes: xmp, chunk }];
    const unpacked = unpackedXmp(bytes, type);
    if (unpacked) return [{ kind: 'xmp', bytes: unpacked, chunk, isUnpacked: true }];
    const end = bytes.indexOf(0);
    const name = latin(bytes, 0, Math.min(80, end === -1 ? bytes.length : end));
    const isHeld = name === 'XML:com.adobe.xmp' || PROFILE.test(name) || PLACE_TEXT.test(name);
    return isHeld ? [{ kind: 'packed', bytes, chunk }] : [];
  });
}

/** XMP in a GIF is a block whose bytes are read as lengths, up to a trailer that ends it from wherever those lead. */
function gifBlocks(content: Uint8Array): Block[] {
  const name = [...'XMP DataXMP'].map((letter) => letter.charCodeAt(0));
  const blocks: Block[] = [];
  for (let at = content.indexOf(0x21); at !== -1; at = content.indexOf(0x21, at + 1)) {
    if (content[at + 1] !== 0xff || !name.every((byte, place) => content[at + 3 + place] === byte)) continue;
    const from = at + 3 + name.length;
    const to = content.indexOf(0x01, from);
    if (to !== -1) blocks.push({ kind: 'xmp', bytes: content.subarray(from, to) });
  }
  return blocks;
}

function itemBlocks(content: Uint8Array): Block[] {
  const items = readItems(content);
  const blocks = [...items.all].flatMap(([id, { type, contentType }]): Block[] => {
    const pieces = type === 'Exif' || type === 'mime' ? items.piecesOf(id) : [];
    if (pieces.length === 0) return [];
    const whole = inPieces(pieces);
    if (type === 'Exif') {
      // How far the block is away comes before it.
      const view = new DataView(whole.bytes.buffer, whole.bytes.byteOffset, whole.bytes.byteLength);
      const skipped = whole.bytes.length >= 4 ? 4 + view.getUint32(0) : 0;
      const bytes = withoutName(whole.bytes.subarray(skipped));
      const { put } = whole;
      return [{ kind: 'exif', bytes, ...(put && { put: () => put(whole.bytes) }) }];
    }
    return contentType === 'application/rdf+xml' ? [{ kind: 'xmp', ...whole }] : [];
  });
  for (const { type, data } of boxesIn(content)) {
    if (type !== 'uuid') continue;
    const is = (name: readonly number[]) => name.every((byte, at) => data[at] === byte);
    if (is(XMP_BOX)) blocks.push({ kind: 'xmp', bytes: data.subarray(16) });
    if (is(C2PA_BOX)) blocks.push({ kind: 'provenance', bytes: data.subarray(16) });
  }
  return blocks;
}

function tiffBlocks(content: Uint8Array): Block[] {
  const block = tiffBlock(content);
  if (!block) throw new RangeError('A TIFF of another kind');
  const within = blocksWithin(block).flatMap(({ tag, bytes }): Block[] => {
    if (tag === 700) return [{ kind: 'xmp', bytes }];
    return tag === 33_723 ? [{ kind: 'iptc', bytes }] : resourceBlocks(bytes);
  });
  return [{ kind: 'exif', bytes: content }, ...within];
}
