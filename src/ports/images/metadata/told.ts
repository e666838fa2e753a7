import { ToolError } from '#kit/tool-error';
import { joined } from '#lib/joined-bytes';
import type { CleanedImage, CleanOptions, MetadataEntry, PictureMetadata } from '#ports/metadata/port';
import type { ImageLimits } from '../header.ts';
import { heldInHeic } from '../heic/pictures.ts';
import { mediaTypes } from '../media-types.ts';
import type { ImageFormat } from '../port.ts';
import { formatOf, understood } from '../refusals.ts';
import { type Block, metadataBlocks } from './blocks.ts';
import { fromLatin } from './bytes.ts';
import { orientationIn } from './exif.ts';
import { emptied, saysPlace, withoutPlace } from './place.ts';
import { provenanceIn } from './provenance.ts';
import { readMetadata } from './read.ts';
import { storedSize } from './stored-size.ts';
import { withoutMetadata } from './strip.ts';
import { hasMakerNotes, pictureParts, tiffBlock } from './tiff-block.ts';

type Limits = Pick<ImageLimits, 'maxInputBytes'>;

const DRAWING =
  'This is an SVG drawing: it is a text, which holds its title and its notes in the open. SVG Optimizer takes them out.';
const OTHER =
  'This file is built in a way that nothing can be taken out of without encoding the picture again. Compress Image does that.';

/**
 * All that a file says beside its picture, as the port says.
 *
 * @throws ToolError as the port says.
 */
export async function toldMetadata(content: Uint8Array, limits: Limits): Promise<PictureMetadata> {
  const format = formatOf(content, limits.maxInputBytes);
  if (format === 'svg') throw new ToolError('unsupported', DRAWING);
  const size = understood(() => storedSize(content, format));
  const blocks = blocksOf(content, format);
  const { entries: read, gps, thumbnail } = await readMetadata(content);
  const entries = [...read, ...(await moreOf(read, blocks))];
  const place = gps ?? placeInXmp(entries);
  const provenance = provenanceIn(blocks.flatMap(({ kind, bytes }) => (kind === 'provenance' ? [bytes] : [])));
  return {
    ...{ format, width: size?.width ?? 0, height: size?.height ?? 0, entries },
    ...(place && { place }),
    saysPlace: entries.some(({ isPlace }) => isPlace) || understood(() => saysPlace(content, format)),
    hasMakerNotes: tiffs(blocks).some(hasMakerNotes),
    behind: blocks.reduce((sum, { kind, bytes }) => (kind === 'film' ? sum + bytes.length : sum), 0),
    ...(format === 'heic' && { within: understood(() => heldInHeic(content)) }),
    ...(thumbnail && { thumbnail: base64(thumbnail) }),
    ...(provenance && { provenance }),
  };
}

/**
 * The same picture in a file that says less, as the port says.
 *
 * @throws ToolError as the port says.
 */
export function cleaned(content: Uint8Array, { remove }: CleanOptions, limits: Limits): CleanedImage<Uint8Array> {
  const format = formatOf(content, limits.maxInputBytes);
  if (format === 'svg') throw new ToolError('unsupported', DRAWING);
  const made = understood(() => (remove === 'all' ? bare(content, format) : placeless(content, format)));
  const [before, after] = understood(() => [pictureOf(content, format), pictureOf(made, format)]);
  const isSamePicture = before !== undefined && after !== undefined && isSame(before, after);
  if (!isSamePicture) throw new ToolError('unsupported', OTHER);
  return { content: made, format, type: mediaTypes[format], isSamePicture };
}

function placeless(content: Uint8Array, format: ImageFormat): Uint8Array {
  return format === 'bmp' || format === 'ico' ? new Uint8Array(content) : withoutPlace(content, format);
}

/** Without all that is not needed to draw it. */
function bare(content: Uint8Array, format: ImageFormat): Uint8Array {
  if (format === 'bmp' || format === 'ico') return new Uint8Array(content);
  if (format === 'heic' || format === 'avif' || format === 'tiff') return emptied(content, format);
  const [exif] = blocksOf(content, format).filter(({ kind }) => kind === 'exif');
  const known = { format, orientation: orientationIn(exif?.bytes) ?? 1, blocks: [] };
  const made = withoutMetadata(content, known);
  if (!made) throw new ToolError('unsupported', OTHER);
  return made;
}

/** What is coded of a picture, with what its drawing depends on: what has to be the same afterwards. */
function pictureOf(content: Uint8Array, format: ImageFormat): Uint8Array[] | undefined {
  const block = format === 'tiff' ? tiffBlock(content) : undefined;
  return block ? pictureParts(block) : [bare(content, format)];
}

function isSame(before: readonly Uint8Array[], after: readonly Uint8Array[]): boolean {
  return before.length === after.length && before.every((part, at) => sameBytes(part, after[at]));
}

function sameBytes(one: Uint8Array, other: Uint8Array | undefined): boolean {
  if (one.length !== other?.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

/** The library reads XMP in some formats only, but of a JPEG always, which may be as short as this. */
async function moreOf(entries: readonly MetadataEntry[], blocks: readonly Block[]): Promise<MetadataEntry[]> {
  const xmp = blocks.find(({ kind }) => kind === 'xmp')?.bytes;
  const body = xmp && joined([fromLatin('http://ns.adobe.com/xap/1.0/\0'), xmp]);
  const length = (body?.length ?? 0) + 2;
  if (!body || length > 0xffff || entries.some(({ group }) => group === 'XMP')) return [];
  const head = Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255);
  return (await readMetadata(joined([head, body, Uint8Array.of(0xff, 0xd9)]))).entries;
}

/** Degrees and minutes with their side (XMP specification, part 2, 1.2.7.4), or a number. */
const POINT = /^(\d{1,3}),(\d{1,2}(?:\.\d{1,12})?)(?:,(\d{1,2}(?:\.\d{1,12})?))?([NSEW])$/;
const WITH_SIDE = /^(\d{1,3}(?:\.\d{1,20})?)([NSEW])$/;

function placeInXmp(entries: readonly MetadataEntry[]): PictureMetadata['place'] {
  const [latitude, longitude] = [/^gps ?latitude$/i, /^gps ?long?t?itude$/i].map((name) => {
    const found = entries.find((each) => each.group === 'XMP' && name.test(each.name));
    return found && degrees(found.value);
  });
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function degrees(text: string): number | undefined {
  const [, whole, minutes, seconds = '0', side] = POINT.exec(text) ?? [];
  const [, plain, plainSide] = WITH_SIDE.exec(text) ?? [];
  const parts = whole ? Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600 : undefined;
  const value = parts ?? (text.trim() === '' ? Number.NaN : Number(plain ?? text));
  if (!Number.isFinite(value) || Math.abs(value) > 180) return undefined;
  return ['S', 'W'].includes(side ?? plainSide ?? '') ? -value : value;
}

/** As far as the file is whole: one that is cut short says something, too. */
function blocksOf(content: Uint8Array, format: ImageFormat): Block[] {
  return understood(() => metadataBlocks(content, format));
}

function tiffs(blocks: readonly Block[]) {
  return blocks
    .flatMap(({ kind, bytes }) => (kind === 'exif' ? [tiffBlock(bytes)] : []))
    .filter((each) => each !== undefined);
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
