import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { playedPicture } from '../../../tests/servers/played-picture.ts';
import { alphaPng, animatedGif, orientedJpeg, photoJpeg, stripes } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('gif-maker', tool, run);
const web = {
  'https://example.com/red.png': servedPicture(await stripes([['#ff0000', 60]]), 'image/png'),
  'https://example.com/blue.png': servedPicture(await stripes([['#0000ff', 60]]), 'image/png'),
  'https://example.com/photo.jpg': servedPicture(await photoJpeg(), 'image/jpeg'),
  'https://example.com/turned.jpg': servedPicture(await orientedJpeg(6), 'image/jpeg'),
  'https://example.com/logo.png': servedPicture(await alphaPng(), 'image/png'),
  'https://example.com/film.gif': servedPicture(await animatedGif(), 'image/gif'),
};

type Given = readonly (readonly [name: string, seconds?: number])[];

async function make(given: Given, options: object = {}) {
  const { ports, contentOf } = createPictureWorld(web, createImages());
  const images = given.map(([name, seconds]) => ({
    imageUrl: `https://example.com/${name}`,
    ...(seconds !== undefined && { seconds }),
  }));
  const result = tool.output.parse(await execute(entry, { images, ...options }, { ports }));
  return { ...result, played: await playedPicture((await contentOf(result.animationUrl)) ?? new Uint8Array()) };
}

describe('gif-maker', () => {
  it.each(['gif', 'webp'])('plays pictures in their order, each for its time, as %s', async (format) => {
    const made = await make([['red.png'], ['blue.png', 1.25], ['red.png']], { format, seconds: 0.2, loop: 3 });
    expect(made).toMatchObject({ frames: 3, duration: '1.65 seconds', format, note: null });
    expect(made.played).toMatchObject({ pages: 3, delay: [200, 1250, 200], loop: 3 });
    const [first, second, third] = made.played.middles;
    expect([first?.[0], second?.[2], third?.[0]].every((part) => (part ?? 0) > 240)).toBe(true);
    expect([first?.[2], second?.[0], third?.[2]].every((part) => (part ?? 255) < 15)).toBe(true);
  });

  it('has the shape of the first picture, as it is seen, within the longest side', async () => {
    const made = await make([['turned.jpg'], ['photo.jpg']], { longest: 48 });
    expect(made).toMatchObject({ width: 48, height: 32 });
    expect((await make([['photo.jpg'], ['logo.png']], { longest: 2000 })).width).toBe(320);
    expect((await make([['photo.jpg'], ['logo.png']])).note).toBe('Some pictures have another shape than the first.');
  });

  it('takes fewer bytes with fewer colors', async () => {
    const bytes = async (colors: number) => (await make([['photo.jpg'], ['logo.png']], { colors })).bytes;
    expect(await bytes(8)).toBeLessThan(await bytes(256));
  });

  it('uses the first frame of what moves, and says so', async () => {
    expect((await make([['film.gif'], ['photo.jpg']])).note).toContain('the first frame was used');
  });

  it.each([
    [{ images: [] }, 'Please choose between 2 and 100 pictures'],
    [
      { images: Array(101).fill({ imageUrl: 'https://example.com/red.png' }) },
      'Please choose between 2 and 100 pictures',
    ],
    [{ images: Array(2).fill({ imageUrl: 'https://example.com/red.png', seconds: 0 }) }, 'Please enter a time between'],
  ])('refuses %#', async (input, message) => {
    const refused = { code: 'invalid-input', message: expect.stringContaining(message) };
    await expect(execute(entry, input, { ports: createPictureWorld(web).ports })).rejects.toMatchObject(refused);
  });

  it('refuses more pixels than can be made, with a size that fits', async () => {
    const many: Given = Array.from({ length: 100 }, () => ['wide.png'] as const);
    const wide = {
      'https://example.com/wide.png': servedPicture(await photoJpeg({ width: 900, height: 600 }), 'image/jpeg'),
    };
    const { ports } = createPictureWorld(wide, createImages());
    const images = many.map(([name]) => ({ imageUrl: `https://example.com/${name}` }));
    await expect(execute(entry, { images, longest: 900 }, { ports })).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringMatching(/100 frames of 900 × 600 pixels .* longest side of 433 pixels/),
    });
  });
});
