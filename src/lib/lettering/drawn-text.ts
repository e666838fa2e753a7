import type { Lettering, Weight } from './lettering.ts';

interface TextLook {
  weight: Weight;
  /** `#rrggbb`. */
  fill: string;
  /** A rim around each letter: its colour, and how wide it is as a share of the letters' size. */
  rim?: { colour: string; width: number };
}

/** Size at which texts are drawn: a drawing has none of its own. */
const SIZE = 100;

/** A line of text as a drawing that is no larger than its letters; `undefined` where there is nothing to be seen. */
export function drawnText({ outlines }: Lettering, text: string, { weight, fill, rim }: TextLook): string | undefined {
  // Closed, so that a rim goes all around.
  const d = outlines(text, { weight, size: SIZE, x: 0, y: 0 }).replaceAll(/(?!^)M|$/g, 'Z$&');
  const box = boxOf(d);
  if (!box) return undefined;
  const wide = (rim?.width ?? 0) * SIZE;
  // Rims are round, and a little is kept for the softness of edges.
  const around = wide / 2 + 1;
  const [left, top] = [box.left - around, box.top - around];
  const [width, height] = [box.right + around - left, box.bottom + around - top].map((side) => side.toFixed(2));
  const stroke =
    wide > 0 ? ` stroke="${rim?.colour}" stroke-width="${wide}" stroke-linejoin="round" paint-order="stroke"` : '';
  const view = `${left.toFixed(2)} ${top.toFixed(2)} ${width} ${height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}"><path d="${d}" fill="${fill}"${stroke}/></svg>`;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What outlines lie within, counting the points that curves bend to. */
export function boxOf(d: string): Box | undefined {
  const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (numbers.length === 0) return undefined;
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [x = 0, y = 0] = [numbers[at], numbers[at + 1]];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}
