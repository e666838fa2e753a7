import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype from 'opentype.js';
import { describe, expect, it } from 'vitest';
import { PARTS } from './coverage.data.ts';
import { FACES_VERSION } from './face-place.ts';
import { faceNames, facesFor, familyFor, readRanges } from './faces.ts';

const { resolve } = createRequire(import.meta.url);
const folderOf = (folder: string) => dirname(resolve(`@fontsource/${folder}/package.json`));
const letters = { isBold: false, isItalic: false, families: new Set(['Tinos']) };

describe('faces', () => {
  it('are all there, of the version that their address has', () => {
    const faces = faceNames();
    expect(faces.length).toBeGreaterThan(200);
    for (const { folder, name } of faces) expect(existsSync(join(folderOf(folder), 'files', name)), name).toBe(true);
    for (const folder of new Set(faces.map((face) => face.folder)))
      expect(JSON.parse(readFileSync(join(folderOf(folder), 'package.json'), 'utf8')).version).toBe(FACES_VERSION);
  });

  it.each(Object.entries(PARTS))('of %s have the characters that are said of them', (family, parts) => {
    const folder = family.toLowerCase().replaceAll(' ', '-');
    for (const [part, written] of Object.entries(parts)) {
      const file = readFileSync(join(folderOf(folder), 'files', `${folder}-${part}-400-normal.woff`));
      const font = opentype.parse(new Uint8Array(file).buffer);
      const said = readRanges(written).flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, at) => from + at),
      );
      const lacking = said.filter((code) => font.charToGlyphIndex(String.fromCodePoint(code)) === 0);
      expect(lacking, part).toEqual([]);
    }
  });

  it.each([
    ['Arial', { family: 'Arimo', asked: 'Arial' }],
    ["'Segoe UI', Roboto, sans-serif", { family: 'Roboto', asked: 'Segoe UI' }],
    ['"Open Sans"', { family: 'Open Sans' }],
    ['sans-serif', { family: 'Arimo' }],
    ['Fira Code', { family: 'Cousine', asked: 'Fira Code' }],
    ['Georgia', { family: 'Tinos', asked: 'Georgia' }],
    ['DejaVu Sans, serif', { family: 'Tinos', asked: 'DejaVu Sans' }],
    ['Comic Sans MS', { family: 'Arimo', asked: 'Comic Sans MS' }],
    ['__proto__', { family: 'Arimo', asked: '__proto__' }],
    ['', { family: 'Tinos' }],
  ])('stand for %s', (list, family) => {
    expect(familyFor(list)).toEqual(family);
  });

  it('are those that letters need, and what none has is told', () => {
    const { files, missing } = facesFor({ ...letters, characters: new Set('aż⠿你\n\u200d') });
    expect(files.map(({ name }) => name)).toEqual([
      'tinos-latin-400-normal.woff2',
      'tinos-latin-ext-400-normal.woff2',
      'noto-sans-symbols-2-braille-400-normal.woff2',
    ]);
    expect(missing).toBe('你');
    expect(facesFor({ ...letters, isBold: true, isItalic: true, characters: new Set('a✓') }).files).toHaveLength(5);
  });
});
