import { openPicture, type Picture } from './engine.ts';
import { structuralSimilarity } from './likeness.ts';
import type { PixelData } from './pixel-data.ts';
import { decoded } from './refusals.ts';

/** Pixels a side of the parts that are looked at; JPEG's blocks of 16 do not straddle two of them. */
const PART = 128;
/** Parts at most: a larger picture is judged by these, which lie evenly all over it. */
const MOST_PARTS = 24;
/** Pixels a side in which closeness is measured before the worst are weighed. */
const FIELD = 64;
/** The eye goes where the flaw is: this share of the fields, the worst, speaks for the picture. */
const WORST = 0.25;

/** Parts of a picture at full size, side by side, to try encoders on. */
export interface Look {
  /** Without transparency: on white. */
  parts: PixelData;
  open(): Picture;
  /** How close an encoded look is to this one, 0 to 1; of colour alone and of all. */
  closeness(content: Uint8Array): Promise<{ all: number; colour: number }>;
}

/** @param timeout milliseconds that decoding a look may take. */
export function lookOf(picture: PixelData, timeout: number): Look {
  const parts = partsOf(picture);
  const { width, height, channels } = parts;
  const open = () => openPicture(parts.data, { raw: { width, height, channels } });
  const seen = planesOf(parts);
  return {
    parts,
    open,
    async closeness(content) {
      const raw = openPicture(content).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const { data, info } = await decoded(raw, timeout);
      return closenessOf(seen, planesOf({ data, ...info }));
    },
  };
}

function partsOf(picture: PixelData): PixelData {
  const { width, height } = picture;
  const [columns, rows] = [Math.ceil(width / PART), Math.ceil(height / PART)];
  if (columns * rows <= MOST_PARTS) return onWhite(picture, [{ x: 0, y: 0 }], { width, height });
  const across = Math.max(1, Math.min(columns, Math.round(Math.sqrt((MOST_PARTS * width) / height)), MOST_PARTS));
  const down = Math.max(1, Math.min(rows, Math.floor(MOST_PARTS / across)));
  const [wide, high] = [Math.min(PART, width), Math.min(PART, height)];
  const spread = (at: number, of: number, room: number) => Math.round(((at + 0.5) / of) * room);
  const places = Array.from({ length: across * down }, (_, at) => ({
    x: spread(at % across, across, width - wide),
    y: spread(Math.floor(at / across), down, height - high),
  }));
  return onWhite(picture, places, { width: wide, height: high });
}

/** Parts of one size below each other, as RGB. */
function onWhite(
  { data, width, channels }: PixelData,
  places: readonly { x: number; y: number }[],
  part: { width: number; height: number },
): PixelData {
  const made = new Uint8Array(places.length * part.width * part.height * 3);
  const isGrey = channels < 3;
  let to = 0;
  for (const { x, y } of places) {
    for (let row = y; row < y + part.height; row += 1) {
      for (
        let from = (row * width + x) * channels;
        from < (row * width + x + part.width) * channels;
        from += channels
      ) {
        const opacity = channels % 2 === 0 ? (data[from + channels - 1] ?? 255) / 255 : 1;
        for (let colour = 0; colour < 3; colour += 1) {
          const value = data[from + (isGrey ? 0 : colour)] ?? 0;
          made[to] = Math.round(value * opacity + 255 * (1 - opacity));
          to += 1;
        }
      }
    }
  }
  return { data: made, width: part.width, height: part.height * places.length, channels: 3 };
}

interface Planes {
  width: number;
  height: number;
  luma: Uint8Array;
  /** All three at half the size of the picture. */
  half: { width: number; height: number; luma: Uint8Array; blue: Uint8Array; red: Uint8Array };
}

function planesOf({ data, width, height, channels }: PixelData): Planes {
  const luma = new Uint8Array(width * height);
  const [blue, red] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  for (let at = 0; at < luma.length; at += 1) {
    const from = at * channels;
    const r = data[from] ?? 0;
    const g = channels < 3 ? r : (data[from + 1] ?? 0);
    const b = channels < 3 ? r : (data[from + 2] ?? 0);
    luma[at] = Math.round(0.299 * r + 0.587 * g + 0.114 * b);
    blue[at] = Math.round(128 - 0.1687 * r - 0.3313 * g + 0.5 * b);
    red[at] = Math.round(128 + 0.5 * r - 0.4187 * g - 0.0813 * b);
  }
  const size = { width, height };
  const half = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) };
  const [l, b, r] = [halved(luma, size), halved(blue, size), halved(red, size)];
  return { width, height, luma, half: { ...half, luma: l, blue: b, red: r } };
}

function halved(plane: Uint8Array, { width, height }: { width: number; height: number }): Uint8Array {
  const [across, down] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const [right, below] = [width > 1 ? 1 : 0, height > 1 ? width : 0];
  const made = new Uint8Array(across * down);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const at = 2 * (y * width + x);
      const sum = (plane[at] ?? 0) + (plane[at + right] ?? 0) + (plane[at + below] ?? 0);
      made[y * across + x] = (sum + (plane[at + right + below] ?? 0) + 2) >> 2;
    }
  }
  return made;
}

function closenessOf(one: Planes, other: Planes): { all: number; colour: number } {
  const all: number[] = [];
  const colours: number[] = [];
  for (let y = 0; y === 0 || y + FIELD <= one.height; y += FIELD) {
    for (let x = 0; x === 0 || x + FIELD <= one.width; x += FIELD) {
      const luma = similarity(one.luma, other.luma, { ...one, x, y, side: FIELD });
      const field = { width: one.half.width, height: one.half.height, x: x >> 1, y: y >> 1, side: FIELD >> 1 };
      const [coarse, blue, red] = (['luma', 'blue', 'red'] as const).map((plane) =>
        similarity(one.half[plane], other.half[plane], field),
      );
      const colour = ((blue ?? 0) + (red ?? 0)) / 2;
      colours.push(colour);
      all.push(0.5 * luma + 0.25 * (coarse ?? 0) + 0.25 * colour);
    }
  }
  return { all: meanOfWorst(all), colour: meanOfWorst(colours) };
}

interface Field {
  width: number;
  height: number;
  x: number;
  y: number;
  side: number;
}

function similarity(one: Uint8Array, other: Uint8Array, { width, height, x, y, side }: Field): number {
  const size = { width: Math.min(side, width - x), height: Math.min(side, height - y) };
  const cut = (plane: Uint8Array) => {
    const made = new Uint8Array(size.width * size.height);
    for (let row = 0; row < size.height; row += 1) {
      const from = (y + row) * width + x;
      made.set(plane.subarray(from, from + size.width), row * size.width);
    }
    return made;
  };
  return structuralSimilarity(cut(one), cut(other), size);
}

function meanOfWorst(values: readonly number[]): number {
  const worst = values.toSorted((a, b) => a - b).slice(0, Math.max(1, Math.ceil(values.length * WORST)));
  return worst.reduce((sum, value) => sum + value, 0) / worst.length;
}
