import { type Strip, type Turn, turnedStrip } from '../turn.ts';

/** A picture decoded: RGBA of sRGB, frame below frame. */
export interface Raster extends Strip {
  /** Whether anything may be transparent. */
  hasAlpha: boolean;
  /** Whether it is written as grey; its red, green and blue are equal then. */
  isGrey: boolean;
  /** Whether it is whole, as a JPEG was decoded. */
  isWholeJpeg?: boolean;
}

/** From one to four channels of a sample each. */
export function unpacked(from: Uint8Array, channels: number): Uint8Array {
  if (channels === 4) return from;
  const pixels = from.length / channels;
  const data = new Uint8Array(pixels * 4);
  const [isGrey, hasAlpha] = [channels < 3, channels === 2];
  for (let at = 0, to = 0; to < data.length; at += channels, to += 4) {
    const first = from[at] ?? 0;
    data[to] = first;
    data[to + 1] = isGrey ? first : (from[at + 1] ?? 0);
    data[to + 2] = isGrey ? first : (from[at + 2] ?? 0);
    data[to + 3] = hasAlpha ? (from[at + 1] ?? 0) : 255;
  }
  return data;
}

export const channelsOf = ({ isGrey, hasAlpha }: Raster) => (isGrey ? (hasAlpha ? 2 : 1) : hasAlpha ? 4 : 3);

/** The samples of the channels that count. */
export function packed(raster: Raster): Uint8Array {
  const { data, isGrey, hasAlpha } = raster;
  const channels = channelsOf(raster);
  if (channels === 4) return data;
  const made = new Uint8Array((data.length / 4) * channels);
  for (let at = 0, to = 0; at < data.length; at += 4, to += channels) {
    made[to] = data[at] ?? 0;
    if (!isGrey) {
      made[to + 1] = data[at + 1] ?? 0;
      made[to + 2] = data[at + 2] ?? 0;
    } else if (hasAlpha) made[to + 1] = data[at + 3] ?? 0;
  }
  return made;
}

export function turned(raster: Raster, turn: Turn): Raster {
  return { ...raster, ...turnedStrip(raster, turn) };
}

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The same part of each frame. */
export function cut(raster: Raster, { left, top, width, height }: Part): Raster {
  const { frames } = raster;
  const made = new Uint8Array(width * height * 4 * frames);
  for (let frame = 0; frame < frames; frame += 1) {
    for (let row = 0; row < height; row += 1) {
      const from = ((frame * raster.height + top + row) * raster.width + left) * 4;
      made.set(raster.data.subarray(from, from + width * 4), (frame * height + row) * width * 4);
    }
  }
  return { ...raster, data: made, width, height, isWholeJpeg: false };
}

/** Red, green and blue of `#rrggbb`. */
function coloursOf(background: string): [number, number, number] {
  const value = Number.parseInt(background.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
  background: string;
}

export function extended(raster: Raster, { left, top, right, bottom, background }: Margins): Raster {
  const [width, height] = [raster.width + left + right, raster.height + top + bottom];
  const made = new Uint8Array(width * height * 4 * raster.frames);
  const pixel = Uint8Array.of(...coloursOf(background), 255);
  new Uint32Array(made.buffer).fill(new Uint32Array(pixel.buffer)[0] ?? 0);
  for (let frame = 0; frame < raster.frames; frame += 1) {
    for (let row = 0; row < raster.height; row += 1) {
      const from = (frame * raster.height + row) * raster.width * 4;
      const to = ((frame * height + top + row) * width + left) * 4;
      made.set(raster.data.subarray(from, from + raster.width * 4), to);
    }
  }
  const [red, green, blue] = pixel;
  return { ...raster, data: made, width, height, isGrey: raster.isGrey && red === green && green === blue };
}

export function flattened(raster: Raster, background: string): Raster {
  if (!raster.hasAlpha) return raster;
  const below = coloursOf(background);
  const made = raster.data.slice();
  for (let at = 0; at < made.length; at += 4) {
    const opacity = made[at + 3] ?? 0;
    if (opacity === 255) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = (made[at + channel] ?? 0) * opacity + (below[channel] ?? 0) * (255 - opacity);
      made[at + channel] = Math.round(value / 255);
    }
    made[at + 3] = 255;
  }
  return { ...raster, data: made, hasAlpha: false };
}

export function opaque(raster: Raster): Raster {
  if (!raster.hasAlpha) return raster;
  const made = raster.data.slice();
  for (let at = 3; at < made.length; at += 4) made[at] = 255;
  return { ...raster, data: made, hasAlpha: false };
}

/** Light of a value of sRGB, 0 to 1. */
export const lightOf = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
/** Value of sRGB, 0 to 1, of so much light. */
const valueOfLit = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Steps of light in the table that leads back: sRGB is steepest in the dark, where one step of 8 bits is 1/3294 of light. */
export const LIGHT_STEPS = 16_384;
export const LIGHTS = Float32Array.from({ length: 256 }, (_, value) => lightOf(value / 255));
export const valuesOfLight = Uint8Array.from({ length: LIGHT_STEPS + 1 }, (_, step) =>
  Math.round(255 * valueOfLit(step / LIGHT_STEPS)),
);

/** As much light as before. */
export function greyed(raster: Raster): Raster {
  if (raster.isGrey) return raster;
  const made = raster.data.slice();
  for (let at = 0; at < made.length; at += 4) {
    const red = LIGHTS[made[at] ?? 0] ?? 0;
    const green = LIGHTS[made[at + 1] ?? 0] ?? 0;
    const blue = LIGHTS[made[at + 2] ?? 0] ?? 0;
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    made.fill(valuesOfLight[Math.round(light * LIGHT_STEPS)] ?? 0, at, at + 3);
  }
  return { ...raster, data: made, isGrey: true };
}
