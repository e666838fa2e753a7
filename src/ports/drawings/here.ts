import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Drawings } from './port.ts';
import { resvgDrawings } from './resvg.ts';

const fileOf = (name: string) => readFile(fileURLToPath(import.meta.resolve(name)));

/** Draws in this very thread, with what draws from the disk. */
export function createDrawings(): Drawings {
  return resvgDrawings(async () => ({
    program: new Uint8Array(await fileOf('@resvg/resvg-wasm/index_bg.wasm')).buffer,
    fonts: await Promise.all(
      ['Regular', 'Bold'].map((face) => fileOf(`pdfjs-dist/standard_fonts/LiberationSans-${face}.ttf`)),
    ),
  }));
}
