/** How pixels are stored. RLE24 is OS/2's; `jpeg` and `png` hold a whole file of that kind. */
type BmpCompression = 'none' | 'rle8' | 'rle4' | 'rle24' | 'bitfields' | 'jpeg' | 'png';

export interface BmpHeader {
  /** Pixels. */
  width: number;
  height: number;
  isTopDown: boolean;
  bits: 1 | 2 | 4 | 8 | 16 | 24 | 32 | 64;
  compression: BmpCompression;
  /** Which bits of a pixel hold red, green, blue and opacity, for 16 and 32 bits. */
  masks: readonly [red: number, green: number, blue: number, alpha: number];
  /** Blue, green, red of each colour, as they are in the file. */
  palette: { at: number; colours: number; bytesEach: 3 | 4 };
  /** Where pixels begin. */
  pixelsAt: number;
  /** Length of the pixels as the file says, 0 where it does not. */
  pixelBytes: number;
}

const FILE_HEADER = 14;
const OS2_V1 = 12;
const WINDOWS = 40;
const OS2_V2 = 64;
const [RGB555, RGB888] = [
  [0x7c00, 0x3e0, 0x1f, 0],
  [0xff0000, 0xff00, 0xff, 0],
] as const;

/**
 * The header of a BMP file in any of its versions: OS/2 1 and 2, Windows 3 (also with masks), 4 and 5. Sizes that the file says
 * about itself are not believed; nothing is allocated.
 *
 * @throws RangeError when it is cut short or says what cannot be.
 */
export function readBmpHeader(bytes: Uint8Array): BmpHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readDibHeader(bytes, { at: FILE_HEADER, pixelsAt: view.getUint32(10, true) });
}

/**
 * The header without the file header, as it is in icons.
 *
 * @param pixelsAt where pixels begin; right behind the palette by default.
 * @throws RangeError as `readBmpHeader`.
 */
export function readDibHeader(bytes: Uint8Array, { at, pixelsAt }: { at: number; pixelsAt?: number }): BmpHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(at, true);
  const isKnown = length === OS2_V1 || (length >= 16 && length <= OS2_V2) || length === 108 || length === 124;
  if (!isKnown) throw new RangeError(`A header of ${length} bytes is of no known version.`);
  // OS/2 lets a header end anywhere; what is beyond counts as zero.
  const field = (offset: number) => (offset + 4 <= length ? view.getUint32(at + offset, true) : 0);
  const isOs2 = length === OS2_V1;
  const width = isOs2 ? view.getUint16(at + 4, true) : view.getInt32(at + 4, true);
  const tall = isOs2 ? view.getUint16(at + 6, true) : view.getInt32(at + 8, true);
  if (width <= 0 || tall === 0) throw new RangeError(`There is no picture of ${width} x ${tall} pixels.`);
  const compression = compressionOf(isOs2 ? 0 : field(16), length);
  const bits = bitsOf(view.getUint16(at + (isOs2 ? 10 : 14), true), compression);
  const masksBehind = compression === 'bitfields' && length === WINDOWS ? masksLength(field(16)) : 0;
  const paletteAt = at + length + masksBehind;
  const bytesEach = isOs2 ? 3 : 4;
  const most = bits <= 8 ? 2 ** bits : 0;
  const said = Math.min(field(32) || most, most);
  const start =
    pixelsAt !== undefined && pixelsAt >= paletteAt ? pixelsAt : paletteAt + (field(32) || most) * bytesEach;
  return {
    ...{ width, height: Math.abs(tall), isTopDown: tall < 0, bits, compression },
    masks: masksOf(view, { at: at + WINDOWS, bits, compression, length: length + masksBehind }),
    palette: { at: paletteAt, colours: Math.min(said, Math.floor((start - paletteAt) / bytesEach)), bytesEach },
    pixelsAt: start,
    pixelBytes: field(20),
  };
}

function compressionOf(code: number, length: number): BmpCompression {
  const known: readonly BmpCompression[] =
    length === OS2_V2 ? ['none', 'rle8', 'rle4'] : ['none', 'rle8', 'rle4', 'bitfields', 'jpeg', 'png', 'bitfields'];
  const compression = length === OS2_V2 && code === 4 ? 'rle24' : known[code];
  if (compression === undefined) throw new RangeError(`Compression ${code} is not known.`);
  return compression;
}

function bitsOf(bits: number, compression: BmpCompression): BmpHeader['bits'] {
  const fitting: Record<BmpCompression, readonly BmpHeader['bits'][]> = {
    none: [1, 2, 4, 8, 16, 24, 32, 64],
    rle8: [8],
    rle4: [4],
    rle24: [24],
    bitfields: [16, 32],
    jpeg: [],
    png: [],
  };
  if (compression === 'jpeg' || compression === 'png') return 24;
  const found = fitting[compression].find((each) => each === bits);
  if (found === undefined) throw new RangeError(`${bits} bits a pixel do not go with this compression.`);
  return found;
}

/** Code 6 has a mask for opacity as well. */
function masksLength(code: number): number {
  return code === 6 ? 16 : 12;
}

interface MasksPlace {
  at: number;
  bits: number;
  compression: BmpCompression;
  /** Of the header and the masks behind it. */
  length: number;
}

function masksOf(view: DataView, { at, bits, compression, length }: MasksPlace): BmpHeader['masks'] {
  if (compression !== 'bitfields') return bits === 16 ? RGB555 : RGB888;
  const mask = (index: number) => (WINDOWS + index * 4 + 4 <= length ? view.getUint32(at + index * 4, true) : 0);
  const masks = [mask(0), mask(1), mask(2), mask(3)] as const;
  if (masks[0] === 0 && masks[1] === 0 && masks[2] === 0) throw new RangeError('The colour masks are all empty.');
  return masks;
}
