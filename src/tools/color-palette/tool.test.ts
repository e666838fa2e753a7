import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { stripes, truncatedJpeg } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('color-palette', tool, run);

const brand = await stripes([
  ['#ff6600', 60],
  ['#003366', 30],
  ['#ffffff', 10],
]);
const web = {
  'https://example.com/brand.png': servedPicture(brand, 'image/png'),
  'https://example.com/half.png': servedPicture(await stripes([['#ff6600', 50]], true), 'image/png'),
  'https://example.com/alike.png': servedPicture(
    await stripes([
      ['#808080', 50],
      ['#828282', 50],
    ]),
    'image/png',
  ),
  'https://example.com/cut.jpg': servedPicture(await truncatedJpeg(), 'image/jpeg'),
};

const find = async (input: object) => {
  const { ports } = createPictureWorld(web, createImages());
  return tool.output.parse(await execute(entry, input, { ports }));
};

describe('color-palette', () => {
  it('finds the very colors of a logo, by their shares', async () => {
    const { colors, text } = await find({ imageUrl: 'https://example.com/brand.png' });
    expect(colors.map(({ css, share }) => [css, Math.round((share ?? 0) * 100)])).toEqual([
      ['#ff6600', 60],
      ['#003366', 30],
      ['#ffffff', 10],
    ]);
    expect(text).toBe(':root {\n  --color-1: #ff6600;\n  --color-2: #003366;\n  --color-3: #ffffff;\n}');
    expect(colors[1]?.note).toMatch(/^White text: 12\.\d : 1$/);
  });

  it('leaves transparent parts out, and takes what looks alike as one', async () => {
    expect(await find({ imageUrl: 'https://example.com/half.png' })).toMatchObject({
      transparent: 50,
      colors: [{ css: '#ff6600', share: 1 }],
    });
    expect((await find({ imageUrl: 'https://example.com/alike.png' })).colors).toHaveLength(1);
  });

  it.each([
    ['json', 'hex', '[\n  "#ff6600",\n  "#003366"\n]'],
    ['scss', 'rgb', '$color-1: rgb(255 102 0);\n$color-2: rgb(0 51 102);'],
    ['plain', 'hsl', 'hsl(24 100% 50%)\nhsl(210 100% 20%)'],
  ])('writes %s in %s', async (form, notation, text) => {
    expect((await find({ imageUrl: 'https://example.com/brand.png', count: 2, form, notation })).text).toBe(text);
  });

  it('refuses what is broken', async () => {
    await expect(find({ imageUrl: 'https://example.com/cut.jpg' })).rejects.toMatchObject({ code: 'unsupported' });
  });
});
