import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createImages } from '#ports/images/sharp';
import { createPictureWorld, servedPicture } from '../../../tests/servers/picture-world.ts';
import { placedFormats, placedPicture } from '../../../tests/servers/placed-pictures.ts';
import { alphaPng, truncatedJpeg } from '../../../tests/servers/sample-images.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('exif-viewer', tool, run);

const at = (name: string) => `https://example.com/${name}`;
const files = new Map<string, Uint8Array>();
for (const format of placedFormats) files.set(at(`a.${format}`), await placedPicture(format));
files.set(at('plain.png'), await alphaPng());
files.set(at('cut.jpeg'), await truncatedJpeg());

async function look(name: string, remove: 'nothing' | 'place' | 'all' = 'nothing') {
  const web = Object.fromEntries([...files].map(([url, body]) => [url, servedPicture(body, 'image/x')]));
  const { ports, contentOf } = createPictureWorld(web, createImages());
  const result = tool.output.parse(await execute(entry, { imageUrl: at(name), remove }, { ports }));
  const content = result.cleanedImageUrl ? await contentOf(result.cleanedImageUrl) : undefined;
  return { ...result, content: Buffer.from(content ?? []) };
}

describe('exif-viewer', () => {
  it.each(placedFormats)('reads place, camera, date, author and origin in a %s', async (format) => {
    const said = await look(`a.${format}`);
    expect(said).toMatchObject({ width: 90, height: 60, format, saysPlace: true, cleanedImageUrl: null });
    expect(said.place).toMatchObject({
      decimal: '-33.859928, 151.215067',
      degrees: '33° 51′ 35.7″ S, 151° 12′ 54.2″ E',
      map: 'https://www.openstreetmap.org/?mlat=-33.859928&mlon=151.215067#map=16/-33.859928/151.215067',
    });
    expect(said).toMatchObject({ placeNames: 'Woolloomooloo', origin: ['Made by generative AI, as the file says'] });
    // The writer puts no EXIF into a TIFF.
    if (format === 'tiff') return;
    expect(said).toMatchObject({ author: 'Ada Sample', camera: expect.stringContaining('Leica Q3') });
    expect(said).toMatchObject({ taken: '2024-05-06 07:08:09', changed: 'Darkroom 7', serials: 'SN-4711' });
  });

  it.each(placedFormats)('says what is gone of a %s, and what is left', async (format) => {
    const place = await look(`a.${format}`, 'place');
    expect(place).toMatchObject({ saysPlace: false, isSamePicture: true, removed: 'The place is gone' });
    expect(place.entries.filter(({ isLeft, isPlace }) => isLeft && isPlace)).toEqual([]);
    expect(place.entries.filter(({ isLeft }) => isLeft).length).toBeGreaterThan(5);
    expect(place.content.includes('Harbour')).toBe(true);
    const all = await look(`a.${format}`, 'all');
    expect(all).toMatchObject({ saysPlace: false, isSamePicture: true, removed: 'All metadata is gone' });
    expect(all.content.includes('Harbour')).toBe(false);
  });

  it('says so where nothing is said, and where nothing was to be removed', async () => {
    expect(await look('plain.png')).toMatchObject({ place: null, saysPlace: false, camera: '', origin: [] });
    expect(await look('plain.png', 'place')).toMatchObject({ removed: 'There was no place in the file' });
  });

  it('gives nothing out that it cannot clean', async () => {
    await expect(look('cut.jpeg', 'all')).rejects.toMatchObject({ code: 'unsupported' });
  });
});
