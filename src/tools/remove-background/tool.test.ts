import { beforeAll, describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { pixelAt, standingOut, stripes, truncatedJpeg } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('remove-background', tool, run);

let world: ReturnType<typeof createPictureWorld>;
beforeAll(async () => {
  world = createPictureWorld(
    {
      'https://example.com/ball.jpg': servedPicture(await standingOut('jpeg'), 'image/jpeg'),
      'https://example.com/plain.png': servedPicture(await stripes([['#7f7f7f', 400]]), 'image/png'),
      'https://example.com/half.jpg': servedPicture(await truncatedJpeg(), 'image/jpeg'),
    },
    createImages(),
  );
});
const remove = (name: string, more: object = {}) =>
  execute(entry, { imageUrl: `https://example.com/${name}`, ...more }, { ports: world.ports });

describe('remove-background', () => {
  it('makes what is behind the subject transparent', async () => {
    const result = tool.output.parse(await remove('ball.jpg'));
    expect(result).toMatchObject({ width: 480, height: 320, format: 'png', sourceFormat: 'jpeg' });
    expect(result.cutImageUrl).toMatch(/\/ball-cut-out\.png$/);
    const made = await world.contentOf(result.cutImageUrl);
    expect((await pixelAt(made, 10, 10))[3]).toBe(0);
    const [red = 0, , , opacity] = await pixelAt(made, 240, 160);
    expect(opacity).toBe(255);
    expect(red).toBeGreaterThan(150);
  });

  it('puts a color there instead', async () => {
    const { cutImageUrl } = tool.output.parse(
      await remove('ball.jpg', { behind: 'color', color: '#0000ff', format: 'png' }),
    );
    expect((await pixelAt(await world.contentOf(cutImageUrl), 10, 10)).slice(0, 3)).toEqual([0, 0, 255]);
    const white = tool.output.parse(await remove('ball.jpg', { format: 'jpeg' }));
    expect(white.format).toBe('jpeg');
    expect((await pixelAt(await world.contentOf(white.cutImageUrl), 10, 10)).every((value) => value > 250)).toBe(true);
  });

  it.each([
    ['plain.png', 'Nothing in this picture stands out from what is behind it.'],
    ['half.jpg', 'The image is damaged or incomplete and cannot be read.'],
  ])('refuses %s in a sentence', async (name, words) => {
    await expect(remove(name)).rejects.toThrow(words);
  });
});
