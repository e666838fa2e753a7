import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeFiles } from '#ports/files/fake';
import { createFakeHttp } from '#ports/http/fake';
import { createFakeImages } from '#ports/images/fake';
import { createImages } from '#ports/images/sharp';
import { alphaPng, animatedGif, orientedJpeg, photoJpeg, pixelAt } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('jpg-to-png', tool, run);
const image = (body: Uint8Array, type: string) => ({ body, headers: { 'content-type': type } });
const photo = await photoJpeg();
const web = {
  'https://example.com/photo.jpg': image(photo, 'image/jpeg'),
  'https://example.com/turned.jpeg': image(await orientedJpeg(6), 'image/jpeg'),
  'https://example.com/logo.png': image(await alphaPng(), 'image/png'),
  'https://example.com/film.gif': image(await animatedGif(), 'image/gif'),
};

function createWorld(images = createFakeImages()) {
  const limits = { ttlMinutes: 60, maxTotalBytes: 4 << 20, maxFileBytes: 1 << 20 };
  const files = createFakeFiles({ publicUrl: 'https://tools.example', clock: createFakeClock(0), ...limits });
  const ports = { files, images, http: createFakeHttp(web, { files }) };
  return {
    convert: async (input: object) => tool.output.parse(await execute(entry, input, { ports })),
    contentOf: async (url: string) => (await files.get(files.idOf(url) ?? ''))?.content,
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
    ['logo.png', 'The picture was a PNG, not a JPG. It was converted all the same.'],
    [
      'film.gif',
      'The picture was a GIF, not a JPG. It was converted all the same. A PNG holds a single picture: frame 1 of 4 was used.',
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
