import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { flatPictures } from './flat-pictures.ts';
import { scenes } from './photo-scenes.ts';
import { asRaw, drawn, photographed } from './picture-strokes.ts';

/** Pictures as people bring them: made here from noise and shapes, the same every time, and one photograph. */
export interface SamplePicture {
  kind: 'photo' | 'drawing' | 'screenshot';
  name: string;
  content: Buffer;
}

/** A photograph that a development dependency brings along. */
const PHOTO = new URL('../node_modules/autocannon/test/j5.jpeg', import.meta.url);

/** At least twenty pictures: photographs and what looks like them as JPEG, drawings and screenshots as PNG. */
export async function* pictureCorpus(): AsyncGenerator<SamplePicture> {
  yield { kind: 'photo', name: 'robot (a real photo)', content: await readFile(PHOTO) };
  let seed = 1;
  for (const [name, { size, grain, make }] of Object.entries(scenes)) {
    const content = await photographed(await make(size), size, { grain, seed });
    seed += 1;
    yield { kind: 'photo', name, content };
  }
  // A picture as large as a phone takes it, and a small one.
  const { leaves, hills } = scenes;
  if (leaves && hills) {
    const large = { width: 4000, height: 3000 };
    yield {
      kind: 'photo',
      name: 'hills, 12 megapixels',
      content: await photographed(await hills.make(large), large, { grain: 2, seed: 90 }),
    };
    const small = { width: 800, height: 600 };
    yield {
      kind: 'photo',
      name: 'leaves, small',
      content: await photographed(await leaves.make(small), small, { grain: 2, seed: 91 }),
    };
  }
  for (const [name, { kind, size, inside }] of Object.entries(flatPictures)) {
    const picture = sharp(await drawn(size, inside(size)), asRaw(size));
    yield { kind, name, content: await picture.png({ compressionLevel: 6 }).toBuffer() };
  }
}
