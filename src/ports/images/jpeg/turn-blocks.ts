import { isTurned, type Lying, lyingOf, type Turn } from '../turn.ts';
import { type CodedJpeg, type Component, laidOut, unitOf } from './coefficients.ts';

interface TurnedBlocks {
  jpeg: CodedJpeg;
  /** Pixels that are left out at the left and at the top, as a mirrored edge has to lie between units. */
  trimmed: { left: number; top: number };
}

/** The same coefficients in a picture that lies otherwise; `undefined` where nothing would be left of it. Takes the blocks out of `source`. */
export function turnedBlocks(source: CodedJpeg, turn: Turn): TurnedBlocks | undefined {
  if (!isTurned(turn)) return { jpeg: source, trimmed: { left: 0, top: 0 } };
  const { swaps, mirrorX, mirrorY } = lyingOf(turn);
  const [width, height] = swaps ? [source.height, source.width] : [source.width, source.height];
  const said = source.components.map((component) =>
    swaps ? { ...component, h: component.v, v: component.h } : component,
  );
  const unit = unitOf(said);
  const left = mirrorX ? width % (8 * unit.h) : 0;
  const top = mirrorY ? height % (8 * unit.v) : 0;
  const size = { width: width - left, height: height - top };
  if (size.width === 0 || size.height === 0) return undefined;
  const components = said.map((component, at): Component => {
    const before = source.components[at] ?? component;
    const layout = laidOut(size, component, unit);
    const made = { ...component, ...layout, blocks: moved(before, layout, { swaps, mirrorX, mirrorY }) };
    // A large picture is not held twice.
    before.blocks = new Int16Array();
    return made;
  });
  const quantisation = new Map([...source.quantisation].map(([name, table]) => [name, swaps ? swapped(table) : table]));
  return { jpeg: { ...source, ...size, components, quantisation }, trimmed: { left, top } };
}

function moved(from: Component, { across, down }: Pick<Component, 'across' | 'down'>, lying: Lying): Int16Array {
  const { swaps, mirrorX, mirrorY } = lying;
  const to = new Int16Array(across * down * 64);
  const [places, signs] = pattern(lying);
  for (let row = 0; row < down; row += 1) {
    const y = mirrorY ? down - 1 - row : row;
    for (let column = 0; column < across; column += 1) {
      const x = mirrorX ? across - 1 - column : column;
      const at = (row * across + column) * 64;
      const source = (swaps ? x * from.across + y : y * from.across + x) * 64;
      for (let k = 0; k < 64; k += 1) to[at + k] = (from.blocks[source + (places[k] ?? 0)] ?? 0) * (signs[k] ?? 1);
    }
  }
  return to;
}

/** Where each coefficient of a block comes from, and its sign: read backwards, a wave that begins high begins low. */
function pattern({ swaps, mirrorX, mirrorY }: Lying): [places: Uint8Array, signs: Int8Array] {
  const [places, signs] = [new Uint8Array(64), new Int8Array(64)];
  for (let v = 0; v < 8; v += 1) {
    for (let u = 0; u < 8; u += 1) {
      places[v * 8 + u] = swaps ? u * 8 + v : v * 8 + u;
      const isNegative = (mirrorX && u % 2 === 1) !== (mirrorY && v % 2 === 1);
      signs[v * 8 + u] = isNegative ? -1 : 1;
    }
  }
  return [places, signs];
}

function swapped(table: Uint16Array): Uint16Array {
  return table.map((_, at) => table[(at % 8) * 8 + Math.floor(at / 8)] ?? 0);
}
