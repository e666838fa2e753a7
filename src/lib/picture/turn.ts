import type { Box, Size } from './box.ts';

/** How a picture is turned before it is cropped: rotated, then mirrored. */
export interface Turn {
  /** Degrees clockwise. */
  rotate: 0 | 90 | 180 | 270;
  flip: 'none' | 'horizontal' | 'vertical' | 'both';
}

export type TurnStep = 'left' | 'right' | 'horizontal' | 'vertical';

const ANGLES = [0, 90, 180, 270] as const;
const FLIPS = ['none', 'horizontal', 'vertical', 'both'] as const;

/** A turn from the texts of form fields; what is none of the known values leaves the picture as it is. */
export function readTurn(rotate: string | undefined, flip: string | undefined): Turn {
  return {
    rotate: ANGLES.find((angle) => String(angle) === rotate) ?? 0,
    flip: FLIPS.find((known) => known === flip) ?? 'none',
  };
}

export function isSideways({ rotate }: Turn): boolean {
  return rotate === 90 || rotate === 270;
}

/** A picture's size once it is turned. */
export function turnedSize({ width, height }: Size, turn: Turn): Size {
  return isSideways(turn) ? { width: height, height: width } : { width, height };
}

/** The turn that shows the picture one step further than `turn` does. */
export function turnedFurther({ rotate, flip }: Turn, step: TurnStep): Turn {
  const [across, down] = mirrors(flip);
  if (step === 'horizontal') return { rotate, flip: flipOf(!across, down) };
  if (step === 'vertical') return { rotate, flip: flipOf(across, !down) };
  // A quarter turn after mirroring is mirroring along the other axis after a quarter turn.
  const quarters = rotate / 90 + (step === 'right' ? 1 : 3);
  return { rotate: ANGLES[quarters % 4] ?? 0, flip: flipOf(down, across) };
}

/** Where a box of the original picture lies once the picture is turned. `source` is the original's size. */
export function onTurned(box: Box, source: Size, turn: Turn): Box {
  return mirrored(quartered(box, source, turn.rotate / 90), turnedSize(source, turn), turn.flip);
}

/** Where a box of the turned picture lies on the original. */
export function onSource(box: Box, source: Size, turn: Turn): Box {
  const turned = turnedSize(source, turn);
  return quartered(mirrored(box, turned, turn.flip), turned, (4 - turn.rotate / 90) % 4);
}

function quartered(box: Box, size: Size, quarters: number): Box {
  if (quarters === 0) return box;
  const { x, y, width, height } = box;
  const turned = { x: size.height - y - height, y: x, width: height, height: width };
  return quartered(turned, { width: size.height, height: size.width }, quarters - 1);
}

function mirrored({ x, y, width, height }: Box, size: Size, flip: Turn['flip']): Box {
  const [across, down] = mirrors(flip);
  return {
    x: across ? size.width - x - width : x,
    y: down ? size.height - y - height : y,
    width,
    height,
  };
}

/** Whether left and right swap places, and whether top and bottom do. */
export function mirrors(flip: Turn['flip']): [across: boolean, down: boolean] {
  return [flip === 'horizontal' || flip === 'both', flip === 'vertical' || flip === 'both'];
}

function flipOf(across: boolean, down: boolean): Turn['flip'] {
  if (across) return down ? 'both' : 'horizontal';
  return down ? 'vertical' : 'none';
}
