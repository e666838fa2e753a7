import { joined } from '#lib/joined-bytes';
import { fromLatin, latin, viewOf } from './bytes.ts';
import { orientationBlock } from './orientation.ts';

/** Markers of ITU-T T.81, table B.1. */
export const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;

interface Segment {
  marker: number;
  /** Marker, length and data; of a scan, with what is coded behind it. */
  bytes: Uint8Array;
  /** Behind it. */
  end: number;
}

/** The segments behind the first marker, up to the end of the picture or the first that is broken. */
export function* jpegSegments(content: Uint8Array, start = 0): Generator<Segment> {
  const view = viewOf(content);
  let at = start + 2;
  while (at + 2 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker !== EOI && at + 4 > content.length) return;
    const end = marker === EOI ? at + 2 : marker === SOS ? endOfScan(content, at) : at + 2 + view.getUint16(at + 2);
    if (end > content.length) return;
    yield { marker, bytes: content.subarray(at, end), end };
    if (marker === EOI) return;
    at = end;
  }
}

/** Keeps what decoding needs: tables, frames, scans, JFIF, colour profile and Adobe's colour transform. Ends at the first EOI. */
export function stripJpeg(content: Uint8Array, orientation: number): Uint8Array | undefined {
  const parts = [content.subarray(0, 2)];
  if (orientation > 1) parts.push(exifSegment(orientation));
  for (const { marker, bytes } of jpegSegments(content)) {
    if (marker === EOI) return joined([...parts, bytes]);
    if (isNeeded(marker, bytes)) parts.push(bytes);
  }
  return undefined;
}

function isNeeded(marker: number, segment: Uint8Array): boolean {
  if (marker === COMMENT) return false;
  if (!isApplication(marker)) return true;
  const name = latin(segment, 4, 16);
  // A JFIF header may carry a thumbnail, which would show what was cropped away.
  if (name.startsWith('JFIF\0')) return segment[16] === 0 && segment[17] === 0;
  return name.startsWith('ICC_PROFILE\0') || name.startsWith('Adobe');
}

/** Where the marker after the entropy-coded data is. */
function endOfScan(content: Uint8Array, start: number): number {
  let at = start + 2 + viewOf(content).getUint16(start + 2);
  for (;;) {
    at = content.indexOf(0xff, at);
    if (at === -1) return Number.POSITIVE_INFINITY;
    const next = content[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
    at += next === 0xff ? 1 : 2;
  }
}

/** A segment that says how a picture lies, and nothing else. */
export function exifSegment(orientation: number): Uint8Array {
  const block = joined([fromLatin(`Exif\0\0`), orientationBlock(orientation)]);
  return joined([Uint8Array.of(0xff, 0xe1, 0, block.length + 2), block]);
}
