import type { TransformOptions } from './port.ts';

/** A quarter turn count, then mirroring: all eight ways in which a picture can lie. */
export interface Turn {
  /** Degrees clockwise. */
  rotate: 0 | 90 | 180 | 270;
  /** After rotating: left and right swap places. */
  mirrorX: boolean;
  /** After rotating: top and bottom swap places. */
  mirrorY: boolean;
}

const turn = (rotate: Turn['rotate'], mirrorX = false, mirrorY = false): Turn => ({ rotate, mirrorX, mirrorY });

/** What sets a picture upright that is stored in EXIF orientation 1 to 8 (Exif 3.0, 4.6.5.1). */
const UPRIGHT: Record<number, Turn> = {
  1: turn(0),
  2: turn(0, true),
  3: turn(180),
  4: turn(0, false, true),
  5: turn(90, true),
  6: turn(90),
  7: turn(270, true),
  8: turn(270),
};

export function uprightTurn(orientation: number | undefined): Turn {
  return UPRIGHT[orientation ?? 1] ?? turn(0);
}

export function askedTurn({ rotate = 0, flip }: TransformOptions): Turn {
  return turn(rotate, flip === 'horizontal' || flip === 'both', flip === 'vertical' || flip === 'both');
}

export function isTurned({ rotate, mirrorX, mirrorY }: Turn): boolean {
  return rotate !== 0 || mirrorX || mirrorY;
}

/** The same as steps: rows and columns swap places first, then each may be read from its end. */
export interface Lying {
  swaps: boolean;
  mirrorX: boolean;
  mirrorY: boolean;
}

export function lyingOf({ rotate, mirrorX, mirrorY }: Turn): Lying {
  return {
    swaps: rotate === 90 || rotate === 270,
    mirrorX: mirrorX !== (rotate === 90 || rotate === 180),
    mirrorY: mirrorY !== (rotate === 180 || rotate === 270),
  };
}

/** One turn after the other, as one. */
export function afterEachOther(first: Turn, second: Turn): Turn {
  const [one, two] = [lyingOf(first), lyingOf(second)];
  const [across, down] = two.swaps ? [one.mirrorY, one.mirrorX] : [one.mirrorX, one.mirrorY];
  const swaps = one.swaps !== two.swaps;
  // A quarter turn swaps rows and columns, and mirrors across.
  return turn(swaps ? 90 : 0, (across !== two.mirrorX) !== swaps, down !== two.mirrorY);
}

/** The EXIF orientation of a picture that is set upright by a turn. */
export function orientationFor(asked: Turn): number {
  const wanted = lyingOf(asked);
  const found = Object.entries(UPRIGHT).find(([, known]) => {
    const { swaps, mirrorX, mirrorY } = lyingOf(known);
    return swaps === wanted.swaps && mirrorX === wanted.mirrorX && mirrorY === wanted.mirrorY;
  });
  return Number(found?.[0] ?? 1);
}

export interface Strip {
  /** RGBA, frame below frame. */
  data: Uint8Array;
  /** Of one frame. */
  width: number;
  height: number;
  frames: number;
}

/** Every frame turned by itself; libvips would turn the strip of all frames. */
export function turnedStrip({ data, width, height, frames }: Strip, { rotate, mirrorX, mirrorY }: Turn): Strip {
  const isSideways = rotate === 90 || rotate === 270;
  const [across, down] = isSideways ? [height, width] : [width, height];
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height * frames);
  const to = new Uint32Array(from.length);
  let at = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    const start = frame * width * height;
    for (let row = 0; row < down; row += 1) {
      const y = mirrorY ? down - 1 - row : row;
      for (let column = 0; column < across; column += 1) {
        const x = mirrorX ? across - 1 - column : column;
        to[at] = from[start + sourceAt({ x, y, width, height, rotate })] ?? 0;
        at += 1;
      }
    }
  }
  return { data: new Uint8Array(to.buffer), width: across, height: down, frames };
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  rotate: Turn['rotate'];
}

/** Where a pixel of the rotated picture comes from. */
function sourceAt({ x, y, width, height, rotate }: Place): number {
  if (rotate === 90) return (height - 1 - x) * width + y;
  if (rotate === 180) return (height - 1 - y) * width + (width - 1 - x);
  if (rotate === 270) return x * width + (width - 1 - y);
  return y * width + x;
}
