import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, animatedGif, orientedJpeg, photoJpeg, stripes } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('image-compare', tool, run);
const web = {
  'https://example.com/a.jpg': servedPicture(await photoJpeg({ quality: 95 }), 'image/jpeg'),
  'https://example.com/b.jpg': servedPicture(await photoJpeg({ quality: 30 }), 'image/jpeg'),
  'https://example.com/small.jpg': servedPicture(await photoJpeg({ width: 160, height: 120 }), 'image/jpeg'),
  'https://example.com/logo.png': servedPicture(await alphaPng(), 'image/png'),
  'https://example.com/film.gif': servedPicture(await animatedGif(), 'image/gif'),
  'https://example.com/upright.jpg': servedPicture(await orientedJpeg(1), 'image/jpeg'),
  'https://example.com/turned.jpg': servedPicture(await orientedJpeg(6), 'image/jpeg'),
  'https://example.com/orange.png': servedPicture(
    await stripes([
      ['#ff6600', 9],
      ['#003366', 5],
    ]),
    'image/png',
  ),
  'https://example.com/other.png': servedPicture(
    await stripes([
      ['#ff6600', 9],
      ['#003367', 5],
    ]),
    'image/png',
  ),
};

async function compare(one: string, other: string, options: object = {}) {
  const { ports, contentOf } = createPictureWorld(web, createImages());
  const images = [one, other].map((name) => ({ imageUrl: `https://example.com/${name}` }));
  return { ...tool.output.parse(await execute(entry, { images, ...options }, { ports })), contentOf };
}

describe('image-compare', () => {
  it('says that a picture is itself', async () => {
    expect(await compare('a.jpg', 'a.jpg')).toMatchObject({
      ...{ verdict: 'The pictures are the same, pixel by pixel.', ssim: 1, ssimulacra2: 100, psnr: null },
      ...{ changed: 0, largest: 0, place: null, note: null, percent: '0%' },
    });
  });

  it('measures what a stronger compression loses, and tells of both files', async () => {
    const found = await compare('a.jpg', 'b.jpg');
    expect(found.ssim).toBeLessThan(0.95);
    expect(found.ssimulacra2).toBeLessThan(70);
    expect(found.psnr).toBeGreaterThan(20);
    expect(found.files.map(({ name, format, width }) => [name, format, width])).toEqual([
      ['First', 'JPG', 320],
      ['Second', 'JPG', 320],
    ]);
    expect(found.files[0]?.bytes).toBeGreaterThan(found.files[1]?.bytes ?? 0);
    expect((await found.contentOf(found.differenceUrl))?.length).toBeGreaterThan(1_000);
    // Pictures of the web have copies that a page may show.
    for (const { url } of found.files) expect((await found.contentOf(url))?.length).toBeGreaterThan(1_000);
  });

  it('finds where they differ, to the pixel and by one step of one color', async () => {
    const { changed, largest, place, width, height } = await compare('orange.png', 'other.png');
    expect([largest, Math.round((changed / 100) * 14 * 1000) / 1000]).toEqual([1, 5]);
    expect(place).toMatch(new RegExp(`× ${height} pixels, \\d+ from the left and 0 from the top`));
    expect(width).toBeGreaterThan(1);
  });

  it('sees pictures as they are seen, not as they are stored', async () => {
    expect((await compare('upright.jpg', 'turned.jpg')).ssim).toBeGreaterThan(0.95);
  });

  it('says how pictures of two sizes were compared', async () => {
    expect(await compare('a.jpg', 'small.jpg')).toMatchObject({
      width: 320,
      note: 'The second picture was scaled to 320 × 240 pixels.',
    });
    expect((await compare('a.jpg', 'logo.png')).note).toContain('and stretched, as its shape is another');
    const cut = await compare('a.jpg', 'logo.png', { fit: 'overlap' });
    expect(cut).toMatchObject({ width: 200, height: 120 });
    expect(cut.note).toContain('from the top left corner');
    expect((await compare('film.gif', 'a.jpg')).note).toContain('The first frame or page was used.');
  });

  it.each([[[]], [[{ imageUrl: 'https://example.com/a.jpg' }]], [Array(3).fill({ imageUrl: 'https://a.example/' })]])(
    'asks for two pictures, not %j',
    async (images) => {
      const refused = { code: 'invalid-input', message: 'Please choose two pictures' };
      await expect(execute(entry, { images }, { ports: createPictureWorld(web).ports })).rejects.toMatchObject(refused);
    },
  );
});
