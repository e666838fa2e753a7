import { unzlibSync, zlibSync } from 'fflate';
import { joined } from '#lib/joined-bytes';
import { plainRows, type RowShape } from './rows.ts';

/** Pixels with a filter byte before each row, packed: as PNG has them, and PDF takes them. */
interface Plane {
  /** Values of a pixel, and bits of a value. */
  parts: number;
  depth: number;
  /** Three bytes a colour. */
  palette?: Uint8Array;
  data: Uint8Array;
}

interface ReadPng {
  width: number;
  height: number;
  colour: Plane;
  alpha?: Plane;
}

const HEADER = 8;
/** Values of a pixel by the type of colour (PNG, third edition, 11.2.1). */
const PARTS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * A PNG that is not interlaced and has whole bytes where it is transparent, as the port for pictures writes it.
 *
 * @throws RangeError for what is no such file.
 */
export function readPng(content: Uint8Array): ReadPng {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const chunks = new Map<string, Uint8Array[]>();
  for (let at = HEADER; at + 12 <= content.length; ) {
    const length = view.getUint32(at);
    const name = new TextDecoder('latin1').decode(content.subarray(at + 4, at + 8));
    chunks.set(name, [...(chunks.get(name) ?? []), content.subarray(at + 8, at + 8 + length)]);
    at += 12 + length;
  }
  const [head] = chunks.get('IHDR') ?? [];
  const type = head?.[9] ?? -1;
  const parts = PARTS[type];
  if (!head || parts === undefined || head[12] !== 0) throw new RangeError('A PNG of another kind');
  const sizes = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const [width, height, depth] = [sizes.getUint32(0), sizes.getUint32(4), head[8] ?? 8];
  const data = joined(chunks.get('IDAT') ?? []);
  const [palette] = chunks.get('PLTE') ?? [];
  const [transparent] = chunks.get('tRNS') ?? [];
  const size = { width, height };
  if (type === 3 && palette) {
    const colour = { parts: 1, depth, palette, data };
    return transparent
      ? { ...size, colour, alpha: alphaByPalette(data, { ...size, depth, transparent }) }
      : { ...size, colour };
  }
  if (type === 4 || type === 6) return { ...size, ...parted(data, { ...size, depth, parts }) };
  return { ...size, colour: { parts, depth, data } };
}

interface Shape {
  width: number;
  height: number;
  depth: number;
}

/** Colours and transparency apart: a PDF has two pictures for that. */
function parted(data: Uint8Array, { width, height, depth, parts }: Shape & { parts: number }) {
  const bytes = depth / 8;
  const rows = unfiltered(data, { rowBytes: width * parts * bytes, height, step: parts * bytes });
  const colours = parts - 1;
  const colour = new Uint8Array(height * (1 + width * colours * bytes));
  const alpha = new Uint8Array(height * (1 + width));
  for (let y = 0; y < height; y += 1) {
    let [from, toColour, toAlpha] = [
      y * width * parts * bytes,
      y * (1 + width * colours * bytes) + 1,
      y * (1 + width) + 1,
    ];
    for (let x = 0; x < width; x += 1) {
      for (let each = 0; each < colours * bytes; each += 1) colour[toColour++] = rows[from++] ?? 0;
      alpha[toAlpha++] = rows[from] ?? 0;
      from += bytes;
    }
  }
  return {
    colour: { parts: colours, depth, data: zlibSync(colour) },
    alpha: { parts: 1, depth: 8, data: zlibSync(alpha) },
  };
}

function alphaByPalette(data: Uint8Array, { width, height, depth, transparent }: Shape & { transparent: Uint8Array }) {
  const rowBytes = Math.ceil((width * depth) / 8);
  const rows = unfiltered(data, { rowBytes, height, step: 1 });
  const alpha = new Uint8Array(height * (1 + width));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = x * depth;
      const byte = rows[y * rowBytes + (bit >> 3)] ?? 0;
      const place = (byte >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
      alpha[y * (1 + width) + 1 + x] = transparent[place] ?? 255;
    }
  }
  return { parts: 1, depth: 8, data: zlibSync(alpha) };
}

/** Rows without their filters, of what is packed. */
function unfiltered(data: Uint8Array, shape: RowShape) {
  const out = new Uint8Array(shape.height * (shape.rowBytes + 1));
  return plainRows(unzlibSync(data, { out }), shape);
}
