import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, longWebp, photoJpeg, pixelAt } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('photo-resizer-kb', tool, run);
const imageUrl = 'https://example.com/photo.jpg';
const photo = await photoJpeg({ orientation: 6 });
const web = {
  [imageUrl]: servedPicture(photo, 'image/jpeg'),
  'https://example.com/logo.png': servedPicture(await alphaPng(), 'image/png'),
  'https://example.com/film.webp': servedPicture(await longWebp(), 'image/webp'),
};

function createWorld() {
  const { ports, ...world } = createPictureWorld(web, createImages());
  return {
    ...world,
    resize: async (input: object, signal?: AbortSignal) =>
      tool.output.parse(await execute(entry, { imageUrl, ...input }, { ports, ...(signal && { signal }) })),
  };
}

describe('photo-resizer-kb', () => {
  it('gives a file within the target and close below it, and tells its size in words and bytes', async () => {
    const { resize, stored } = createWorld();
    const result = await resize({ targetSize: 8 });
    expect(result).toMatchObject({ kept: false, format: 'jpeg', width: 240, height: 320, note: null });
    expect(result).toMatchObject({ sourceBytes: photo.length, sourceFormat: 'jpeg', sourceSize: '17.4 KB' });
    expect(result.bytes).toBeLessThanOrEqual(8 * 1024);
    expect(result.bytes).toBeGreaterThan(0.93 * 8 * 1024);
    expect(result.finalSize).toBe(`${(result.bytes / 1024).toFixed(1)} KB`);
    expect(result.resizedImageUrl).toMatch(/^https:\/\/tools\.example\/files\/[\w-]{22}\/photo-resized\.jpg$/);
    expect(await stored(result.resizedImageUrl)).toMatchObject({ type: 'image/jpeg', bytes: result.bytes });
  });

  it('gives the original’s own bytes where they are few enough, and says so', async () => {
    const { resize, stored } = createWorld();
    const result = await resize({ targetSize: 100 });
    expect(result).toMatchObject({
      kept: true,
      bytes: photo.length,
      note: expect.stringMatching(/already small enough/),
    });
    const kept = await stored(result.resizedImageUrl);
    expect(Buffer.compare(kept?.content ?? Buffer.alloc(0), photo)).toBe(0);
    expect(await resize({ targetSize: photo.length / 1024 })).toMatchObject({ kept: true });
    expect(await resize({ targetSize: 1e300 })).toMatchObject({ kept: true });
  });

  it('says when fewer pixels were better', async () => {
    const result = await createWorld().resize({ targetSize: 1 });
    expect(result.bytes).toBeLessThanOrEqual(1024);
    expect(result.note).toBe(
      `At this file size, fewer pixels look better: 240 × 320 became ${result.width} × ${result.height}.`,
    );
  });

  it.each(['webp', 'avif', 'png'])('writes %s when asked, within the target', async (format) => {
    const result = await createWorld().resize({ targetSize: 5.5, format });
    expect(result).toMatchObject({ format, sourceFormat: 'jpeg', kept: false });
    expect(result.bytes).toBeLessThanOrEqual(5.5 * 1024);
    expect(result.bytes).toBeGreaterThan(0.9 * 5.5 * 1024);
  });

  it('puts the background colour beneath what is transparent', async () => {
    const { resize, stored } = createWorld();
    const imageUrl = 'https://example.com/logo.png';
    const result = await resize({ imageUrl, targetSize: 6, format: 'jpeg', background: '#FF0000' });
    const content = (await stored(result.resizedImageUrl))?.content;
    expect(
      (await pixelAt(content, result.width - 3, result.height - 3)).map((value) => Math.round(value / 16)),
    ).toEqual([16, 0, 0]);
  });

  it('refuses a target that cannot be met, and tells the smallest there is', async () => {
    const imageUrl = 'https://example.com/film.webp';
    const failure = await createWorld()
      .resize({ imageUrl, targetSize: 1 })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({
      ...{ code: 'unsupported', field: 'targetSize' },
      message: expect.stringMatching(
        /^1 KB is not possible: the smallest WEBP of this picture has \d\.\d KB \(\d+ bytes\)\. It keeps all 60 frames/,
      ),
    });
    expect(await createWorld().resize({ imageUrl, targetSize: 1, format: 'jpeg' })).toMatchObject({
      note: expect.stringContaining('frame 1 of 60 was used'),
    });
  });

  it.each([
    [{ imageUrl: ' ' }, 'Please enter an image URL'],
    [{ imageUrl: '', targetSize: 50 }, 'Please enter an image URL'],
    [{}, 'Please enter target size in KB'],
    [{ targetSize: '' }, 'Please enter target size in KB'],
    [{ targetSize: null }, 'Please enter target size in KB'],
    [{ targetSize: 0 }, 'Target size must be at least 1 KB'],
    [{ targetSize: -5 }, 'Target size must be at least 1 KB'],
    [{ targetSize: 5, format: 'gif' }, 'Please choose same, jpeg, png, webp or avif'],
    [{ targetSize: 5, background: 'red' }, 'Please enter a color as six hexadecimal digits, such as #ffffff'],
  ])('refuses %j in words', async (input, message) => {
    const { resize } = createWorld();
    await expect(resize(input)).rejects.toMatchObject({ code: 'invalid-input', message });
  });

  it('gives the visitor’s cancelling to the ports', async () => {
    const { resize } = createWorld();
    await expect(resize({ targetSize: 8 }, AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
  });
});
