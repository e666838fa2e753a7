import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, animatedGif, orientedJpeg, photoJpeg, pixelAt } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('jpg-to-png', tool, run);
const photo = await photoJpeg();
const web = {
  'https://example.com/photo.jpg': servedPicture(photo, 'image/jpeg'),
  'https://example.com/turned.jpeg': servedPicture(await orientedJpeg(6), 'image/jpeg'),
  'https://example.com/logo.png': servedPicture(await alphaPng(), 'image/png'),
  'https://example.com/film.gif': servedPicture(await animatedGif(), 'image/gif'),
};

function createWorld(images?: ReturnType<typeof createImages>) {
  const { ports, ...world } = createPictureWorld(web, images);
  return {
    ...world,
    convert: async (input: object) => tool.output.parse(await execute(entry, input, { ports })),
  };
}

describe('jpg-to-png', () => {
  it('answers with the address of a PNG of the same size', async () => {
    const result = await createWorld().convert({ imageUrl: 'https://example.com/photo.jpg' });
    expect(result).toMatchObject({ width: 320, height: 240, format: 'png', sourceFormat: 'jpeg', note: null });
    expect(result.pngImageUrl).toMatch(/^https:\/\/tools\.example\/files\/[\w-]{22}\/photo-converted\.png$/);
  });

  it('keeps every pixel', async () => {
    const { convert, contentOf } = createWorld(createImages());
    const made = await contentOf((await convert({ imageUrl: 'https://example.com/photo.jpg' })).pngImageUrl);
    for (const [x, y] of [
      [0, 0],
      [319, 0],
      [160, 120],
      [7, 233],
    ] as const) {
      expect(await pixelAt(made, x, y)).toEqual(await pixelAt(photo, x, y));
    }
  });

  it('makes a smaller file with a palette where less quality will do', async () => {
    const { convert } = createWorld(createImages());
    const imageUrl = 'https://example.com/turned.jpeg';
    const [whole, palette] = [await convert({ imageUrl }), await convert({ imageUrl, quality: 50 })];
    expect(palette.bytes).toBeLessThan(whole.bytes);
    expect(whole).toMatchObject({ width: 96, height: 64 });
  });

  it.each([
    ['logo.png', 'The picture was a PNG, not a JPG. It was converted anyway.'],
    [
      'film.gif',
      'The picture was a GIF, not a JPG. It was converted anyway. A PNG holds a single picture: frame 1 of 4 was used.',
    ],
  ])('converts %s as what it is, and says so', async (name, note) => {
    const result = await createWorld(createImages()).convert({ imageUrl: `https://example.com/${name}` });
    expect(result).toMatchObject({ format: 'png', note });
  });

  it.each([{}, { imageUrl: '' }, { imageUrl: ' \n' }, { imageUrl: 5 }])('asks for an address: %j', async (input) => {
    const refused = { code: 'invalid-input', message: 'Please enter a JPG image URL', field: 'imageUrl' };
    await expect(createWorld().convert(input)).rejects.toMatchObject(refused);
  });
});
