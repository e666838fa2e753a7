import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, animatedGif, orientedJpeg, photoJpeg, pixelAt } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('crop-image', tool, run);
const imageUrl = 'https://example.com/photo.jpg';
const web = {
  [imageUrl]: servedPicture(await photoJpeg(), 'image/jpeg'),
  // Seen as 96 x 64 pixels: red, green, blue and white quarters, clockwise from the top left.
  'https://example.com/quarters.jpg': servedPicture(await orientedJpeg(6), 'image/jpeg'),
  'https://example.com/logo.png': servedPicture(await alphaPng(), 'image/png'),
  'https://example.com/film.gif': servedPicture(await animatedGif(), 'image/gif'),
};

function createWorld(images?: ReturnType<typeof createImages>) {
  const { ports, ...world } = createPictureWorld(web, images);
  return {
    ...world,
    crop: async (input: object) => tool.output.parse(await execute(entry, { imageUrl, ...input }, { ports })),
  };
}

const colours = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] };

function nearest(pixel: readonly number[]): string | undefined {
  const far = (colour: readonly number[]) =>
    colour.reduce((sum, part, at) => sum + Math.abs(part - (pixel[at] ?? 0)), 0);
  return Object.entries(colours).find(([, colour]) => far(colour) < 60)?.[0];
}

describe('crop-image', () => {
  it('gives the part asked for, and counts from the top left corner unless told', async () => {
    const result = await createWorld(createImages()).crop({ width: 100, height: 80 });
    expect(result).toMatchObject({ width: 100, height: 80, format: 'jpeg', note: null });
    expect(result).toMatchObject({ sourceWidth: 320, sourceHeight: 240, sourceFormat: 'jpeg' });
    expect(result.croppedImageUrl).toMatch(/^https:\/\/tools\.example\/files\/[\w-]{22}\/photo-cropped\.jpg$/);
  });

  // Each from the same quarter-sized place at the top left, of what is seen once the picture is turned.
  it.each([
    [{}, 'red'],
    [{ x: 48 }, 'green'],
    [{ x: 48, y: 32 }, 'blue'],
    [{ y: 32 }, 'white'],
    [{ flip: 'horizontal' }, 'green'],
    [{ flip: 'vertical' }, 'white'],
    [{ flip: 'both' }, 'blue'],
    [{ rotate: 90, width: 32, height: 48 }, 'white'],
    [{ rotate: 90, x: 32, width: 32, height: 48 }, 'red'],
    [{ rotate: 180 }, 'blue'],
    [{ rotate: 270, width: 32, height: 48 }, 'green'],
    [{ rotate: 90, flip: 'horizontal', width: 32, height: 48 }, 'red'],
    [{ rotate: 270, flip: 'vertical', y: 48, width: 32, height: 48 }, 'green'],
  ])('cuts from the picture as it is seen: %j is %s', async (input, colour) => {
    const { crop, contentOf } = createWorld(createImages());
    const size = { width: 48, height: 32, ...input };
    const options = { format: 'png', quality: 100 };
    const result = await crop({ imageUrl: 'https://example.com/quarters.jpg', ...options, ...size });
    expect(result).toMatchObject({ width: size.width, height: size.height });
    const content = await contentOf(result.croppedImageUrl);
    const corners = [
      [4, 4],
      [size.width - 5, size.height - 5],
    ] as const;
    for (const [left, top] of corners) expect(nearest(await pixelAt(content, left, top))).toBe(colour);
  });

  it('writes another format when asked, with a colour beneath what is transparent', async () => {
    const { crop, contentOf } = createWorld(createImages());
    const corner = { imageUrl: 'https://example.com/logo.png', x: 180, y: 100, width: 20, height: 20 };
    const kept = await crop(corner);
    expect(kept.format).toBe('png');
    expect((await pixelAt(await contentOf(kept.croppedImageUrl), 10, 10)).at(3)).toBe(0);
    const result = await crop({ ...corner, format: 'jpeg', background: '#0000ff' });
    expect(result).toMatchObject({ format: 'jpeg', sourceFormat: 'png' });
    expect(nearest(await pixelAt(await contentOf(result.croppedImageUrl), 10, 10))).toBe('blue');
  });

  it('keeps an animation moving, and says so where it cannot', async () => {
    const { crop } = createWorld(createImages());
    const part = { imageUrl: 'https://example.com/film.gif', width: 20, height: 10 };
    expect(await crop(part)).toMatchObject({ format: 'gif', width: 20, height: 10, note: null });
    const note = 'A JPG holds a single picture: frame 1 of 4 was used.';
    expect(await crop({ ...part, format: 'jpeg' })).toMatchObject({ format: 'jpeg', note });
  });

  it.each([
    [{ imageUrl: ' ' }, 'Please enter an image URL'],
    [{ imageUrl: '', width: 5, height: 5 }, 'Please enter an image URL'],
    [{}, 'Please enter both width and height'],
    [{ width: 100 }, 'Please enter both width and height'],
    [{ height: 100 }, 'Please enter both width and height'],
    [{ width: '', height: '' }, 'Please enter both width and height'],
    [{ width: null, height: 100 }, 'Please enter both width and height'],
    [{ width: 0, height: 100 }, 'Width must be a whole number of at least 1'],
    [{ width: 100, height: 1.5 }, 'Height must be a whole number of at least 1'],
    [{ width: 9, height: 9, x: -1 }, 'X must be a whole number of at least 0'],
    [{ width: 9, height: 9, y: 0.5 }, 'Y must be a whole number of at least 0'],
    [{ width: 9, height: 9, rotate: 45 }, 'Please choose 0, 90, 180 or 270 degrees'],
    [{ width: 9, height: 9, flip: 'up' }, 'Please choose none, horizontal, vertical or both'],
    [{ width: 9, height: 9, format: 'bmp' }, 'Please choose same, jpeg, png, webp, gif, avif or tiff'],
    [
      { x: 300, width: 21, height: 240 },
      'The image is 320 × 240 pixels, but the crop area reaches 321 across and 240 down.',
    ],
    [
      { y: 240, width: 1, height: 1 },
      'The image is 320 × 240 pixels, but the crop area reaches 1 across and 241 down.',
    ],
    [
      { width: 320, height: 240, rotate: 90 },
      'The image is 240 × 320 pixels once it is turned, but the crop area reaches 320 across and 240 down.',
    ],
  ])('refuses %j in words', async (input, message) => {
    await expect(createWorld().crop(input)).rejects.toMatchObject({ code: 'invalid-input', message });
  });
});
