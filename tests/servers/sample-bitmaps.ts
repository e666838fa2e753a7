/** BMP and ICO files made for tests, in every version that programs write: four corners of different colours. */

/** Red, green, blue and white, row by row; the fourth number is opacity. */
const CORNERS = [
  [255, 0, 0, 255],
  [0, 255, 0, 255],
  [0, 0, 255, 255],
  [255, 255, 255, 255],
] as const;
export const BITMAP_SIZE = { width: 10, height: 6 } as const;

export interface BitmapOptions {
  /** Bytes of the second header. */
  header?: number;
  bits?: number;
  /** The code of the file format. */
  compression?: number;
  /** Red, green, blue and, where there are four, opacity. */
  masks?: readonly number[];
  isTopDown?: boolean;
  /** Instead of the pixels that go with the bits. */
  pixels?: Uint8Array;
  /** Opacity of the red corner. */
  opacity?: number;
  /** Overwrites what the file says, by place. */
  patch?: (file: Buffer) => void;
}

/** A whole file. */
export function bitmap(options: BitmapOptions = {}): Buffer {
  const { header = 40, bits = 24, patch } = options;
  const colours = bits <= 8 ? Math.min(4, 2 ** bits) : 0;
  const masksBehind = header === 40 && options.masks ? options.masks.length * 4 : 0;
  const pixelsAt = 14 + header + masksBehind + colours * (header === 12 ? 3 : 4);
  const pixels = options.pixels ?? packed(options);
  const file = Buffer.alloc(pixelsAt + pixels.length);
  file.write('BM', 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(pixelsAt, 10);
  dibHeader(options, pixels.length).copy(file, 14);
  for (let index = 0; index < colours; index += 1) {
    const [red, green, blue] = colourAt(bits === 1 ? index * 3 : index);
    file.set([blue, green, red], 14 + header + masksBehind + index * (header === 12 ? 3 : 4));
  }
  pixels.forEach((byte, at) => {
    file[pixelsAt + at] = byte;
  });
  patch?.(file);
  return file;
}

function dibHeader(options: BitmapOptions, pixelBytes: number): Buffer {
  const { header = 40, bits = 24, compression = options.masks ? 3 : 0, masks = [], isTopDown = false } = options;
  const { width, height } = BITMAP_SIZE;
  const dib = Buffer.alloc(header + (header === 40 ? masks.length * 4 : 0));
  dib.writeUInt32LE(header, 0);
  if (header === 12) {
    [width, height, 1, bits].forEach((value, index) => {
      dib.writeUInt16LE(value, 4 + index * 2);
    });
    return dib;
  }
  dib.writeInt32LE(width, 4);
  dib.writeInt32LE(isTopDown ? -height : height, 8);
  dib.writeUInt16LE(1, 12);
  dib.writeUInt16LE(bits, 14);
  if (header < 40) return dib;
  dib.writeUInt32LE(compression, 16);
  dib.writeUInt32LE(pixelBytes, 20);
  dib.writeUInt32LE(bits <= 8 ? Math.min(4, 2 ** bits) : 0, 32);
  masks.forEach((mask, index) => {
    dib.writeUInt32LE(mask, 40 + index * 4);
  });
  return dib;
}

function colourAt(index: number): readonly [number, number, number, number] {
  return CORNERS[index] ?? CORNERS[0];
}

/** The corner that a pixel belongs to, seen from the top left: 0 to 3. */
function cornerAt(x: number, y: number): number {
  return (x < BITMAP_SIZE.width / 2 ? 0 : 1) + (y < BITMAP_SIZE.height / 2 ? 0 : 2);
}

function packed({ bits = 24, masks, isTopDown = false, opacity = 255 }: BitmapOptions): Buffer {
  const { width, height } = BITMAP_SIZE;
  const row = Math.ceil((width * bits) / 32) * 4;
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    const start = row * (isTopDown ? y : height - 1 - y);
    for (let x = 0; x < width; x += 1) {
      const corner = cornerAt(x, y);
      const [red, green, blue] = colourAt(corner);
      const alpha = corner === 0 ? opacity : 255;
      if (bits <= 8) {
        const value = bits === 1 ? corner % 2 : corner;
        const at = start + Math.floor((x * bits) / 8);
        pixels[at] = (pixels[at] ?? 0) | (value << (8 - bits - ((x * bits) % 8)));
      } else if (bits === 24) pixels.set([blue, green, red], start + x * 3);
      else if (bits === 64)
        [blue, green, red, alpha].forEach((value, at) => {
          pixels.writeInt16LE(Math.round((value / 255) * 8192), start + x * 8 + at * 2);
        });
      else {
        const fields = masks ?? (bits === 16 ? [0x7c00, 0x3e0, 0x1f] : [0xff0000, 0xff00, 0xff]);
        const value = fields.reduce((sum, mask, at) => sum + field([red, green, blue, alpha][at] ?? 0, mask), 0);
        if (bits === 16) pixels.writeUInt16LE(value, start + x * 2);
        else pixels.writeUInt32LE(value, start + x * 4);
      }
    }
  }
  return pixels;
}

function field(value: number, mask: number): number {
  const lowest = mask === 0 ? 1 : (mask & -mask) >>> 0;
  return Math.round((value / 255) * (mask / lowest)) * lowest;
}

/** The corners as runs of 8 bits: bottom rows first, with a literal run, a short row and an end. */
export function runs8(): Buffer {
  const bottom = [5, 2, 0, 5, 3, 3, 3, 3, 3, 0, 0, 0];
  const top = [5, 0, 5, 1, 0, 0];
  return Buffer.from([...bottom, ...bottom, ...bottom, ...top, ...top, ...top, 0, 1]);
}

/** The same as runs of 4 bits. */
export function runs4(): Buffer {
  const bottom = [5, 0x22, 0, 5, 0x33, 0x33, 0x30, 0, 0, 0];
  const top = [5, 0x00, 5, 0x11, 0, 0];
  return Buffer.from([...bottom, ...bottom, ...bottom, ...top, ...top, ...top, 0, 1]);
}

/** The same as runs of 24 bits, as OS/2 writes them. */
export function runs24(): Buffer {
  const bottom = [5, 255, 0, 0, 5, 255, 255, 255, 0, 0];
  const top = [5, 0, 0, 255, 5, 0, 255, 0, 0, 0];
  return Buffer.from([...bottom, ...bottom, ...bottom, ...top, ...top, ...top, 0, 1]);
}

interface IconEntry {
  content: Uint8Array;
  /** Where the directory says it begins, when that is not where it does. */
  start?: number;
}

/** An icon of pictures that are given as they are in it. */
export function icon(entries: readonly IconEntry[], type: 1 | 2 = 1): Buffer {
  const directory = Buffer.alloc(6 + entries.length * 16);
  directory.writeUInt16LE(type, 2);
  directory.writeUInt16LE(entries.length, 4);
  let start = directory.length;
  entries.forEach((entry, index) => {
    directory.writeUInt32LE(entry.content.length, 6 + index * 16 + 8);
    directory.writeUInt32LE(entry.start ?? start, 6 + index * 16 + 12);
    start += entry.content.length;
  });
  return Buffer.concat([directory, ...entries.map(({ content }) => content)]);
}

/** A bitmap as icons hold it: without a file header, twice as high, with a mask that hides the white corner. */
export function iconBitmap(options: BitmapOptions = {}): Buffer {
  const { width, height } = BITMAP_SIZE;
  const whole = bitmap(options).subarray(14);
  const dib = Buffer.from(whole);
  dib.writeInt32LE(height * 2, 8);
  const mask = Buffer.alloc(4 * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (height - 1 - y) + (x >> 3);
      if (cornerAt(x, y) === 3) mask[at] = (mask[at] ?? 0) | (128 >> (x & 7));
    }
  }
  return Buffer.concat([dib, mask]);
}
