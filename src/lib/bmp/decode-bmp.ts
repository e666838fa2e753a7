import { type BmpHeader, readBmpHeader } from './bmp-header.ts';
import { unpackRuns } from './bmp-runs.ts';

export interface DecodedBmp {
  /** Pixels. */
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel, top row first; colours are not multiplied by opacity. */
  data: Uint8Array;
}

/**
 * The pixels of a BMP whose header was judged before; a file that holds a JPEG or PNG is not for here (`embeddedIn`).
 *
 * @throws RangeError when more is missing than the padding behind the last row.
 */
export function decodeBmp(bytes: Uint8Array, header: BmpHeader = readBmpHeader(bytes)): DecodedBmp {
  const { width, height, compression, bits } = header;
  if (compression === 'jpeg' || compression === 'png') throw new RangeError('The picture is a file of its own.');
  refuseCutShort(bytes, header);
  const data = new Uint8Array(width * height * 4);
  if (compression.startsWith('rle')) paintRuns(data, { bytes, header });
  else if (bits <= 8) paintIndexed(data, { bytes, header });
  else if (bits === 24) paintBytes(data, { bytes, header });
  else if (bits === 64) paintLinear(data, { bytes, header });
  else paintMasked(data, { bytes, header });
  return { width, height, data };
}

/** The JPEG or PNG file that takes the place of pixels. */
export function embeddedIn(bytes: Uint8Array, { pixelsAt, pixelBytes }: BmpHeader): Uint8Array {
  const end = pixelBytes > 0 ? pixelsAt + pixelBytes : bytes.length;
  return bytes.subarray(pixelsAt, end);
}

/** Bytes of a row, which fill up to four. */
export function rowLength(width: number, bits: number): number {
  return Math.ceil((width * bits) / 32) * 4;
}

/** @throws RangeError when there are fewer bytes than the pixels take; how many runs take is known only when they are unpacked. */
export function refuseCutShort(bytes: Uint8Array, { width, height, bits, compression, pixelsAt }: BmpHeader): void {
  const rows = rowLength(width, bits) * (height - 1) + Math.ceil((width * bits) / 8);
  const needed = pixelsAt + (compression.startsWith('rle') ? 1 : rows);
  if (bytes.length < needed) throw new RangeError(`${needed - bytes.length} bytes of the pixels are missing.`);
}

interface Painting {
  bytes: Uint8Array;
  header: BmpHeader;
}

/** Calls `paint` for each row with the place where it begins in the file and in the result. */
function eachRow({ width, height, bits, isTopDown, pixelsAt }: BmpHeader, paint: (from: number, to: number) => void) {
  const length = rowLength(width, bits);
  for (let row = 0; row < height; row += 1) {
    paint(pixelsAt + row * length, (isTopDown ? row : height - 1 - row) * width * 4);
  }
}

/** The palette as 0xRRGGBB. An index beyond it is black. */
function paletteOf(bytes: Uint8Array, { palette }: BmpHeader): Uint32Array {
  const colours = new Uint32Array(256);
  for (let index = 0; index < palette.colours; index += 1) {
    const at = palette.at + index * palette.bytesEach;
    colours[index] = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
  }
  return colours;
}

function paintColour(data: Uint8Array, to: number, colour: number): void {
  data[to] = colour >>> 16;
  data[to + 1] = (colour >>> 8) & 255;
  data[to + 2] = colour & 255;
  data[to + 3] = 255;
}

function paintIndexed(data: Uint8Array, { bytes, header }: Painting): void {
  const colours = paletteOf(bytes, header);
  const { width, bits } = header;
  const [perByte, mask] = [8 / bits, 2 ** bits - 1];
  eachRow(header, (from, to) => {
    for (let x = 0; x < width; x += 1) {
      const byte = bytes[from + Math.floor(x / perByte)] ?? 0;
      const index = (byte >> (8 - bits * ((x % perByte) + 1))) & mask;
      paintColour(data, to + x * 4, colours[index] ?? 0);
    }
  });
}

/** Pixels that the runs skip or never reach stay transparent, as Firefox and Safari show them. */
function paintRuns(data: Uint8Array, { bytes, header }: Painting): void {
  const { width, height, compression, isTopDown } = header;
  const colours = paletteOf(bytes, header);
  unpackRuns(bytes, header, (place, value) => {
    const [row, x] = [Math.floor(place / width), place % width];
    const to = (isTopDown ? row : height - 1 - row) * width + x;
    paintColour(data, to * 4, compression === 'rle24' ? value : (colours[value] ?? 0));
  });
}

function paintBytes(data: Uint8Array, { bytes, header }: Painting): void {
  eachRow(header, (from, to) => {
    let at = from;
    for (let place = to; place < to + header.width * 4; place += 4) {
      data[place] = bytes[at + 2] ?? 0;
      data[place + 1] = bytes[at + 1] ?? 0;
      data[place + 2] = bytes[at] ?? 0;
      data[place + 3] = 255;
      at += 3;
    }
  });
}

interface Channel {
  mask: number;
  shift: number;
  /** From the channel's own range to 0 to 255. */
  scale: number;
}

function channelOf(mask: number): Channel {
  const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask);
  return { mask, shift, scale: mask === 0 ? 0 : 255 / (mask >>> shift) };
}

function paintMasked(data: Uint8Array, { bytes, header }: Painting): void {
  const { width, bits, masks } = header;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const channels = masks.map(channelOf);
  const hasAlpha = masks[3] !== 0;
  const step = bits / 8;
  let mostOpaque = 0;
  eachRow(header, (from, to) => {
    for (let x = 0; x < width; x += 1) {
      const at = from + x * step;
      const pixel = bits === 16 ? view.getUint16(at, true) : view.getUint32(at, true);
      const place = to + x * 4;
      let channel = place;
      for (const { mask, shift, scale } of channels) {
        data[channel] = Math.round(((pixel & mask) >>> shift) * scale);
        channel += 1;
      }
      if (!hasAlpha) data[place + 3] = 255;
      mostOpaque |= data[place + 3] ?? 0;
    }
  });
  // Writers that name a mask for opacity and leave it empty mean an opaque picture.
  if (mostOpaque === 0) makeOpaque(data);
}

export function makeOpaque(data: Uint8Array): void {
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
}

/** Blue, green, red and opacity as fixed-point numbers of linear light, 8192 being 1 (GDI+). */
function paintLinear(data: Uint8Array, { bytes, header }: Painting): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const light = (at: number) => Math.min(1, Math.max(0, view.getInt16(at, true) / 8192));
  eachRow(header, (from, to) => {
    for (let x = 0; x < header.width; x += 1) {
      const [at, place] = [from + x * 8, to + x * 4];
      data[place] = encoded(light(at + 4));
      data[place + 1] = encoded(light(at + 2));
      data[place + 2] = encoded(light(at));
      data[place + 3] = Math.round(light(at + 6) * 255);
    }
  });
}

/** Linear light as an sRGB sample (IEC 61966-2-1). */
function encoded(light: number): number {
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
}
