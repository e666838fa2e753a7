import type { Raster } from './raster.ts';

interface Placed {
  left: number;
  top: number;
  width: number;
  height: number;
  /** RGBA. */
  pixels: Uint8Array;
  /** Whether it covers what is below where it is transparent as well. */
  replaces: boolean;
  /** What becomes of its place before the next. */
  after: 'stays' | 'cleared' | 'before';
}

/** The frames of an animation as they are seen, each whole and below the last. */
export async function composed(
  size: { width: number; height: number },
  frames: number,
  placed: (frame: number) => Promise<Placed> | Placed,
): Promise<Raster> {
  const { width, height } = size;
  const bytes = width * height * 4;
  const data = new Uint8Array(bytes * frames);
  let canvas = new Uint8Array(bytes);
  for (let frame = 0; frame < frames; frame += 1) {
    const drawn = await placed(frame);
    const before = drawn.after === 'before' ? canvas.slice() : undefined;
    paint(canvas, width, height, drawn);
    data.set(canvas, frame * bytes);
    if (before) canvas = before;
    else if (drawn.after === 'cleared')
      paint(canvas, width, height, { ...drawn, pixels: clear(drawn), replaces: true });
  }
  return { data, width, height, frames, hasAlpha: true, isGrey: false };
}

const clear = ({ width, height }: Placed) => new Uint8Array(width * height * 4);

function paint(canvas: Uint8Array, width: number, height: number, { left, top, pixels, replaces, ...drawn }: Placed) {
  for (let row = 0; row < Math.min(drawn.height, height - top); row += 1) {
    for (let column = 0; column < Math.min(drawn.width, width - left); column += 1) {
      const from = (row * drawn.width + column) * 4;
      const to = ((top + row) * width + left + column) * 4;
      const opacity = pixels[from + 3] ?? 0;
      if (replaces || opacity === 255) canvas.set(pixels.subarray(from, from + 4), to);
      else if (opacity > 0) blend(canvas, to, pixels.subarray(from, from + 4));
    }
  }
}

function blend(canvas: Uint8Array, at: number, pixel: Uint8Array): void {
  const above = (pixel[3] ?? 0) / 255;
  const below = ((canvas[at + 3] ?? 0) / 255) * (1 - above);
  const all = above + below;
  for (let channel = 0; channel < 3; channel += 1) {
    canvas[at + channel] = Math.round(((pixel[channel] ?? 0) * above + (canvas[at + channel] ?? 0) * below) / all);
  }
  canvas[at + 3] = Math.round(all * 255);
}
