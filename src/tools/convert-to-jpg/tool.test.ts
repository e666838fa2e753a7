import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import {
  alphaPng,
  animatedGif,
  animatedPng,
  htmlPage,
  photoJpeg,
  pixelAt,
} from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('convert-to-jpg', tool, run);
const web = {
  'https://example.com/logo.png': servedPicture(await alphaPng(), 'image/png'),
  'https://example.com/film.gif': servedPicture(await animatedGif(), 'image/gif'),
  'https://example.com/film.png': servedPicture(animatedPng(), 'image/png'),
  'https://example.com/photo.jpg': servedPicture(await photoJpeg({ orientation: 6 }), 'image/jpeg'),
  'https://example.com/page.jpg': servedPicture(htmlPage, 'image/jpeg'),
};

function createWorld(images?: ReturnType<typeof createImages>) {
  const { ports, ...world } = createPictureWorld(web, images);
  return { ...world, convert: (input: object) => execute(entry, input, { ports }) };
}

describe('convert-to-jpg', () => {
  it('answers with the address of a JPG of the same size, and with what it was before', async () => {
    const { convert, files } = createWorld();
    const result = tool.output.parse(await convert({ imageUrl: ' https://example.com/logo.png\n' }));
    expect(result).toMatchObject({ width: 200, height: 120, format: 'jpeg', sourceFormat: 'png', note: null });
    expect(result).toMatchObject({ sourceWidth: 200, sourceHeight: 120, expiresAt: '1970-01-01T01:00:00.000Z' });
    expect(result.convertedImageUrl).toMatch(/^https:\/\/tools\.example\/files\/[\w-]{22}\/logo-converted\.jpg$/);
    const stored = await files.get(files.idOf(result.convertedImageUrl) ?? '');
    expect(stored).toMatchObject({ type: 'image/jpeg', bytes: result.bytes });
    expect(result.size).toMatch(/^\d+(\.\d KB| bytes)$/);
  });

  it('writes a smaller file for a lower quality, and 85 unless told', async () => {
    const { convert } = createWorld(createImages());
    const imageUrl = 'https://example.com/photo.jpg';
    const bytes = async (input: object) => tool.output.parse(await convert({ imageUrl, ...input })).bytes;
    expect(await bytes({})).toBe(await bytes({ quality: 85 }));
    expect(await bytes({ quality: 20 })).toBeLessThan(await bytes({ quality: 85 }));
  });

  it('puts the background colour beneath what is transparent', async () => {
    const { convert, files } = createWorld(createImages());
    const result = await convert({ imageUrl: 'https://example.com/logo.png', background: '#FF0000' });
    const { convertedImageUrl } = tool.output.parse(result);
    const stored = await files.get(files.idOf(convertedImageUrl) ?? '');
    const corner = await pixelAt(stored?.content, 190, 110);
    expect(corner.map((value) => Math.round(value / 16))).toEqual([16, 0, 0]);
  });

  it.each([
    ['film.gif', 'A JPG holds a single picture: frame 1 of 4 was used.'],
    [
      'film.png',
      expect.stringMatching(/^The new file is larger: .* A JPG holds a single picture: frame 1 of 2 was used\.$/),
    ],
    ['photo.jpg', expect.stringMatching(/^The picture was already a JPG\./)],
  ])('says what is worth knowing about %s', async (name, note) => {
    const { convert } = createWorld(createImages());
    expect(await convert({ imageUrl: `https://example.com/${name}` })).toMatchObject({ note, format: 'jpeg' });
  });

  it.each([{}, { imageUrl: '' }, { imageUrl: ' \n' }, { imageUrl: 5 }])('asks for an address: %j', async (input) => {
    const refused = { code: 'invalid-input', message: 'Please enter an image URL', field: 'imageUrl' };
    await expect(createWorld().convert(input)).rejects.toMatchObject(refused);
  });

  it.each([
    [{ quality: 0 }, 'Please choose a quality between 1 and 100, as a whole number'],
    [{ background: 'white' }, 'Please enter a color as six hexadecimal digits, such as #ffffff'],
    [{ background: '#fff' }, 'Please enter a color as six hexadecimal digits, such as #ffffff'],
  ])('refuses %j in words', async (input, message) => {
    const refused = { code: 'invalid-input', message };
    const { convert } = createWorld();
    await expect(convert({ imageUrl: 'https://example.com/logo.png', ...input })).rejects.toMatchObject(refused);
  });

  it.each([
    ['https://example.com/gone.png', 'not-found'],
    ['https://example.com/page.jpg', 'unsupported'],
    ['nonsense', 'invalid-input'],
  ])('says what is wrong with %s (%s)', async (imageUrl, code) => {
    await expect(createWorld().convert({ imageUrl })).rejects.toMatchObject({ code });
  });
});

describe('what a camera wrote', () => {
  it.each([false, true])('stays only when it is asked for: %s', async (keepMetadata) => {
    const { convert, files } = createWorld(createImages());
    const made = await convert({ imageUrl: 'https://example.com/photo.jpg', keepMetadata });
    const file = await files.get(files.idOf(String(made.convertedImageUrl)) ?? '');
    expect(file).toBeDefined();
    expect(Buffer.from(file?.content ?? []).includes('SampleCam')).toBe(keepMetadata);
  });
});
