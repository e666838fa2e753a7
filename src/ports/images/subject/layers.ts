import { CONVOLVE } from './convolve.data.ts';

/** Pixels of zeros around each plane: as far as the net looks, and room for eight pixels at a time. */
const FRAME = 8;
/** Bytes of a page of WebAssembly's memory. */
const PAGE = 65_536;

/** Square planes in a memory, each in its frame. */
export interface Planes {
  /** Address of the first pixel of the first plane. */
  at: number;
  count: number;
  side: number;
}

/** What is done with the sums of a layer: below zero cut off, that added to what is there, or neither. */
type Kind = 'cut' | 'added' | 'plain';
const KINDS: Record<Kind, number> = { cut: 0, added: 1, plain: 2 };

type Convolve = (...numbers: readonly number[]) => void;

export interface Layers {
  floats: Float32Array;
  /** Planes of zeros, until `release` gives back what was taken since `mark`. */
  take(count: number, side: number): Planes;
  mark(): number;
  release(mark: number): void;
  /** The next weights that are read, over nine neighbours that are `reach` pixels apart. */
  convolve(from: Planes, to: Planes, options?: { reach?: number; kind?: Kind }): void;
  /** The largest of every two by two. */
  pool(from: Planes): Planes;
  /** Twice the side, smoothly. */
  double(from: Planes, to: Planes): void;
}

/** Some of the planes. */
export const part = (planes: Planes, from: number, count: number): Planes => ({
  ...{ count, side: planes.side },
  at: planes.at + from * planeBytes(planes.side),
});

/** Bytes of a row, and of a plane with its frame. */
export const rowBytes = (side: number) => (side + 2 * FRAME) * 4;
export const planeBytes = (side: number) => rowBytes(side) * (side + 2 * FRAME);

/**
 * Layers of a net in a memory of that many bytes.
 *
 * @param weights of all layers, in the order in which they are asked for: of each the weights by output, input, row and column, then what is added.
 */
export function openLayers(weights: Float32Array, bytes: number): Layers {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const floats = new Float32Array(memory.buffer);
  const program = Uint8Array.from(atob(CONVOLVE), (letter) => letter.charCodeAt(0));
  const instance = new WebAssembly.Instance(new WebAssembly.Module(program), { env: { memory } });
  const run = instance.exports.convolve as Convolve;
  let next = 0;
  let free = PAGE;

  function takeBytes(wanted: number): number {
    const at = free;
    free += Math.ceil(wanted / 64) * 64;
    if (free > memory.buffer.byteLength) throw new Error('The net needs more memory than was meant.');
    floats.fill(0, at / 4, free / 4);
    return at;
  }

  const take = (count: number, side: number): Planes => ({
    ...{ count, side },
    at: takeBytes(count * planeBytes(side) + 64) + FRAME * rowBytes(side) + FRAME * 4,
  });

  /** Weights as they are read: of four outputs side by side, the last ones zero where there are fewer. */
  function loadWeights(inputs: number, outputs: number, rounded: number): [weights: number, bias: number] {
    const taps = inputs * 9;
    const at = takeBytes(rounded * taps * 4);
    for (let output = 0; output < outputs; output += 1) {
      const block = at / 4 + (output >> 2) * taps * 4 + (output & 3);
      for (let tap = 0; tap < taps; tap += 1) floats[block + tap * 4] = weights[next + output * taps + tap] ?? 0;
    }
    next += outputs * taps;
    const bias = takeBytes(rounded * 4);
    floats.set(weights.subarray(next, next + outputs), bias / 4);
    next += outputs;
    return [at, bias];
  }

  return {
    floats,
    take,
    mark: () => free,
    release(mark) {
      free = mark;
    },
    convolve(from, to, { reach = 1, kind = 'cut' } = {}) {
      const start = free;
      const { side, count } = to;
      const rounded = Math.ceil(count / 4) * 4;
      const [weightsAt, bias] = loadWeights(from.count, count, rounded);
      const [row, plane] = [rowBytes(side), planeBytes(side)];
      run(from.at, weightsAt, bias, to.at, from.count, rounded, side, side, row, plane, reach, KINDS[kind]);
      if (side % FRAME !== 0) clearBeside(floats, to);
      free = start;
    },
    pool(from) {
      const to = take(from.count, from.side / 2);
      const [row, plane] = [rowBytes(from.side) / 4, planeBytes(from.side) / 4];
      eachRow(to, (out, at, y) => {
        let in0 = from.at / 4 + out * plane + 2 * y * row;
        for (let x = 0; x < to.side; x += 1) {
          const [a = 0, b = 0, c = 0, d = 0] = [floats[in0], floats[in0 + 1], floats[in0 + row], floats[in0 + row + 1]];
          floats[at + x] = Math.max(a, b, c, d);
          in0 += 2;
        }
      });
      return to;
    },
    double(from, to) {
      const [row, plane] = [rowBytes(from.side) / 4, planeBytes(from.side) / 4];
      const last = from.side - 1;
      eachRow(to, (out, at, y) => {
        const line = y >> 1;
        const beside = Math.min(last, Math.max(0, line + ((y & 1) === 0 ? -1 : 1)));
        const near = from.at / 4 + out * plane + line * row;
        const far = from.at / 4 + out * plane + beside * row;
        for (let x = 0; x < to.side; x += 1) {
          const column = x >> 1;
          const next = Math.min(last, Math.max(0, column + ((x & 1) === 0 ? -1 : 1)));
          const here = 3 * (floats[near + column] ?? 0) + (floats[near + next] ?? 0);
          const there = 3 * (floats[far + column] ?? 0) + (floats[far + next] ?? 0);
          floats[at + x] = (3 * here + there) / 16;
        }
      });
    },
  };
}

/** Each row of planes: which plane, where it begins, and its number. */
function eachRow({ at, count, side }: Planes, work: (plane: number, at: number, y: number) => void): void {
  for (let plane = 0; plane < count; plane += 1) {
    for (let y = 0; y < side; y += 1) work(plane, (at + plane * planeBytes(side) + y * rowBytes(side)) / 4, y);
  }
}

/** The frame's zeros where eight pixels at a time reached into it. */
function clearBeside(floats: Float32Array, planes: Planes): void {
  eachRow(planes, (_, at) => {
    floats.fill(0, at + planes.side, at + planes.side + FRAME);
  });
}
