import { type Box, otherSide, type Size } from '#lib/picture/box';

export interface Point {
  x: number;
  y: number;
}

/** The sides a handle holds: -1 for left or top, 1 for right or bottom, 0 for neither. */
export interface Handle {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

export interface Bounds {
  /** The picture's size. */
  bounds: Size;
  /** Width to height that is kept; free where absent. */
  ratio?: number | undefined;
}

/** The box in another place, and within the picture. */
export function moved(box: Box, by: Point, bounds: Size): Box {
  return {
    ...box,
    x: clamp(box.x + Math.round(by.x), 0, bounds.width - box.width),
    y: clamp(box.y + Math.round(by.y), 0, bounds.height - box.height),
  };
}

/** The box after one of its handles was pulled: what is opposite stays, and no side gets shorter than a pixel. */
export function pulled(box: Box, handle: Handle, by: Point, { bounds, ratio }: Bounds): Box {
  const across = stretched({ start: box.x, length: box.width }, handle.x, by.x, bounds.width);
  const down = stretched({ start: box.y, length: box.height }, handle.y, by.y, bounds.height);
  const free = { x: across.start, y: down.start, width: across.length, height: down.length };
  if (ratio === undefined) return free;
  // The side that was pulled more decides, and the other follows.
  const widthDecides = handle.y === 0 || (handle.x !== 0 && Math.abs(by.x) >= Math.abs(by.y) * ratio);
  const room = {
    width: roomFor({ start: box.x, length: box.width }, handle.x, bounds.width),
    height: roomFor({ start: box.y, length: box.height }, handle.y, bounds.height),
  };
  const size = inRatio(widthDecides ? { width: free.width } : { height: free.height }, ratio, room);
  return {
    ...size,
    x: placed({ start: box.x, length: box.width }, handle.x, size.width, bounds.width),
    y: placed({ start: box.y, length: box.height }, handle.y, size.height, bounds.height),
  };
}

/** The box between the point where drawing began and the one where it is now. */
export function drawn(from: Point, by: Point, limits: Bounds): Box {
  const { width, height } = limits.bounds;
  const start = { x: clamp(Math.round(from.x), 0, width), y: clamp(Math.round(from.y), 0, height) };
  const handle = { x: direction(start.x, by.x, width), y: direction(start.y, by.y, height) };
  return pulled({ ...start, width: 0, height: 0 }, handle, by, limits);
}

/** A box of about the same area in another ratio, around the same middle. */
export function shaped(box: Box, ratio: number, bounds: Size): Box {
  const size = inRatio({ width: Math.sqrt(box.width * box.height * ratio) }, ratio, bounds);
  return {
    ...size,
    x: placed({ start: box.x, length: box.width }, 0, size.width, bounds.width),
    y: placed({ start: box.y, length: box.height }, 0, size.height, bounds.height),
  };
}

/** The largest box of a ratio, in the picture's middle; the whole picture without one. */
export function largest(bounds: Size, ratio?: number): Box {
  const whole = { x: 0, y: 0, ...bounds };
  if (ratio === undefined) return whole;
  const size = inRatio({ width: bounds.width }, ratio, bounds);
  return {
    ...size,
    x: placed({ start: 0, length: bounds.width }, 0, size.width, bounds.width),
    y: placed({ start: 0, length: bounds.height }, 0, size.height, bounds.height),
  };
}

/** Where a box begins for a picture that has just come: four fifths of it, so that its handles and what is cut off are seen. */
export function firstBox({ width, height }: Size): Box {
  const [left, top] = [Math.round(width / 10), Math.round(height / 10)];
  return { x: left, y: top, width: Math.max(1, width - 2 * left), height: Math.max(1, height - 2 * top) };
}

/** What of a box lies within the picture, if anything does. */
export function within({ x, y, width, height }: Box, bounds: Size): Box | undefined {
  const [right, bottom] = [Math.min(bounds.width, x + width), Math.min(bounds.height, y + height)];
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  if (right <= left || bottom <= top) return undefined;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The extent of a box along one axis. */
interface Span {
  start: number;
  length: number;
}

function stretched({ start, length }: Span, holds: -1 | 0 | 1, by: number, bound: number): Span {
  const end = start + length;
  if (holds === 0) return { start, length };
  if (holds === 1) return { start, length: clamp(end + Math.round(by), start + 1, bound) - start };
  const moved = clamp(start + Math.round(by), 0, end - 1);
  return { start: moved, length: end - moved };
}

function roomFor({ start, length }: Span, holds: -1 | 0 | 1, bound: number): number {
  if (holds === 0) return bound;
  return holds === 1 ? bound - start : start + length;
}

/** Where a box of a new length begins: away from the side that stays, or around the same middle. */
function placed({ start, length }: Span, holds: -1 | 0 | 1, now: number, bound: number): number {
  if (holds === 1) return start;
  if (holds === -1) return start + length - now;
  return clamp(Math.round(start + (length - now) / 2), 0, bound - now);
}

function inRatio(given: { width: number } | { height: number }, ratio: number, room: Size): Size {
  const asked = 'width' in given ? given.width : given.height * ratio;
  const width = clamp(Math.round(Math.min(asked, room.height * ratio)), 1, room.width);
  const exact = 'height' in given && width < room.width ? given.height : otherSide({ width }, ratio);
  return { width, height: clamp(exact, 1, room.height) };
}

function direction(start: number, by: number, bound: number): -1 | 1 {
  if (start <= 0) return 1;
  return by < 0 || start >= bound ? -1 : 1;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
