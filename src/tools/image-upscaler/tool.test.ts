import { beforeAll, describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, animatedWebp, htmlPage, photoJpeg, truncatedJpeg } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('image-upscaler', tool, run);
const images = createImages();

let world: ReturnType<typeof createPictureWorld>;
beforeAll(async () => {
  world = createPictureWorld(
    {
      'https://example.com/photo.jpg': servedPicture(await photoJpeg({ orientation: 6 }), 'image/jpeg'),
      'https://example.com/film.webp': servedPicture(await animatedWebp(), 'image/webp'),
      'https://example.com/large.png': servedPicture(await alphaPng(2001, 1500), 'image/png'),
      'https://example.com/middle.png': servedPicture(await alphaPng(800, 760), 'image/png'),
      'https://example.com/half.jpg': servedPicture(await truncatedJpeg(), 'image/jpeg'),
      'https://example.com/page.jpg': servedPicture(htmlPage, 'text/html'),
    },
    images,
  );
});
const upscale = (name: string, more: object = {}) =>
  execute(entry, { imageUrl: `https://example.com/${name}`, ...more }, { ports: world.ports });

describe('image-upscaler', () => {
  it('doubles each side of a photo, upright, and says so in its name', async () => {
    const result = tool.output.parse(await upscale('photo.jpg'));
    expect(result).toMatchObject({ width: 480, height: 640, sourceWidth: 240, sourceHeight: 320, format: 'jpeg' });
    expect(result.upscaledImageUrl).toMatch(/\/photo-2x\.jpg$/);
  });

  it('makes each side four times as long, in the format that is asked for', async () => {
    const result = await upscale('photo.jpg', { times: '4', format: 'png' });
    expect(result).toMatchObject({ width: 960, height: 1280, format: 'png' });
  });

  it('keeps an animation', async () => {
    const { upscaledImageUrl, ...result } = tool.output.parse(await upscale('film.webp'));
    expect(result).toMatchObject({ format: 'webp', note: null });
    const made = await world.contentOf(upscaledImageUrl);
    expect((await images.inspect(made ?? new Uint8Array())).frames).toBeGreaterThan(1);
  });

  it.each([
    ['large.png', {}, 'Pictures of up to 3,000,000 pixels can be made 2 times as large on the server.'],
    ['middle.png', { times: '4' }, 'Pictures of up to 600,000 pixels can be made 4 times as large on the server.'],
    ['half.jpg', {}, 'The image is damaged or incomplete and cannot be read.'],
    ['page.jpg', {}, 'text/html'],
  ])('refuses %s %o in a sentence', async (name, more, words) => {
    await expect(upscale(name, more)).rejects.toThrow(words);
  });
});
