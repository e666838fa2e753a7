import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, animatedWebp, photoJpeg, pixelAt } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('png-to-jpg', tool, run);
const web = {
  'https://example.com/logo.png': servedPicture(await alphaPng(), 'image/png'),
  'https://example.com/film.png': servedPicture(await animatedWebp(), 'image/png'),
  'https://example.com/photo.jpg': servedPicture(await photoJpeg(), 'image/jpeg'),
};

function createWorld(images?: ReturnType<typeof createImages>) {
  const { ports, ...world } = createPictureWorld(web, images);
  return { ...world, convert: async (input: object) => tool.output.parse(await execute(entry, input, { ports })) };
}

describe('png-to-jpg', () => {
  it('answers with the address of a JPG of the same size', async () => {
    const { convert, files } = createWorld();
    const result = await convert({ imageUrl: 'https://example.com/logo.png' });
    expect(result).toMatchObject({ width: 200, height: 120, format: 'jpeg', sourceFormat: 'png', note: null });
    expect(result.jpgImageUrl).toMatch(/^https:\/\/tools\.example\/files\/[\w-]{22}\/logo-converted\.jpg$/);
    expect(await files.get(files.idOf(result.jpgImageUrl) ?? '')).toMatchObject({ type: 'image/jpeg' });
  });

  it('makes what is transparent white, or the colour asked for', async () => {
    const { convert, files } = createWorld(createImages());
    const corner = async (input: object) => {
      const { jpgImageUrl } = await convert({ imageUrl: 'https://example.com/logo.png', ...input });
      const stored = await files.get(files.idOf(jpgImageUrl) ?? '');
      return (await pixelAt(stored?.content, 190, 110)).map((value) => Math.round(value / 16));
    };
    expect(await corner({})).toEqual([16, 16, 16]);
    expect(await corner({ background: '#0000ff' })).toEqual([0, 0, 16]);
  });

  it.each([
    [
      'film.png',
      'webp',
      'The picture was a WEBP, not a PNG. It was converted anyway. A JPG holds a single picture: frame 1 of 4 was used.',
    ],
    ['photo.jpg', 'jpeg', 'The picture was a JPG, not a PNG. It was converted anyway.'],
  ])('converts %s as the %s it is, and says so', async (name, sourceFormat, note) => {
    const { convert } = createWorld(createImages());
    const result = await convert({ imageUrl: `https://example.com/${name}` });
    expect(result).toMatchObject({ format: 'jpeg', sourceFormat, note });
  });

  it.each([{}, { imageUrl: '' }, { imageUrl: ' \n' }, { imageUrl: 5 }])('asks for an address: %j', async (input) => {
    const refused = { code: 'invalid-input', message: 'Please enter a PNG image URL', field: 'imageUrl' };
    await expect(createWorld().convert(input)).rejects.toMatchObject(refused);
  });
});
