import { type Layers, openLayers, type Planes, part, planeBytes, rowBytes } from './layers.ts';

/** Pixels of a side of what the net sees, and of what it answers. */
export const SIDE = 320;
/** Planes within a block, and between blocks. */
const [INNER, OUTER] = [16, 64];
const SIDES = [320, 160, 80, 40, 20, 10];
/** Bytes that its planes and weights take at most. */
const MEMORY = 160 << 20;
/** What each colour is on average, and how much it varies, in the pictures that it has learnt from. */
const MEANS = [0.485, 0.456, 0.406];
const SPREADS = [0.229, 0.224, 0.225];

/**
 * How much each pixel belongs to what stands out in a picture, 0 to 1: U²-Net in its small form (Qin et al. 2020, arXiv 2005.09007), whose
 * blocks are small nets themselves, that go down to coarser pictures and up again.
 *
 * @param pixels RGB of 320 by 320.
 * @param weights of all its layers, in the order in which they are met.
 */
export function subjectIn(pixels: Uint8Array, weights: Float32Array): Float32Array {
  const layers = openLayers(weights, MEMORY);
  // What each stage answers is in the second half, beside what comes up from the next one.
  const pairs = SIDES.slice(0, 5).map((side) => layers.take(2 * OUTER, side));
  const pairAt = (level: number): Planes => at(pairs, level);
  const start = layers.mark();
  let seen = shownTo(layers, pixels);
  for (const [level, depth] of [6, 5, 4, 3].entries()) {
    const answer = part(pairAt(level), OUTER, OUTER);
    block(layers, { from: seen, to: answer, depth });
    layers.release(start);
    seen = layers.pool(answer);
  }
  const fifth = part(pairAt(4), OUTER, OUTER);
  flatBlock(layers, seen, fifth);
  layers.release(start);
  const answers = SIDES.map((side) => layers.take(OUTER, side));
  const kept = layers.mark();
  flatBlock(layers, layers.pool(fifth), at(answers, 5));
  layers.release(kept);
  for (const level of [4, 3, 2, 1, 0]) {
    layers.double(at(answers, level + 1), part(pairAt(level), 0, OUTER));
    const ends = { from: pairAt(level), to: at(answers, level) };
    if (level === 4) flatBlock(layers, ends.from, ends.to);
    else block(layers, { ...ends, depth: 6 - level });
    layers.release(kept);
  }
  return together(layers, answers, weights.subarray(-7));
}

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new RangeError('The net has no such level.');
  return found;
}

/** The picture as the net has seen others: by its brightest value, and by what colours are on average. */
function shownTo(layers: Layers, pixels: Uint8Array): Planes {
  const planes = layers.take(3, SIDE);
  const brightest = Math.max(
    1,
    pixels.reduce((most, value) => (value > most ? value : most), 0),
  );
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    for (let colour = 0; colour < 3; colour += 1) {
      const value = (pixels[pixel * 3 + colour] ?? 0) / brightest;
      const to = placeOf(planes, colour, pixel);
      layers.floats[to] = (value - (MEANS[colour] ?? 0)) / (SPREADS[colour] ?? 1);
    }
  }
  return planes;
}

function placeOf({ at: first, side }: Planes, plane: number, pixel: number): number {
  const row = Math.floor(pixel / side);
  return (first + plane * planeBytes(side) + row * rowBytes(side)) / 4 + (pixel % side);
}

interface Block {
  from: Planes;
  to: Planes;
  /** Coarser pictures that it goes down to. */
  depth: number;
}

/** Down to coarser pictures and up again; what it began with is added. */
function block(layers: Layers, { from, to, depth }: Block): void {
  layers.convolve(from, to);
  const pairs: Planes[] = [];
  let seen = to;
  for (let level = 0; level < depth; level += 1) {
    const pair = layers.take(2 * INNER, to.side >> level);
    pairs.push(pair);
    layers.convolve(seen, part(pair, INNER, INNER));
    seen = level < depth - 1 ? layers.pool(part(pair, INNER, INNER)) : part(pair, INNER, INNER);
  }
  layers.convolve(seen, part(at(pairs, depth - 1), 0, INNER), { reach: 2 });
  for (let level = depth - 1; level > 0; level -= 1) {
    const pair = at(pairs, level);
    const made = layers.take(INNER, pair.side);
    layers.convolve(pair, made);
    layers.double(made, part(at(pairs, level - 1), 0, INNER));
  }
  layers.convolve(at(pairs, 0), to, { kind: 'added' });
}

/** The same for a picture that is coarse already: neighbours are further apart instead. */
function flatBlock(layers: Layers, from: Planes, to: Planes): void {
  layers.convolve(from, to);
  const pairs = [1, 2, 4].map(() => layers.take(2 * INNER, to.side));
  let seen = to;
  for (const [level, pair] of pairs.entries()) {
    layers.convolve(seen, part(pair, INNER, INNER), { reach: 2 ** level });
    seen = part(pair, INNER, INNER);
  }
  layers.convolve(seen, part(at(pairs, 2), 0, INNER), { reach: 8 });
  layers.convolve(at(pairs, 2), part(at(pairs, 1), 0, INNER), { reach: 4 });
  layers.convolve(at(pairs, 1), part(at(pairs, 0), 0, INNER), { reach: 2 });
  layers.convolve(at(pairs, 0), to, { kind: 'added' });
}

/** What each level says, weighed against each other. */
function together(layers: Layers, answers: readonly Planes[], weighing: Float32Array): Float32Array {
  const made = new Float32Array(SIDE * SIDE).fill(weighing[6] ?? 0);
  for (const [level, answer] of answers.entries()) {
    const start = layers.mark();
    // Four planes are written, of which one says something.
    const said = part(layers.take(4, answer.side), 0, 1);
    layers.convolve(answer, said, { kind: 'plain' });
    const weight = weighing[level] ?? 0;
    for (let pixel = 0; pixel < made.length; pixel += 1)
      made[pixel] = (made[pixel] ?? 0) + weight * smoothAt(layers.floats, said, pixel);
    layers.release(start);
  }
  return made.map((value) => 1 / (1 + Math.exp(-value)));
}

/** What a coarser plane says of a pixel, between four of its own. */
function smoothAt(floats: Float32Array, plane: Planes, pixel: number): number {
  const last = plane.side - 1;
  const along = (place: number) => Math.min(last, Math.max(0, ((place + 0.5) * plane.side) / SIDE - 0.5));
  const [x, y] = [along(pixel % SIDE), along(Math.floor(pixel / SIDE))];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const value = (column: number, row: number) =>
    floats[placeOf(plane, 0, Math.min(last, row) * plane.side + Math.min(last, column))] ?? 0;
  const upper = value(left, top) + (x - left) * (value(left + 1, top) - value(left, top));
  const lower = value(left, top + 1) + (x - left) * (value(left + 1, top + 1) - value(left, top + 1));
  return upper + (y - top) * (lower - upper);
}
