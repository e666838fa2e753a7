import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, animatedWebp, photoJpeg, pixelAt } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('webp-to-png', tool, run);
const images = createImages();
const photo = (await images.transform(await photoJpeg(), { format: 'webp', quality: 90 })).content;
const web = {
  'https://example.com/photo.webp': servedPicture(photo, 'image/webp'),
  'https://example.com/film.webp': servedPicture(await animatedWebp(), 'image/webp'),
  'https://example.com/logo.webp': servedPicture(await alphaPng(), 'image/webp'),
};

async function convert(name: string, options: object = {}) {
  const { ports, contentOf } = createPictureWorld(web, images);
  const made = tool.output.parse(
    await execute(entry, { imageUrl: `https://example.com/${name}`, ...options }, { ports }),
  );
  return { ...made, content: (await contentOf(made.pngImageUrl)) ?? new Uint8Array() };
}

describe('webp-to-png', () => {
  it('makes a PNG of the frame that is chosen', async () => {
    const [first, second] = [await convert('film.webp'), await convert('film.webp', { frame: 2 })];
    expect(first).toMatchObject({ format: 'png', sourceFormat: 'webp', note: expect.stringContaining('frame 1 of') });
    expect(second.note).toContain('frame 2 of');
    expect(await pixelAt(first.content, 0, 0)).not.toEqual(await pixelAt(second.content, 0, 0));
  });

  it('keeps every pixel of a picture with thousands of colors, as another decoder sees them', async () => {
    const [made, decoded] = await Promise.all([convert('photo.webp'), images.transform(photo, { format: 'tiff' })]);
    for (const [x, y] of [
      [3, 5],
      [100, 77],
      [201, 113],
      [319, 239],
    ] as const) {
      expect(await pixelAt(made.content, x, y)).toEqual(await pixelAt(decoded.content, x, y));
    }
  });

  it('refuses a frame that is not there', async () => {
    await expect(convert('film.webp', { frame: 99 })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('says so where the file is no WEBP', async () => {
    expect((await convert('logo.webp')).note).toContain('was a PNG, not a WEBP');
  });
});
