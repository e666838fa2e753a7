import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, animatedGif, photoJpeg, pixelAt } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('image-resizer', tool, run);
const imageUrl = 'https://example.com/photo.jpg';
const web = {
  [imageUrl]: servedPicture(await photoJpeg(), 'image/jpeg'),
  'https://example.com/logo.png': servedPicture(await alphaPng(), 'image/png'),
  'https://example.com/film.gif': servedPicture(await animatedGif(), 'image/gif'),
};

function createWorld(images?: ReturnType<typeof createImages>) {
  const { ports, ...world } = createPictureWorld(web, images);
  return {
    ...world,
    resize: async (input: object) => tool.output.parse(await execute(entry, { imageUrl, ...input }, { ports })),
  };
}

describe('image-resizer', () => {
  it('gives a picture exactly the width and height asked for, whatever its shape', async () => {
    const result = await createWorld(createImages()).resize({ width: 100, height: 100 });
    expect(result).toMatchObject({ width: 100, height: 100, format: 'jpeg', note: null });
    expect(result).toMatchObject({ sourceWidth: 320, sourceHeight: 240, sourceFormat: 'jpeg' });
    expect(result.resizedImageUrl).toMatch(/^https:\/\/tools\.example\/files\/[\w-]{22}\/photo-resized\.jpg$/);
    expect(result.bytes).toBeLessThan(result.sourceBytes);
  });

  // The photo has 320 x 240 pixels.
  it.each([
    [{ width: 160, fit: 'contain' }, [160, 120]],
    [{ height: 60, fit: 'contain' }, [80, 60]],
    [{ width: 100, height: 100, fit: 'contain' }, [100, 75]],
    [{ width: 100, height: 100, fit: 'cover' }, [100, 100]],
    [{ width: 100, height: 100, fit: 'pad' }, [100, 100]],
    [{ percent: 50 }, [160, 120]],
    [{ percent: 200 }, [640, 480]],
    [{ percent: 10, width: 1000, height: 1 }, [32, 24]],
  ])('with %j makes %j', async (input, [width, height]) => {
    expect(await createWorld().resize(input)).toMatchObject({ width, height, note: null });
  });

  it.each([
    [
      { width: 640, height: 480, neverEnlarge: true },
      320,
      'The picture is only 320 × 240 pixels and was not enlarged.',
    ],
    [{ width: 640, fit: 'contain', neverEnlarge: true }, 320, expect.stringContaining('not enlarged')],
    [{ percent: 150, neverEnlarge: true }, 320, expect.stringContaining('not enlarged')],
    [{ width: 160, height: 900, fit: 'contain', neverEnlarge: true }, 160, null],
    [{ percent: 50, neverEnlarge: true }, 160, null],
  ])('invents no pixels where that is forbidden, and says so: %j', async (input, width, note) => {
    expect(await createWorld().resize(input)).toMatchObject({ width, note });
  });

  it('fills up with the background colour', async () => {
    const { resize, contentOf } = createWorld(createImages());
    const padded = await resize({
      width: 100,
      height: 100,
      fit: 'pad',
      background: '#00ff00',
      format: 'png',
      quality: 100,
    });
    expect((await pixelAt(await contentOf(padded.resizedImageUrl), 50, 2)).slice(0, 3)).toEqual([0, 255, 0]);
  });

  it('writes another format when asked, and keeps an animation moving otherwise', async () => {
    const { resize } = createWorld(createImages());
    const half = { percent: 50 };
    expect(await resize({ ...half, format: 'webp' })).toMatchObject({ format: 'webp', sourceFormat: 'jpeg' });
    const imageUrl = 'https://example.com/film.gif';
    expect(await resize({ ...half, imageUrl })).toMatchObject({ format: 'gif', width: 20, height: 15, note: null });
    const note = 'A PNG holds a single picture: frame 1 of 4 was used.';
    expect(await resize({ ...half, imageUrl, format: 'png' })).toMatchObject({ format: 'png', note });
  });

  it.each([
    [{ imageUrl: ' ' }, 'Please enter an image URL'],
    [{ imageUrl: '', width: 5, height: 5 }, 'Please enter an image URL'],
    [{}, 'Please enter both width and height'],
    [{ width: 100 }, 'Please enter both width and height'],
    [{ height: 100 }, 'Please enter both width and height'],
    [{ width: '', height: '' }, 'Please enter both width and height'],
    [{ width: null, height: 100 }, 'Please enter both width and height'],
    [{ fit: 'contain' }, 'Please enter both width and height'],
    [{ width: 100, fit: 'cover' }, 'Please enter both width and height'],
    [{ width: 0, height: 100 }, 'Width must be a whole number of at least 1'],
    [{ width: 100, height: 1.5 }, 'Height must be a whole number of at least 1'],
    [{ percent: 0 }, 'Please enter a percentage between 1 and 1000, as a whole number'],
    [{ width: 9, height: 9, fit: 'crop' }, 'Please choose stretch, contain, cover or pad'],
  ])('refuses %j in words', async (input, message) => {
    await expect(createWorld().resize(input)).rejects.toMatchObject({ code: 'invalid-input', message });
  });

  it('refuses a result that would be too large to make', async () => {
    const { resize } = createWorld(createImages());
    await expect(resize({ width: 60_000, height: 60_000 })).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
