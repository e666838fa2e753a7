import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, photoJpeg, pixelAt } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('rotate-flip-image', tool, run);
const imageUrl = 'https://example.com/photo.jpg';
const web = {
  [imageUrl]: servedPicture(await photoJpeg({ orientation: 6 }), 'image/jpeg'),
  'https://example.com/cut.jpg': servedPicture(await photoJpeg({ width: 100, height: 75 }), 'image/jpeg'),
  'https://example.com/logo.png': servedPicture(await alphaPng(), 'image/png'),
};

function createWorld() {
  const { ports, ...world } = createPictureWorld(web, createImages());
  const turn = async (input: object) => tool.output.parse(await execute(entry, { imageUrl, ...input }, { ports }));
  return { ...world, turn };
}

describe('rotate-flip-image', () => {
  it('sets a picture upright without loss where nothing else is asked', async () => {
    const made = await createWorld().turn({});
    expect(made).toMatchObject({ how: 'moved', width: 240, height: 320, sourceWidth: 240, format: 'jpeg' });
    expect(made.note).toBe('Its blocks were moved, and nothing was encoded again.');
    expect(made.turnedImageUrl).toMatch(/photo-turned\.jpg$/);
  });

  it('says what became of the rest of a block', async () => {
    const { turn } = createWorld();
    const cut = { imageUrl: 'https://example.com/cut.jpg', rotate: 180 };
    expect((await turn(cut)).note).toContain('encoded again, as it is no whole number of blocks of 16 × 16 pixels.');
    const trimmed = await turn({ ...cut, way: 'trim' });
    expect(trimmed).toMatchObject({ how: 'moved', width: 96, height: 64 });
    expect(trimmed.note).toContain('Pixels that were left out: 4 at the left, 11 at the top.');
  });

  it('mirrors, straightens and says that camera data is gone', async () => {
    const { turn, contentOf } = createWorld();
    const logo = 'https://example.com/logo.png';
    const made = await turn({ imageUrl: logo, flip: 'horizontal' });
    const before = await pixelAt(await alphaPng(), 10, 60);
    expect(await pixelAt(await contentOf(made.turnedImageUrl), 189, 60)).toEqual(before);
    const level = await turn({ angle: 5, keepMetadata: true });
    expect(level).toMatchObject({ how: 'encoded', note: 'Camera data is not kept in a picture that is straightened.' });
  });

  it.each([
    [{ rotate: 45 }, 'Please choose 0, 90, 180 or 270 degrees'],
    [{ angle: 60 }, 'Please enter an angle between -45 and 45 degrees'],
    [{ flip: 'left' }, 'Please choose none, horizontal, vertical or both'],
    [{ imageUrl: '' }, 'Please enter an image URL'],
  ])('refuses %j in words', async (input, message) => {
    await expect(createWorld().turn(input)).rejects.toMatchObject({ code: 'invalid-input', message });
  });
});
