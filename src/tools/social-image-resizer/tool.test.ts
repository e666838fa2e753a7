import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { nameOfSize, networkSizes } from '#lib/network-sizes.data';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { middleOf } from '../../../tests/servers/played-picture.ts';
import { photoJpeg, stripes } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('social-image-resizer', tool, run);
/** Red, a narrow green, and blue, from left to right. */
const flag = await stripes([
  ['#ff0000', 300],
  ['#00ff00', 60],
  ['#0000ff', 640],
]);
const web = {
  'https://example.com/photo.jpg': servedPicture(await photoJpeg({ width: 900, height: 600 }), 'image/jpeg'),
  'https://example.com/flag.png': servedPicture(flag, 'image/png'),
};
const none = Object.fromEntries(networkSizes.map(({ network }) => [network, false]));

async function make(name: string, options: object = {}) {
  const { ports, contentOf } = createPictureWorld(web, createImages());
  const input = { imageUrl: `https://example.com/${name}`, ...options };
  return { ...tool.output.parse(await execute(entry, input, { ports })), contentOf };
}

describe('social-image-resizer', () => {
  it('makes every size exactly, and says where each is from', async () => {
    const { pictures, sources, crops } = await make('photo.jpg', { ...none, linkedin: true, instagram: true });
    const wanted = networkSizes.filter(({ network }) => network === 'linkedin' || network === 'instagram');
    expect(pictures.map(({ width, height }) => [width, height])).toEqual(
      wanted.map(({ width, height }) => [width, height]),
    );
    expect(crops).toHaveLength(pictures.length);
    for (const { source, seen } of sources) {
      expect([URL.canParse(source), /^20\d\d-\d\d$/.test(seen)]).toEqual([true, true]);
    }
  });

  it('has a name and a file of its own for every size', () => {
    expect(new Set(networkSizes.map(nameOfSize)).size).toBe(networkSizes.length);
  });

  it('makes those of the networks that are chosen', async () => {
    const { pictures } = await make('photo.jpg', { ...none, youtube: true, openGraph: true });
    expect(pictures.map(({ name }) => name)).toEqual([
      'Link preview (Open Graph)',
      'YouTube thumbnail',
      'YouTube channel banner',
      'YouTube profile picture',
    ]);
    const refused = { code: 'invalid-input', message: 'Please choose at least one network' };
    await expect(make('photo.jpg', none)).rejects.toMatchObject(refused);
  });

  it('keeps the focus in the middle of the crop, and moves single crops', async () => {
    const options = { ...none, pinterest: true, format: 'png' };
    const colorIn = async (more: object, at = 1) => {
      const { pictures, contentOf } = await make('flag.png', { ...options, ...more });
      return middleOf((await contentOf(pictures[at]?.url ?? '')) ?? new Uint8Array());
    };
    expect(await colorIn({ focusX: 33, focusY: 50 })).toEqual([0, 255, 0]);
    expect(await colorIn({ focusX: 90, focusY: 50 })).toEqual([0, 0, 255]);
    const moves = [{ size: 'Pinterest square pin', x: 0, y: 0 }];
    expect(await colorIn({ focusX: 90, focusY: 50, moves })).toEqual([255, 0, 0]);
    expect(await colorIn({ focusX: 90, focusY: 50, moves }, 0)).toEqual([0, 0, 255]);
  });

  it('fits it inside with a border where that is asked for', async () => {
    const { crops, previewUrl, pictures } = await make('flag.png', { ...none, pinterest: true, fit: 'pad' });
    expect([crops, previewUrl]).toEqual([[], null]);
    expect(pictures.map(({ width, height }) => [width, height])).toEqual([
      [1000, 1500],
      [1000, 1000],
    ]);
  });

  it('says for which sizes the picture was enlarged', async () => {
    expect((await make('photo.jpg', { ...none, youtube: true })).note).toBe(
      'The picture has 900 × 600 pixels, and was enlarged for 3 of the sizes: YouTube thumbnail, YouTube channel banner, YouTube profile picture.',
    );
    expect((await make('photo.jpg', { ...none, x: true })).note).not.toContain('X profile picture');
  });
});
