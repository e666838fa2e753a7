import type { Size } from './box.ts';

/** What becomes of the corners of a picture at an angle: cut off with all beside the largest upright rectangle, or filled. */
export type Corners = 'cut' | 'fill';

/** The size of what a picture becomes at an angle of 45 degrees at most. */
export function sizeAtAngle({ width, height }: Size, angle: number, corners: Corners): Size {
  const turned = (Math.abs(angle) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turned), Math.cos(turned)];
  if (corners === 'cut') return whole(largestInside({ width, height }, sin, cos), Math.floor);
  return whole({ width: width * cos + height * sin, height: width * sin + height * cos }, Math.ceil);
}

/** The largest upright rectangle inside one that is turned by less than a right angle. */
function largestInside({ width, height }: Size, sin: number, cos: number): Size {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (short <= 2 * sin * cos * long || Math.abs(sin - cos) < 1e-9) {
    // Two corners are on the long sides, the others in the middle between them.
    const half = short / 2;
    return width >= height ? { width: half / sin, height: half / cos } : { width: half / cos, height: half / sin };
  }
  const both = cos * cos - sin * sin;
  return { width: (width * cos - height * sin) / both, height: (height * cos - width * sin) / both };
}

function whole({ width, height }: Size, rounded: (value: number) => number): Size {
  const side = (value: number) => Math.max(1, rounded(Math.round(value * 1e6) / 1e6));
  return { width: side(width), height: side(height) };
}

interface Point {
  x: number;
  y: number;
}

/** Degrees clockwise that bring a line level, or upright where it is nearer to that. */
export function levelling(from: Point, to: Point): number {
  const slope = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const nearest = Math.round(slope / 90) * 90;
  return Math.round((nearest - slope) * 10) / 10;
}
