import reader from 'exifreader/dist/exif-reader.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { placedFormats, placedPicture } from '../../../../tests/servers/placed-pictures.ts';
import { cleaned, toldMetadata } from './told.ts';

const limits = { maxInputBytes: 1 << 20 };

/** As the library reads it, which our own blocks do not go through. */
const tagsOf = (content: Uint8Array) => reader.load(new Uint8Array(content).buffer, { expanded: true });
const pixelsOf = (content: Uint8Array) => sharp(content).raw().toBuffer();

/** The seconds of both coordinates, as EXIF holds them in either order of bytes. */
const SECONDS = [3574, 5424].flatMap((seconds) =>
  (['writeUInt32LE', 'writeUInt32BE'] as const).map((write) => {
    const ratio = Buffer.alloc(8);
    ratio[write](seconds, 0);
    ratio[write](100, 4);
    return ratio;
  }),
);
const PLACES = ['Woolloomooloo', 'HYBRID-FIX', '33,51', '151,12', 'GPSL', ...SECONDS];
const OTHERS = ['Leica', 'Ada Sample', 'SN-4711', 'Harbour', 'Darkroom'];

describe('metadata without a decoder', () => {
  it.each(placedFormats)('takes the place alone out of a %s, byte by byte', async (format) => {
    const before = await placedPicture(format);
    expect(PLACES.filter((each) => before.includes(each)).length).toBeGreaterThan(1);
    const content = Buffer.from(cleaned(before, { remove: 'place' }, limits).content);
    expect(PLACES.filter((each) => content.includes(each))).toEqual([]);
    const { gps, exif, xmp } = tagsOf(content);
    expect(gps).toBeUndefined();
    expect(Object.keys({ ...exif, ...xmp }).filter((name) => /gps|city|location/i.test(name))).toEqual([]);
    // The writer puts no EXIF into a TIFF.
    if (format !== 'tiff') expect(exif).toMatchObject({ DateTimeOriginal: { description: '2024:05:06 07:08:09' } });
    expect(OTHERS.filter((each) => before.includes(each) && !content.includes(each))).toEqual([]);
    expect(await pixelsOf(content)).toEqual(await pixelsOf(before));
  });

  it.each(placedFormats)('takes everything out of a %s but orientation and color profile', async (format) => {
    const before = await placedPicture(format, 6);
    const content = Buffer.from(cleaned(before, { remove: 'all' }, limits).content);
    expect([...PLACES, ...OTHERS].filter((each) => content.includes(each))).toEqual([]);
    expect((await toldMetadata(content, limits)).saysPlace).toBe(false);
    const [one, other] = await Promise.all([before, content].map((each) => sharp(each).metadata()));
    expect(other?.orientation).toBe(one?.orientation);
    expect(other?.icc).toEqual(one?.icc);
    expect(await pixelsOf(content)).toEqual(await pixelsOf(before));
  });

  it('reaches pictures behind the picture, and the film of a photo that moves', async () => {
    const jpeg = await placedPicture('jpeg');
    const film = Buffer.from('\0\0\0\x18ftypmp42moov\xa9xyz\0\x12\x15\xc7-33.8599+151.2150/\0\0', 'latin1');
    const both = Buffer.concat([jpeg, jpeg, film]);
    expect(await toldMetadata(both, limits)).toMatchObject({ saysPlace: true, behind: film.length });
    const { content, isSamePicture } = cleaned(both, { remove: 'place' }, limits);
    expect(content).toHaveLength(both.length);
    expect(isSamePicture).toBe(true);
    expect([...PLACES, '-33.8599'].filter((each) => Buffer.from(content).includes(each))).toEqual([]);
    expect((await toldMetadata(content, limits)).saysPlace).toBe(false);
  });

  it('ends with what is hostile, and refuses it in words', async () => {
    for (const format of placedFormats) {
      const whole = await placedPicture(format);
      for (let at = 12; at < whole.length; at += Math.ceil(whole.length / 60)) {
        const broken = Buffer.from(whole);
        broken.fill(0xff, at, at + 4);
        for (const content of [broken, whole.subarray(0, at)]) {
          await toldMetadata(content, limits).catch((error) => expect(error).toMatchObject({ code: 'unsupported' }));
          try {
            cleaned(content, { remove: 'place' }, limits);
            cleaned(content, { remove: 'all' }, limits);
          } catch (error) {
            expect(error).toMatchObject({ code: 'unsupported' });
          }
        }
      }
    }
  });
});
