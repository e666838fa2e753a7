import { boxOf } from '#lib/lettering/drawn-text';
import type { Lettering } from '#lib/lettering/lettering';

/** The side that icons are drawn in, whatever size they get. */
export const SIDE = 512;

type Shape = 'none' | 'square' | 'rounded' | 'circle';

interface Look {
  shape: Shape;
  background: string;
  /** Share of the side that stays free at each edge. */
  padding: number;
}

/** What an icon shows, to be put into a square of the middle. */
export type Content = (side: number) => string;

const grounds: Record<Shape, string> = {
  none: '',
  square: `<rect width="${SIDE}" height="${SIDE}"`,
  rounded: `<rect width="${SIDE}" height="${SIDE}" rx="${SIDE * 0.22}"`,
  circle: `<circle cx="${SIDE / 2}" cy="${SIDE / 2}" r="${SIDE / 2}"`,
};

/** An icon as a drawing. */
export function iconDrawing(content: Content, { shape, background, padding }: Look): string {
  const ground = grounds[shape] && `${grounds[shape]} fill="${background}"/>`;
  const inner = SIDE * (1 - 2 * padding);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${ground}${content(inner)}</svg>`;
}

/** A PNG in the middle, in its own shape. */
export function pictureContent(base64: string): Content {
  return (side) => {
    const at = ((SIDE - side) / 2).toFixed(1);
    const [place, size] = [`x="${at}" y="${at}"`, `width="${side.toFixed(1)}" height="${side.toFixed(1)}"`];
    return `<image ${place} ${size} preserveAspectRatio="xMidYMid meet" href="data:image/png;base64,${base64}"/>`;
  };
}

/** Letters in the middle, as large as there is room. */
export function letterContent({ outlines }: Lettering, letters: string, color: string): Content {
  const d = outlines(letters, { weight: 700, size: 100, x: 0, y: 0 });
  const { left = 0, right = 1, top = 0, bottom = 1 } = boxOf(d) ?? {};
  return (side) => {
    const by = side / Math.max(right - left, bottom - top);
    const [x, y] = [SIDE / 2 - ((left + right) / 2) * by, SIDE / 2 - ((top + bottom) / 2) * by];
    return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${by.toFixed(4)})" fill="${color}" d="${d}"/>`;
  };
}
