import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('heic-to-jpg', tool, run);
const heic = (name: string) => servedPicture(readFileSync(`tests/servers/heic/${name}.heic`), 'image/heic');
const web = {
  'https://example.com/camera.heic': heic('camera'),
  'https://example.com/opacity.heic': heic('opacity'),
  'https://example.com/logo.heic': servedPicture(await alphaPng(), 'image/heic'),
};

const convert = async (name: string, options: object = {}) => {
  const { ports } = createPictureWorld(web, createImages());
  return tool.output.parse(await execute(entry, { imageUrl: `https://example.com/${name}`, ...options }, { ports }));
};

describe('heic-to-jpg', () => {
  it('makes a JPG of the main picture', async () => {
    const made = await convert('camera.heic');
    expect(made).toMatchObject({ format: 'jpeg', sourceFormat: 'heic', width: 320, height: 240 });
    expect(made.note ?? '').not.toContain('was used');
  });

  it('refuses a picture that is not in the file', async () => {
    const refused = { code: 'invalid-input', message: 'This HEIC holds a single picture.' };
    await expect(convert('camera.heic', { picture: 2 })).rejects.toMatchObject(refused);
    await expect(convert('opacity.heic', { picture: 2 })).rejects.toMatchObject(refused);
  });

  it('says so where the file is none', async () => {
    expect((await convert('logo.heic')).note).toContain('was a PNG, not a HEIC');
  });
});
