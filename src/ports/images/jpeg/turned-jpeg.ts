import { joined } from '#lib/joined-bytes';
import { fromLatin, latin, viewOf } from '../metadata/bytes.ts';
import { orientationIn, uprightExif, withoutPreview } from '../metadata/exif.ts';
import { exifSegment, stripJpeg } from '../metadata/jpeg.ts';
import { lyingOf, orientationFor, type Turn } from '../turn.ts';
import { type CodedJpeg, unitOf } from './coefficients.ts';
import { readCodedJpeg } from './read-jpeg.ts';
import { turnedBlocks } from './turn-blocks.ts';
import { writeCodedJpeg } from './write-jpeg.ts';

interface Asked {
  turn: Turn;
  keepMetadata: boolean;
}

interface MovedBlocks {
  content: Uint8Array;
  width: number;
  height: number;
  trimmed: { left: number; top: number };
}

/** Why blocks stay where they are: the pixels of one unit, where the picture is no whole number of them. */
interface Unmoved {
  block?: { width: number; height: number };
}

/** A JPEG with its blocks moved, of which nothing is encoded again. */
export function movedJpeg(
  content: Uint8Array,
  { turn, keepMetadata, mayTrim }: Asked & { mayTrim: boolean },
): MovedBlocks | Unmoved {
  let source: CodedJpeg;
  try {
    source = readCodedJpeg(content);
  } catch (error) {
    // Kinds that are rarely met, and broken ones, which the decoder then refuses.
    if (error instanceof RangeError) return {};
    throw error;
  }
  const unit = unitOf(source.components);
  const block = { width: 8 * unit.h, height: 8 * unit.v };
  if (!mayTrim && isUneven(source, turn)) return { block };
  const { swaps } = lyingOf(turn);
  const made = turnedBlocks(source, turn);
  if (!made) return { block };
  const { jpeg, trimmed } = made;
  const segments = jpeg.segments.map((segment) => uprightSegment(segment, swaps));
  const written = writeCodedJpeg({ ...jpeg, segments });
  const { width, height } = jpeg;
  return { content: keepMetadata ? written : (stripJpeg(written, 1) ?? written), width, height, trimmed };
}

/** Whether an edge that is read backwards ends within a unit. */
function isUneven({ width, height, components }: CodedJpeg, turn: Turn): boolean {
  const { swaps, mirrorX, mirrorY } = lyingOf(turn);
  const unit = unitOf(components);
  const [restAcross, restDown] = [width % (8 * unit.h), height % (8 * unit.v)];
  const [left, top] = swaps ? [restDown, restAcross] : [restAcross, restDown];
  return (mirrorX && left > 0) || (mirrorY && top > 0);
}

const [EXIF, XMP, JFIF] = ['Exif\0\0', 'http://ns.adobe.com/xap/1.0/\0', 'JFIF\0'];
/** Where a segment's own data begins: behind its marker and length. */
const BODY = 4;

const startsWith = (segment: Uint8Array, name: string) => latin(segment, BODY, BODY + name.length) === name;

/** What a segment says of how the picture lies, made true again. */
function uprightSegment(segment: Uint8Array, swaps: boolean): Uint8Array {
  if (startsWith(segment, EXIF)) {
    const start = BODY + EXIF.length;
    return joined([segment.subarray(0, start), withoutPreview(uprightExif(segment.subarray(start)))]);
  }
  if (startsWith(segment, XMP)) return xmpSaying(segment, 1);
  if (!swaps || !startsWith(segment, JFIF)) return segment;
  // Dots an inch, across and down.
  const copy = Uint8Array.from(segment);
  copy.set(segment.subarray(14, 16), 12);
  copy.set(segment.subarray(12, 14), 14);
  return copy;
}

function xmpSaying(segment: Uint8Array, orientation: number): Uint8Array {
  const copy = Uint8Array.from(segment);
  const name = fromLatin('tiff:Orientation');
  for (let at = copy.indexOf(name[0] ?? 0); at >= 0; at = copy.indexOf(name[0] ?? 0, at + 1)) {
    if (!name.every((byte, offset) => copy[at + offset] === byte)) continue;
    // As an attribute or as an element.
    const value = at + name.length + (copy[at + name.length] === 0x3e ? 1 : 2);
    const digit = copy[value] ?? 0;
    if (digit >= 0x31 && digit <= 0x38) copy[value] = 0x30 + orientation;
  }
  return copy;
}

/** A JPEG that says how it lies, with every byte of its picture as it was. */
export function taggedJpeg(content: Uint8Array, { turn, keepMetadata }: Asked): Uint8Array | undefined {
  const orientation = orientationFor(turn);
  if (!keepMetadata) return stripJpeg(content, orientation);
  const view = viewOf(content);
  const parts = [content.subarray(0, 2)];
  let isSaid = false;
  let at = 2;
  while (at + 4 <= content.length && content[at] === 0xff && content[at + 1] !== 0xda) {
    const end = at + 2 + view.getUint16(at + 2);
    const segment = content.subarray(at, end);
    const start = BODY + EXIF.length;
    if (startsWith(segment, EXIF) && orientationIn(segment.subarray(start)) !== undefined) {
      parts.push(segment.subarray(0, start), uprightExif(segment.subarray(start), orientation));
      isSaid = true;
    } else parts.push(startsWith(segment, XMP) ? xmpSaying(segment, orientation) : segment);
    at = end;
  }
  const said = isSaid || orientation === 1 ? [] : [exifSegment(orientation)];
  return joined([...parts.slice(0, 1), ...said, ...parts.slice(1), content.subarray(at)]);
}
