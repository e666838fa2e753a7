import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, animatedGif, photoJpeg } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('image-converter', tool, run);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="red"/></svg>';
const web = {
  'https://example.com/photo.jpg': servedPicture(await photoJpeg(), 'image/jpeg'),
  'https://example.com/logo.png': servedPicture(await alphaPng(), 'image/png'),
  'https://example.com/film.gif': servedPicture(await animatedGif(), 'image/gif'),
  'https://example.com/drawing.svg': servedPicture(Buffer.from(svg), 'image/svg+xml'),
};
const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const;

const images = createImages();
async function convert(name: string, options: object = {}) {
  const { ports, contentOf } = createPictureWorld(web, images);
  const made = tool.output.parse(
    await execute(entry, { imageUrl: `https://example.com/${name}`, ...options }, { ports }),
  );
  return { ...made, content: (await contentOf(made.convertedImageUrl)) ?? new Uint8Array() };
}

describe('image-converter', () => {
  it.each(FORMATS)('writes every picture as %s, as its bytes say', async (format) => {
    for (const name of ['photo.jpg', 'logo.png', 'film.gif', 'drawing.svg']) {
      const { content, width, height } = await convert(name, { format });
      expect(await images.inspect(content)).toMatchObject({ format, width, height });
    }
  });

  it('keeps an animation where the format can, or takes one frame', async () => {
    const film = await convert('film.gif', { format: 'webp' });
    const { frames } = await images.inspect(film.content);
    expect(frames).toBeGreaterThan(1);
    const still = await convert('film.gif', { format: 'webp', moving: 'still', frame: 2 });
    expect((await images.inspect(still.content)).frames).toBe(1);
    expect((await convert('film.gif', { format: 'png' })).note).toContain('frame 1 of');
  });

  it('says what is lost, and where the new file is larger', async () => {
    expect((await convert('drawing.svg', { format: 'png' })).note).toContain('A drawing became pixels');
    expect((await convert('photo.jpg', { format: 'gif' })).note).toContain('256 colors');
    expect((await convert('photo.jpg', { format: 'tiff' })).note).toMatch(
      /The new file is larger: .+ as JPG, .+ as TIFF\./,
    );
  });
});
