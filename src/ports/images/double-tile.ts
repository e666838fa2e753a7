import { netWeights } from './enlarge-weights.data.ts';

/** Values that the net keeps of each pixel, and values of the four pixels that are made of it: two by two, in three colours. */
const KEPT = 4;
const MADE = 12;

/** Pixels around it that a pixel is made of: one for each layer. */
export const REACH = netWeights.kernels.length;

const kernels = netWeights.kernels.map((each) => Float32Array.from(each));
const biases = netWeights.biases.map((each) => Float32Array.from(each));
const sums = Float32Array.from(netWeights.sums);

/** A part of a picture: three colours of 0 to 1, pixel by pixel. */
interface Tile {
  data: Float32Array;
  width: number;
  height: number;
}

/** Twice as wide and as high. Beyond its edges nothing is known, so that the outermost pixels (`REACH`) are only good at a picture's edge. */
export function doubledTile(tile: Tile): Tile {
  const { width, height } = tile;
  const details = new Float32Array(width * height * MADE);
  for (let at = 0; at < details.length; at += 1) details[at] = netWeights.sumBias[at % MADE] ?? 0;
  let kept = framed(tile, 3);
  for (const layer of kernels.keys()) {
    const next = layer === 0 ? firstLayer(kept, tile) : nextLayer(kept, { width, height, layer });
    addDetails(next, { width, height, layer }, details);
    kept = next;
  }
  return withDetails(tile, details);
}

interface Layer {
  width: number;
  height: number;
  layer: number;
}

/** With a frame of zeros, so that each pixel has eight neighbours. */
function framed({ data, width, height }: Tile, values: number): Float32Array {
  const to = new Float32Array((width + 2) * (height + 2) * values);
  for (let row = 0; row < height; row += 1) {
    const line = data.subarray(row * width * values, (row + 1) * width * values);
    to.set(line, ((row + 1) * (width + 2) + 1) * values);
  }
  return to;
}

function firstLayer(from: Float32Array, { width, height }: Tile): Float32Array {
  const to = new Float32Array((width + 2) * (height + 2) * KEPT);
  const [kernel, bias] = [kernels[0], biases[0]];
  if (!kernel || !bias) throw new Error('The net has no layers.');
  const row = (width + 2) * 3;
  for (let y = 1; y <= height; y += 1) {
    for (let x = 1; x <= width; x += 1) {
      const middle = y * row + x * 3;
      const made = (y * (width + 2) + x) * KEPT;
      for (let out = 0; out < KEPT; out += 1) {
        let sum = bias[out] ?? 0;
        for (let tap = 0; tap < 9; tap += 1) {
          const at = middle + (((tap / 3) | 0) - 1) * row + ((tap % 3) - 1) * 3;
          const weight = tap * 12 + out;
          sum += (kernel[weight] ?? 0) * (from[at] ?? 0);
          sum += (kernel[weight + 4] ?? 0) * (from[at + 1] ?? 0);
          sum += (kernel[weight + 8] ?? 0) * (from[at + 2] ?? 0);
        }
        to[made + out] = sum;
      }
    }
  }
  return to;
}

/** What is above zero and what is below have weights of their own: only one of both counts. */
function nextLayer(from: Float32Array, { width, height, layer }: Layer): Float32Array {
  const to = new Float32Array((width + 2) * (height + 2) * KEPT);
  const [kernel, bias] = [kernels[layer], biases[layer]];
  if (!kernel || !bias) throw new Error('The net has no such layer.');
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0] = bias;
  const row = (width + 2) * KEPT;
  for (let y = 1; y <= height; y += 1) {
    for (let x = 1; x <= width; x += 1) {
      const middle = y * row + x * KEPT;
      let [s0, s1, s2, s3] = [b0, b1, b2, b3];
      let weight = 0;
      for (let down = -row; down <= row; down += row) {
        for (let across = -KEPT; across <= KEPT; across += KEPT) {
          const at = middle + down + across;
          for (let value = 0; value < KEPT; value += 1) {
            const signed = from[at + value] ?? 0;
            const isBelow = signed < 0;
            const size = isBelow ? -signed : signed;
            const k = weight + value * KEPT + (isBelow ? KEPT * KEPT : 0);
            s0 += (kernel[k] ?? 0) * size;
            s1 += (kernel[k + 1] ?? 0) * size;
            s2 += (kernel[k + 2] ?? 0) * size;
            s3 += (kernel[k + 3] ?? 0) * size;
          }
          weight += 2 * KEPT * KEPT;
        }
      }
      to[middle] = s0;
      to[middle + 1] = s1;
      to[middle + 2] = s2;
      to[middle + 3] = s3;
    }
  }
  return to;
}

/** Every layer has a say in what is made. */
function addDetails(from: Float32Array, { width, height, layer }: Layer, details: Float32Array): void {
  let to = 0;
  for (let y = 1; y <= height; y += 1) {
    for (let x = 1; x <= width; x += 1) {
      const at = (y * (width + 2) + x) * KEPT;
      for (let value = 0; value < KEPT; value += 1) {
        const signed = from[at + value] ?? 0;
        const size = signed < 0 ? -signed : signed;
        const weight = ((layer * 2 + (signed < 0 ? 1 : 0)) * KEPT + value) * MADE;
        for (let out = 0; out < MADE; out += 1)
          details[to + out] = (details[to + out] ?? 0) + size * (sums[weight + out] ?? 0);
      }
      to += MADE;
    }
  }
}

/** The tile scaled smoothly, and the details added. */
function withDetails({ data, width, height }: Tile, details: Float32Array): Tile {
  const made = { data: new Float32Array(width * height * MADE), width: width * 2, height: height * 2 };
  let to = 0;
  for (let y = 0; y < made.height; y += 1) {
    const row = y >> 1;
    const beside = within(row + ((y & 1) === 0 ? -1 : 1), height);
    for (let x = 0; x < made.width; x += 1) {
      const column = x >> 1;
      const next = within(column + ((x & 1) === 0 ? -1 : 1), width);
      const detail = (row * width + column) * MADE + (y & 1) * 2 + (x & 1);
      for (let colour = 0; colour < 3; colour += 1) {
        const value = (line: number, place: number) => data[(line * width + place) * 3 + colour] ?? 0;
        const near = 3 * value(row, column) + value(row, next);
        const far = 3 * value(beside, column) + value(beside, next);
        made.data[to] = (3 * near + far) / 16 + (details[detail + colour * 4] ?? 0);
        to += 1;
      }
    }
  }
  return made;
}

const within = (place: number, length: number) => Math.min(length - 1, Math.max(0, place));
