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

/** One row at a time, with as many rows as the kernel spans: a large picture takes hardly more room than itself. */
function smooth(raster: Raster, goal: Goal): Raster {
  const { width, height, isInLight } = goal;
  if (width === raster.width && height === raster.height) return raster;
  const data = new Uint8ClampedArray(width * height * 4 * raster.frames);
  const steps = stepsOf(raster, goal);
  const channels = raster.hasAlpha ? 4 : 3;
  const near = { width: Math.ceil(raster.width / steps.across), height: Math.ceil(raster.height / steps.down) };
  const columns = tapsOf(steps.columns, width, near.width);
  const rows = tapsOf(steps.rows, height, near.height);
  const averaged = new Float64Array(near.width * channels);
  const held = Array.from({ length: rows.count }, () => new Float64Array(width * channels));
  const made = new Float64Array(width * channels);
  for (let frame = 0; frame < raster.frames; frame += 1) {
    for (let place = 0, read = 0; place < height; place += 1) {
      const first = rows.first[place] as number;
      for (; read < first + rows.count; read += 1) {
        average(raster, { frame, row: read, isInLight, ...steps, into: averaged });
        across(averaged, { channels, columns, into: held[read % rows.count] ?? made });
      }
      made.fill(0);
      for (let tap = 0; tap < rows.count; tap += 1) {
        const weight = rows.weights[place * rows.count + tap] as number;
        const from = held[(first + tap) % rows.count] ?? made;
        if (weight !== 0)
          for (let at = 0; at < made.length; at += 1) (made[at] as number) += (from[at] as number) * weight;
      }
      write(made, data.subarray((frame * height + place) * width * 4), isInLight, channels);
    }
  }
  return { ...raster, data: new Uint8Array(data.buffer), width, height };
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
  /** Of those that are averaged of `down` rows each. */
  row: number;
  isInLight: boolean;
  across: number;
  down: number;
  /** Red, green and blue, and opacity where there is one; colours are multiplied by it. */
  into: Float64Array;
}

const PLAIN = Float32Array.from({ length: 256 }, (_, value) => value);

/** What is left over at the right and below is averaged of fewer pixels. */
function average(raster: Raster, { frame, row, isInLight, across, down, into }: Averaging): void {
  const { data, width, hasAlpha } = raster;
  const rows = Math.min(down, raster.height - row * down);
  const table = isInLight ? LIGHTS : PLAIN;
  const isPlain = !hasAlpha && !isInLight;
  into.fill(0);
  for (let y = 0; y < rows; y += 1) {
    let from = (frame * raster.height + row * down + y) * width * 4;
    for (let left = width, to = 0; left > 0; left -= across) {
      const columns = Math.min(across, left);
      const share = 1 / (columns * rows);
      let [red, green, blue, opacity] = [0, 0, 0, 0];
      if (isPlain) {
        for (let x = 0; x < columns; x += 1, from += 4) {
          red += data[from] as number;
          green += data[from + 1] as number;
          blue += data[from + 2] as number;
        }
      }
      for (let x = isPlain ? columns : 0; x < columns; x += 1, from += 4) {
        const weight = hasAlpha ? (data[from + 3] as number) / 255 : 1;
        red += (table[data[from] as number] as number) * weight;
        green += (table[data[from + 1] as number] as number) * weight;
        blue += (table[data[from + 2] as number] as number) * weight;
        opacity += weight;
      }
      (into[to] as number) += red * share;
      (into[to + 1] as number) += green * share;
      (into[to + 2] as number) += blue * share;
      if (hasAlpha) (into[to + 3] as number) += opacity * share;
      to += hasAlpha ? 4 : 3;
    }
  }
}

interface Taps {
  /** First source place of each goal place, and the weights from there on. */
  first: Int32Array;
  weights: Float64Array;
  count: number;
}

const cubic = (at: number) =>
  at < 1 ? 1.5 * at ** 3 - 2.5 * at ** 2 + 1 : at < 2 ? -0.5 * at ** 3 + 2.5 * at ** 2 - 4 * at + 2 : 0;
const wave = (at: number) => (at === 0 ? 1 : Math.sin(Math.PI * at) / (Math.PI * at));
const lanczos = (at: number) => (at < LOBES ? wave(at) * wave(at / LOBES) : 0);

/** `length`: of the source, of whose `size` pixels the last may be a part. What lies beyond an edge is like the edge. */
function tapsOf(length: number, goal: number, size: number): Taps {
  if (goal === size)
    return {
      first: Int32Array.from({ length: goal }, (_, at) => at),
      weights: new Float64Array(goal).fill(1),
      count: 1,
    };
  const ratio = length / goal;
  const [kernel, reach, stretch] = ratio >= 1 ? [lanczos, LOBES * ratio, ratio] : [cubic, 2, 1];
  const span = Math.ceil(reach * 2) + 1;
  const count = Math.min(span, size);
  const first = new Int32Array(goal);
  const weights = new Float64Array(goal * count);
  for (let place = 0; place < goal; place += 1) {
    // Where it has to invent pixels, the library begins with the first pixel's edge.
    const centre = ratio >= 1 ? (place + 0.5) * ratio - 0.5 : place * ratio - 0.5;
    const start = Math.ceil(centre - reach);
    const begin = Math.min(size - count, Math.max(0, start));
    first[place] = begin;
    let sum = 0;
    for (let at = start; at < start + span; at += 1) sum += kernel(Math.abs(at - centre) / stretch);
    for (let at = start; at < start + span; at += 1) {
      const tap = Math.min(size - 1, Math.max(0, at)) - begin;
      (weights[place * count + tap] as number) += kernel(Math.abs(at - centre) / stretch) / sum;
    }
  }
  return { first, weights, count };
}

interface Across {
  channels: number;
  columns: Taps;
  into: Float64Array;
}

function across(row: Float64Array, { channels, columns: { first, weights, count }, into }: Across): void {
  for (let place = 0, to = 0, at = 0; place < first.length; place += 1, to += channels) {
    let from = (first[place] as number) * channels;
    let [red, green, blue, opacity] = [0, 0, 0, 0];
    for (const end = at + count; at < end; at += 1, from += channels) {
      const weight = weights[at] as number;
      red += (row[from] as number) * weight;
      green += (row[from + 1] as number) * weight;
      blue += (row[from + 2] as number) * weight;
      if (channels === 4) opacity += (row[from + 3] as number) * weight;
    }
    into[to] = red;
    into[to + 1] = green;
    into[to + 2] = blue;
    if (channels === 4) into[to + 3] = opacity;
  }
}

/** Rounded and held to 0 to 255 by the array itself. */
function write(row: Float64Array, into: Uint8ClampedArray, isInLight: boolean, channels: number): void {
  for (let from = 0, to = 0; from < row.length; from += channels, to += 4) {
    const opacity = channels === 4 ? Math.min(1, Math.max(0, row[from + 3] as number)) : 1;
    if (opacity === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = (row[from + channel] as number) / opacity;
      into[to + channel] = isInLight
        ? (valuesOfLight[Math.round(Math.min(1, Math.max(0, value)) * LIGHT_STEPS)] as number)
        : value;
    }
    into[to + 3] = opacity * 255;
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
