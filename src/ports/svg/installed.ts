import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DrawingFiles } from './draw.ts';

const { resolve } = createRequire(import.meta.url);

/** What draws, and the faces, from the disk. */
export const installedFiles: DrawingFiles = {
  async program() {
    return new Uint8Array(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')))).buffer;
  },
  async face({ folder, name }) {
    const files = join(dirname(resolve(`@fontsource/${folder}/package.json`)), 'files');
    return new Uint8Array(await readFile(join(files, name)));
  },
};
