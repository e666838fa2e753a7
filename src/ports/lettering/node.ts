import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PARTS } from './parts.ts';
import type { Lettering } from './port.ts';

const files = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/familjen-grotesk/package.json')),
  'files',
);
const known = new Map<number, readonly Uint8Array[]>();

/** The files of a weight, read once. */
export function faceFiles(weight: 500 | 700): readonly Uint8Array[] {
  const read =
    known.get(weight) ??
    PARTS.map((part) => new Uint8Array(readFileSync(join(files, `familjen-grotesk-${part}-${weight}-normal.woff`))));
  known.set(weight, read);
  return read;
}

export const installedLettering: Lettering = { face: async (weight) => faceFiles(weight) };
