import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, animatedGif, photoJpeg, pixelAt } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('convert-to-avif', tool, run);
const images = createImages();
const squeezed = (await images.compress(await photoJpeg(), { quality: 1 })).content;
const web = {
  'https://example.com/photo.jpg': servedPicture(await photoJpeg(), 'image/jpeg'),
  'https://example.com/squeezed.jpg': servedPicture(squeezed, 'image/jpeg'),
  'https://example.com/logo.png': servedPicture(await alphaPng(), 'image/png'),
  'https://example.com/film.gif': servedPicture(await animatedGif(), 'image/gif'),
};

async function convert(name: string, options: object = {}) {
  const { ports, contentOf } = createPictureWorld(web, images);
  const made = tool.output.parse(
    await execute(entry, { imageUrl: `https://example.com/${name}`, ...options }, { ports }),
  );
  return { ...made, content: (await contentOf(made.avifImageUrl)) ?? new Uint8Array() };
}

describe('convert-to-avif', () => {
  it('writes AVIF at the quality that is chosen, transparency included', async () => {
    const [low, high] = [await convert('photo.jpg', { quality: 20 }), await convert('photo.jpg', { quality: 80 })];
    expect(low.bytes).toBeLessThan(high.bytes);
    const logo = await convert('logo.png');
    expect(await images.inspect(logo.content)).toMatchObject({ format: 'avif', width: 200, height: 120 });
    expect((await pixelAt(logo.content, 190, 110))[3]).toBe((await pixelAt(await alphaPng(), 190, 110))[3]);
  });

  it('finds a quality that looks the same, and is AVIF whatever it finds', async () => {
    for (const name of ['photo.jpg', 'squeezed.jpg', 'film.gif']) {
      const made = await convert(name, { target: 'same-look' });
      expect(await images.inspect(made.content)).toMatchObject({ format: 'avif' });
    }
  });

  it('says so where the new file is larger, and where a film became a picture', async () => {
    expect((await convert('squeezed.jpg', { quality: 95 })).note).toContain('The new file is larger');
    expect((await convert('film.gif')).note).toContain('frame 1 of');
  });
});
