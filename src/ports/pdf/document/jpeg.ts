import { joined } from '#lib/joined-bytes';
import type { CodedJpeg, Scan } from '#ports/images/jpeg/coefficients';
import { readCodedJpeg } from '#ports/images/jpeg/read-jpeg';
import { writeCodedJpeg } from '#ports/images/jpeg/write-jpeg';
import { EOI, jpegSegments } from '#ports/images/metadata/jpeg';

const [FIRST_APPLICATION, ADOBE, LAST_APPLICATION, COMMENT] = [0xe0, 0xee, 0xef, 0xfe];

/** What decoding needs. How a picture lies, and which colours it has, a PDF says itself and reads nowhere else. */
function isNeeded(segment: Uint8Array): boolean {
  const [, marker = 0] = segment;
  if (marker === COMMENT) return false;
  if (marker < FIRST_APPLICATION || marker > LAST_APPLICATION) return true;
  const name = String.fromCharCode(...segment.subarray(4, 9));
  return (
    (marker === ADOBE && name === 'Adobe') ||
    (marker === FIRST_APPLICATION && name === 'JFIF\0' && segment.length <= 18)
  );
}

/** A JPEG without what no reader of a PDF looks at; as it is where it has no end. */
export function bareJpeg(jpeg: Uint8Array): Uint8Array {
  const parts = [jpeg.subarray(0, 2)];
  for (const { marker, bytes } of jpegSegments(jpeg)) {
    if (isNeeded(bytes)) parts.push(bytes);
    if (marker === EOI) return joined(parts);
  }
  return jpeg;
}

/** The same picture, none of whose coefficients is another, in the codes that are best for it, and in the scans that are; nothing where it is of a rare kind or broken. */
export function shorterJpeg(jpeg: Uint8Array): Uint8Array | undefined {
  try {
    const read = readCodedJpeg(jpeg);
    const coded = { ...read, segments: read.segments.filter(isNeeded) };
    const ways = [
      coded,
      ...(canBeProgressive(coded) ? [{ ...coded, isProgressive: true, scans: scansFor(coded) }] : []),
    ];
    const [first, second] = ways.map(writeCodedJpeg);
    return first && second && second.length < first.length ? second : first;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Ten blocks a unit at most (ITU-T T.81, B.2.3). */
function canBeProgressive({ components, isProgressive }: CodedJpeg): boolean {
  const blocks = components.reduce((sum, { h, v }) => sum + h * v, 0);
  return !isProgressive && (components.length === 1 || (components.length === 3 && blocks <= 10));
}

/** The scans of libjpeg's own choice: first what matters most, in few bits. */
function scansFor({ components }: CodedJpeg): Scan[] {
  const all = [...components.keys()];
  const dc = (before: number, bit: number): Scan => ({ members: all, first: 0, last: 0, before, bit });
  const ac = (member: number, [first, last]: readonly [number, number], before: number, bit: number): Scan => ({
    ...{ members: [member], first, last, before, bit },
  });
  const colours = all.slice(1).toReversed();
  return [
    dc(0, 1),
    ac(0, [1, 5], 0, 2),
    ...colours.map((member) => ac(member, [1, 63], 0, 1)),
    ac(0, [6, 63], 0, 2),
    ac(0, [1, 63], 2, 1),
    dc(1, 0),
    ...colours.map((member) => ac(member, [1, 63], 1, 0)),
    ac(0, [1, 63], 1, 0),
  ];
}
