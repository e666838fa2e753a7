import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { alphaPng, animatedGif, photoJpeg } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import { slotWidth } from './sizes.ts';
import tool from './tool.ts';

const entry = toolEntry('responsive-images', tool, run);
const web = {
  'https://example.com/a%20photo.jpg': servedPicture(await photoJpeg({ width: 900, height: 600 }), 'image/jpeg'),
  'https://example.com/logo.png': servedPicture(await alphaPng(), 'image/png'),
  'https://example.com/film.gif': servedPicture(await animatedGif(), 'image/gif'),
};

async function make(options: object = {}, name = 'a%20photo.jpg') {
  const { ports, contentOf } = createPictureWorld(web, createImages());
  const input = { imageUrl: `https://example.com/${name}`, widths: '200, 400', ...options };
  return { ...tool.output.parse(await execute(entry, input, { ports })), contentOf };
}

describe('responsive-images', () => {
  it('makes every width in every format, smallest format first in the HTML', async () => {
    const { pictures, html, note, contentOf } = await make({ alt: 'A "view"', path: '/img', lazy: false });
    expect(pictures.map(({ name, width, height }) => [name, width, height])).toEqual(
      ['AVIF', 'WEBP', 'JPG'].flatMap((format) => [
        [`${format}, 200 pixels`, 200, 133],
        [`${format}, 400 pixels`, 400, 267],
      ]),
    );
    for (const { url, bytes } of pictures) expect((await contentOf(url))?.length).toBe(bytes);
    expect(html).toBe(
      `<picture>
  <source type="image/avif"
    srcset="/img/a%20photo-200.avif 200w, /img/a%20photo-400.avif 400w"
    sizes="100vw">
  <source type="image/webp"
    srcset="/img/a%20photo-200.webp 200w, /img/a%20photo-400.webp 400w"
    sizes="100vw">
  <img src="/img/a%20photo-400.jpg"
    srcset="/img/a%20photo-200.jpg 200w, /img/a%20photo-400.jpg 400w"
    sizes="100vw"
    width="400" height="267"
    alt="A &quot;view&quot;"
    decoding="async">
</picture>`.replaceAll('a%2520', pictures[0]?.url.includes('a%20photo') ? 'a%20' : 'a%2520'),
    );
    expect(note).toBeNull();
  });

  it('writes a single img where one format is enough', async () => {
    const { html, pictures } = await make({ avif: false, webp: false });
    expect(pictures).toHaveLength(2);
    expect(html).toMatch(/^<img src="[^"]+-400\.jpg"\n {2}srcset="[^"]+ 200w, [^"]+ 400w"\n/);
  });

  it('enlarges nothing: the picture’s own width takes the place of larger ones', async () => {
    const { pictures, note } = await make({ widths: '1200, 300, 2000', webp: false });
    expect(pictures.map(({ width }) => width)).toEqual([300, 900, 300, 900]);
    expect(note).toBe('The picture is only 900 pixels wide, and was not enlarged.');
  });

  it('keeps transparency in PNG, and says what becomes of what moves', async () => {
    expect((await make({}, 'logo.png')).html).toMatch(/<img src="[^"]+\.png"/);
    expect((await make({ widths: '16' }, 'film.gif')).note).toContain('Only WEBP keeps it moving');
  });

  it('says what each screen loads', async () => {
    const { phones, pictures, sourceBytes } = await make({ widths: '300, 700, 900' });
    const avif = (width: number) => pictures.find((each) => each.width === width)?.bytes;
    expect(phones.map(({ bytes }) => bytes)).toEqual([avif(900), avif(900), avif(900), avif(900)]);
    const column = await make({ widths: '300, 700, 900', layout: 'own', sizes: '(min-width: 600px) 300px, 50vw' });
    expect(column.phones.map(({ file }) => file.replace(/^.*-/, ''))).toEqual([
      '700.avif',
      '700.avif',
      '300.avif',
      '700.avif',
    ]);
    expect(phones[0]?.original).toBe(sourceBytes);
    expect((await make({ layout: 'own', sizes: 'calc(100vw - 2rem)' })).phones).toEqual([]);
  });

  it.each([
    ['', 'Please enter at least one width'],
    ['wide', 'Each width is a whole number between 16 and 8,192'],
    ['10', 'Each width is a whole number between 16 and 8,192'],
    ['20,21,22,23,24,25,26,27,28,29,30', 'Please enter at most 10 widths'],
  ])('refuses the widths %j', async (widths, message) => {
    await expect(make({ widths })).rejects.toMatchObject({ code: 'invalid-input', message, field: 'widths' });
  });
});

describe('the width of a place', () => {
  it.each([
    ['100vw', 360, 360],
    ['(min-width: 768px) 720px, 100vw', 360, 360],
    ['(min-width: 768px) 720px, 100vw', 768, 720],
    ['(max-width: 30em) 90vw, 20rem', 400, 360],
    ['(max-width: 30em) 90vw, 20rem', 500, 320],
    ['calc(100vw - 2rem)', 360, undefined],
    ['(orientation: landscape) 50vw, 100vw', 360, undefined],
    ['', 360, undefined],
  ])('of %j on %i pixels is %s', (sizes, screen, width) => {
    expect(slotWidth(sizes, screen)).toBe(width);
  });
});
