export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in whole pixels from its top left corner. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** The side that follows from the other in a ratio, at least one pixel. */
export function otherSide(given: { width: number } | { height: number }, ratio: number): number {
  return Math.max(1, Math.round('width' in given ? given.width / ratio : given.height * ratio));
}
