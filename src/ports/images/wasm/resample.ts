import { cut, LIGHT_STEPS, LIGHTS, type Raster, valuesOfLight } from './raster.ts';

/** A side more than so many times as long as its goal is averaged in whole pixels before it is resampled, as libvips does. */
const GAP = 2;
/** Lobes of the Lanczos kernel that pictures are made smaller with. */
const LOBES = 3;

interface Resampling {
  width: number;
  height?: number | undefined;
  fit?: 'cover' | 'fill' | undefined;
  kernel?: 'nearest' | undefined;
  /** Whether light is averaged instead of the values that stand for it. */
  isInLight: boolean;
  /** Whether it is as a JPEG was decoded: the library halves such a picture while it decodes it. */
  isHalved: boolean;
}

/** Every frame in another size, by the kernels of libvips: averages and Lanczos for less pixels, cubic for more. */
export function resampled(raster: Raster, { width, fit, kernel, ...rest }: Resampling): Raster {
  const height = rest.height ?? Math.max(1, Math.round((raster.height * width) / raster.width));
  if (kernel === 'nearest') return nearest(raster, width, height);
  if (fit === 'fill' || rest.height === undefined) return smooth(raster, { ...rest, width, height });
  const factor = Math.max(width / raster.width, height / raster.height);
  const wide = Math.max(width, Math.round(raster.width * factor));
  const high = Math.max(height, Math.round(raster.height * factor));
  const covering = smooth(raster, { ...rest, width: wide, height: high });
  return cut(covering, { left: Math.ceil((wide - width) / 2), top: Math.ceil((high - height) / 2), width, height });
}

interface Goal {
  width: number;
  height: number;
  isInLight: boolean;
  isHalved: boolean;
}

/** Rows of samples: red, green and blue, and opacity where there is one; colours are multiplied by it. */
interface Plane {
  data: Float32Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

function smooth(raster: Raster, goal: Goal): Raster {
  const { width, height, isInLight } = goal;
  if (width === raster.width && height === raster.height) return raster;
  const data = new Uint8Array(width * height * 4 * raster.frames);
  const steps = stepsOf(raster, goal);
  for (let frame = 0; frame < raster.frames; frame += 1) {
    const near = averaged(raster, { frame, isInLight, ...steps });
    const into = data.subarray(frame * width * height * 4, (frame + 1) * width * height * 4);
    write(across(down(near, height, steps.rows), width, steps.columns), into, isInLight);
  }
  return { ...raster, data, width, height };
}

/** Sharp has a JPEG decoded at the smallest size that is large enough, and at the next where it would be nearly too small. */
function halvedBy(ratio: number): number {
  const most = ratio >= 8 ? 8 : ratio >= 4 ? 4 : ratio >= 2 ? 2 : 1;
  return most > 1 && Math.floor(ratio) === most ? most / 2 : most;
}

/** How many pixels are averaged to one before, along each side; and how many there are then, of which the last may be a part. */
function stepsOf(from: { width: number; height: number }, { width, height, isHalved }: Goal) {
  const [byWidth, byHeight] = [from.width / width, from.height / height];
  const least = Math.min(byWidth, byHeight);
  const halved = isHalved ? halvedBy(least) : 1;
  const left = (side: number, goal: number) => {
    // What is halved while it is decoded loses what is left over.
    const near = Math.floor(side / halved);
    const step = Math.max(1, Math.floor(near / goal / GAP));
    return [step * halved, near / step] as const;
  };
  const [[across, columns], [down, rows]] = [left(from.width, width), left(from.height, height)];
  return { across, columns, down, rows };
}

interface Averaging {
  frame: number;
  isInLight: boolean;
  across: number;
  down: number;
}

const PLAIN = Float32Array.from({ length: 256 }, (_, value) => value);

/** What is left over at the right and below is averaged of fewer pixels. */
function averaged(raster: Raster, { frame, isInLight, across, down }: Averaging): Plane {
  const { data, hasAlpha } = raster;
  const channels = hasAlpha ? 4 : 3;
  const [width, height] = [Math.ceil(raster.width / across), Math.ceil(raster.height / down)];
  const table = isInLight ? LIGHTS : PLAIN;
  const made = new Float32Array(width * height * channels);
  for (let row = 0; row < height; row += 1) {
    const start = row * width * channels;
    const rows = Math.min(down, raster.height - row * down);
    for (let y = 0; y < rows; y += 1) {
      let from = (frame * raster.height + row * down + y) * raster.width * 4;
      for (let column = 0, to = start; column < width; column += 1, to += channels) {
        const columns = Math.min(across, raster.width - column * across);
        let [red, green, blue, opacity] = [0, 0, 0, 0];
        for (let x = 0; x < columns; x += 1, from += 4) {
          const weight = hasAlpha ? (data[from + 3] as number) / 255 : 1;
          red += (table[data[from] as number] as number) * weight;
          green += (table[data[from + 1] as number] as number) * weight;
          blue += (table[data[from + 2] as number] as number) * weight;
          opacity += weight;
        }
        const share = 1 / (columns * rows);
        made[to] = (made[to] as number) + red * share;
        made[to + 1] = (made[to + 1] as number) + green * share;
        made[to + 2] = (made[to + 2] as number) + blue * share;
        if (hasAlpha) made[to + 3] = (made[to + 3] as number) + opacity * share;
      }
    }
  }
  return { data: made, width, height, channels };
}

interface Taps {
  /** First source place of each goal place, and the weights from there on. */
  first: Int32Array;
  weights: Float32Array;
  count: number;
}

const cubic = (at: number) =>
  at < 1 ? 1.5 * at ** 3 - 2.5 * at ** 2 + 1 : at < 2 ? -0.5 * at ** 3 + 2.5 * at ** 2 - 4 * at + 2 : 0;
const wave = (at: number) => (at === 0 ? 1 : Math.sin(Math.PI * at) / (Math.PI * at));
const lanczos = (at: number) => (at < LOBES ? wave(at) * wave(at / LOBES) : 0);

/** `length`: of the source, of which the last pixel may be a part. */
function tapsOf(length: number, goal: number): Taps {
  const ratio = length / goal;
  const [kernel, reach, stretch] = ratio >= 1 ? [lanczos, LOBES * ratio, ratio] : [cubic, 2, 1];
  const count = Math.ceil(reach * 2) + 1;
  const first = new Int32Array(goal);
  const weights = new Float32Array(goal * count);
  for (let place = 0; place < goal; place += 1) {
    // Where it has to invent pixels, the library begins with the first pixel's edge.
    const centre = ratio >= 1 ? (place + 0.5) * ratio - 0.5 : place * ratio - 0.5;
    const start = Math.ceil(centre - reach);
    first[place] = start;
    let sum = 0;
    for (let tap = 0; tap < count; tap += 1) sum += kernel(Math.abs(start + tap - centre) / stretch);
    for (let tap = 0; tap < count; tap += 1) {
      weights[place * count + tap] = kernel(Math.abs(start + tap - centre) / stretch) / sum;
    }
  }
  return { first, weights, count };
}

function down(plane: Plane, height: number, length: number): Plane {
  if (height === plane.height) return plane;
  const { data, width, channels } = plane;
  const row = width * channels;
  const { first, weights, count } = tapsOf(length, height);
  const made = new Float32Array(row * height);
  for (let place = 0; place < height; place += 1) {
    const into = made.subarray(place * row, (place + 1) * row);
    for (let tap = 0; tap < count; tap += 1) {
      const weight = weights[place * count + tap] as number;
      if (weight === 0) continue;
      const y = Math.min(plane.height - 1, Math.max(0, (first[place] as number) + tap));
      const from = data.subarray(y * row, (y + 1) * row);
      for (let at = 0; at < row; at += 1) into[at] = (into[at] as number) + (from[at] as number) * weight;
    }
  }
  return { ...plane, data: made, height };
}

function across(plane: Plane, width: number, length: number): Plane {
  if (width === plane.width) return plane;
  const { data, height, channels } = plane;
  const { first, weights, count } = tapsOf(length, width);
  const made = new Float32Array(width * height * channels);
  for (let y = 0, to = 0; y < height; y += 1) {
    const row = y * plane.width;
    for (let place = 0; place < width; place += 1, to += channels) {
      let [red, green, blue, opacity] = [0, 0, 0, 0];
      for (let tap = 0; tap < count; tap += 1) {
        const x = Math.min(plane.width - 1, Math.max(0, (first[place] as number) + tap));
        const from = (row + x) * channels;
        const weight = weights[place * count + tap] as number;
        red += (data[from] as number) * weight;
        green += (data[from + 1] as number) * weight;
        blue += (data[from + 2] as number) * weight;
        if (channels === 4) opacity += (data[from + 3] as number) * weight;
      }
      made[to] = red;
      made[to + 1] = green;
      made[to + 2] = blue;
      if (channels === 4) made[to + 3] = opacity;
    }
  }
  return { ...plane, data: made, width };
}

function write({ data, channels }: Plane, into: Uint8Array, isInLight: boolean): void {
  const valueAt = (value: number) => {
    if (!isInLight) return Math.min(255, Math.max(0, Math.round(value)));
    return valuesOfLight[Math.round(Math.min(1, Math.max(0, value)) * LIGHT_STEPS)] ?? 0;
  };
  for (let from = 0, to = 0; to < into.length; from += channels, to += 4) {
    const opacity = channels === 4 ? Math.min(1, Math.max(0, data[from + 3] as number)) : 1;
    if (opacity === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      into[to + channel] = valueAt((data[from + channel] as number) / opacity);
    }
    into[to + 3] = Math.round(opacity * 255);
  }
}

function nearest(raster: Raster, width: number, height: number): Raster {
  const { frames } = raster;
  const from = new Uint32Array(raster.data.buffer, raster.data.byteOffset, raster.data.length / 4);
  const to = new Uint32Array(width * height * frames);
  for (let frame = 0, at = 0; frame < frames; frame += 1) {
    for (let row = 0; row < height; row += 1) {
      const y = frame * raster.height + Math.floor(((row + 0.5) * raster.height) / height);
      for (let column = 0; column < width; column += 1, at += 1) {
        to[at] = from[y * raster.width + Math.floor(((column + 0.5) * raster.width) / width)] ?? 0;
      }
    }
  }
  return { ...raster, data: new Uint8Array(to.buffer), width, height };
}
