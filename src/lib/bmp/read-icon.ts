import { type BmpHeader, readDibHeader } from './bmp-header.ts';
import { type DecodedBmp, decodeBmp, makeOpaque, rowLength } from './decode-bmp.ts';

/** The largest picture of an icon: a PNG file of its own, or a bitmap with a mask behind it. */
type IconPicture = { kind: 'png'; bytes: Uint8Array } | { kind: 'bitmap'; bytes: Uint8Array; header: BmpHeader };

const DIRECTORY = 6;
const ENTRY = 16;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

interface Entry {
  area: number;
  bits: number;
  picture: IconPicture;
}

/**
 * The largest picture of an ICO or CUR file, the one with most colours among equals. Sizes are those of the pictures themselves,
 * because a directory cannot say more than 256.
 *
 * @throws RangeError when an entry points outside the file or into the directory, or when there is none.
 */
export function largestInIcon(bytes: Uint8Array): IconPicture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint16(4, true);
  const directoryEnd = DIRECTORY + count * ENTRY;
  const entries: Entry[] = [];
  for (let at = DIRECTORY; at < directoryEnd; at += ENTRY) {
    const [length, start] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)];
    if (start < directoryEnd || start >= bytes.length || length === 0) {
      throw new RangeError('An entry of the icon points to where no picture can be.');
    }
    // Lengths are often wrong, so that a bitmap may reach to the end of the file; it knows its own size.
    entries.push(entryOf(bytes.subarray(start), length));
  }
  const [best] = entries.sort((one, other) => other.area - one.area || other.bits - one.bits);
  if (!best) throw new RangeError('The icon holds no picture.');
  return best.picture;
}

function entryOf(bytes: Uint8Array, length: number): Entry {
  if (PNG.every((byte, at) => bytes[at] === byte)) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const area = view.getUint32(16) * view.getUint32(20);
    return { area, bits: 32, picture: { kind: 'png', bytes: bytes.subarray(0, length) } };
  }
  const doubled = readDibHeader(bytes, { at: 0 });
  // The height counts the mask as well.
  const header = { ...doubled, height: Math.floor(doubled.height / 2) };
  if (header.height === 0) throw new RangeError('The icon has no rows.');
  return { area: header.width * header.height, bits: header.bits, picture: { kind: 'bitmap', bytes, header } };
}

/**
 * The pixels of an icon's bitmap, transparent where its mask says so; 32 bits hold their own opacity.
 *
 * @throws RangeError when it is cut short. A mask that is missing altogether hides nothing.
 */
export function decodeIconBitmap(bytes: Uint8Array, header: BmpHeader): DecodedBmp {
  const isDeep = header.bits === 32;
  const masks = [0xff0000, 0xff00, 0xff, 0xff000000] as const;
  const asked = isDeep && header.compression === 'none' ? { ...header, masks } : header;
  const decoded = decodeBmp(bytes, asked);
  if (isDeep && decoded.data.some((value, at) => at % 4 === 3 && value !== 255)) return decoded;
  makeOpaque(decoded.data);
  applyMask(decoded, { bytes, header });
  return decoded;
}

function applyMask({ data, width, height }: DecodedBmp, { bytes, header }: { bytes: Uint8Array; header: BmpHeader }) {
  const row = rowLength(width, 1);
  const start = header.pixelsAt + rowLength(width, header.bits) * height;
  if (header.compression !== 'none' || start + row * height > bytes.length) return;
  for (let y = 0; y < height; y += 1) {
    const from = start + (header.isTopDown ? y : height - 1 - y) * row;
    for (let x = 0; x < width; x += 1) {
      const isHidden = (((bytes[from + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 1;
      if (isHidden) data[(y * width + x) * 4 + 3] = 0;
    }
  }
}
