import { createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas';
import type { MakeCanvas } from './work.ts';

// What draws PDF files looks for these where a browser has them.
Object.assign(globalThis, { DOMMatrix, ImageData, Path2D });

/** What pages are drawn on where there is no browser. Native code: for processes that may end. */
export const skiaCanvas: MakeCanvas = (width, height) => {
  const canvas = createCanvas(width, height);
  return Object.assign(canvas, { png: async () => new Uint8Array(await canvas.encode('png')) });
};
