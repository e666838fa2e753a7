import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { faceNames } from '#ports/svg/faces';
import { FACES_VERSION } from '../../src/ports/svg/face-place.ts';

/** Puts the faces that drawings are drawn with beside the scripts, at addresses that no script has a list of. */
export function copyFaces(root: string, client: string): void {
  const place = join(client, 'assets', `faces-${FACES_VERSION}`);
  mkdirSync(place, { recursive: true });
  const names = new Set(faceNames().map(({ name }) => name));
  for (const folder of new Set(faceNames().map((face) => face.folder))) {
    const files = join(root, 'node_modules/@fontsource', folder, 'files');
    for (const name of readdirSync(files)) if (names.has(name)) cpSync(join(files, name), join(place, name));
  }
}
