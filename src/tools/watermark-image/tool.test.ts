import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { installedLettering } from '#ports/lettering/node';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, greyPixels, photoJpeg } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('watermark-image', tool, run);
const imageUrl = 'https://example.com/photo.jpg';
const logoUrl = 'https://example.com/logo.png';
const web = {
  [imageUrl]: servedPicture(await photoJpeg(), 'image/jpeg'),
  [logoUrl]: servedPicture(await alphaPng(), 'image/png'),
};

function createWorld() {
  const { ports, ...world } = createPictureWorld(web, createImages());
  const all = { ...ports, lettering: installedLettering };
  const mark = async (input: object) => tool.output.parse(await execute(entry, { imageUrl, ...input }, { ports: all }));
  return { ...world, mark };
}

describe('watermark-image', () => {
  it.each([{ text: '© Żółć Đặng' }, { kind: 'logo', logoUrl }])(
    'draws %j in its corner and nowhere else',
    async (input) => {
      const { mark, contentOf } = createWorld();
      const made = await mark({ ...input, opacity: 100, format: 'png', quality: 100 });
      expect(made).toMatchObject({ width: 320, height: 240, format: 'png' });
      expect(made.markedImageUrl).toMatch(/photo-watermark\.png$/);
      const [before, after] = [
        await greyPixels(await photoJpeg()),
        await greyPixels((await contentOf(made.markedImageUrl)) ?? new Uint8Array()),
      ];
      const changed = [...before].flatMap((value, at) => (Math.abs(value - (after[at] ?? 0)) > 12 ? [at] : []));
      expect(changed.length).toBeGreaterThan(300);
      // Bottom right, 30% wide, with a margin of 4% of the height.
      expect(Math.min(...changed.map((at) => at % 320))).toBeGreaterThanOrEqual(320 - 10 - 96 - 1);
      expect(Math.max(...changed.map((at) => at % 320))).toBeLessThanOrEqual(310);
    },
  );

  it.each([
    [{}, 'Please enter the text of the watermark'],
    [{ kind: 'logo' }, 'Please choose a logo'],
    [{ text: 'x', place: 'nowhere' }, 'Please choose top-left,'],
    [{ text: 'x', size: 0 }, 'Size must be a whole number between 1 and 100'],
    [{ text: 'x', color: 'red' }, 'Please enter a color as six hexadecimal digits'],
    [{ text: '你好 ok' }, 'The face that texts are drawn in has no sign for 你 好.'],
  ])('refuses %j in words', async (input, message) => {
    const refused = { code: 'invalid-input', message: expect.stringContaining(message) };
    await expect(createWorld().mark(input)).rejects.toMatchObject(refused);
  });
});
