import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  alphaPng,
  animatedGif,
  orientedJpeg,
  photoJpeg,
  photoPixels,
  truncatedJpeg,
} from '../../../tests/servers/sample-images.ts';
import { likenessTo, structuralSimilarity } from './likeness.ts';
import { sampleOf } from './pixel-data.ts';
import { createImages } from './sharp.ts';
import { searchSize } from './size-search.ts';

const images = createImages();
const photo = await photoJpeg({ width: 800, height: 600, quality: 95 });

describe('fitting a photo', () => {
  it.each([
    ['jpeg', 20],
    ['jpeg', 60],
    ['webp', 20],
    ['avif', 20],
    ['png', 40],
  ] as const)('uses nearly all that it may have: %s in %i KB', async (format, kilobytes) => {
    const { content, met } = await images.fit(photo, { bytes: kilobytes * 1024, format });
    expect(met).toBe(true);
    expect(content.length).toBeLessThanOrEqual(kilobytes * 1024);
    expect(content.length).toBeGreaterThan(0.93 * kilobytes * 1024);
  });

  it('looks more like the original than a search for quality alone would', async () => {
    const photo = await photoJpeg({ width: 400, height: 300, quality: 95 });
    const bytes = 7000;
    let plain: Uint8Array = Buffer.alloc(0);
    for (let quality = 5; quality < 100; quality += 1) {
      const next = await sharp(photo).jpeg({ quality, mozjpeg: true }).toBuffer();
      if (next.length > bytes) break;
      plain = next;
    }
    const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
    const likeness = await likenessTo({ data, ...info }, 20_000);
    const { content } = await images.fit(photo, { bytes });
    expect(await likeness(content)).toBeGreaterThanOrEqual(await likeness(plain));
  });

  it('gives dimensions up where a picture would be all blocks', async () => {
    const result = await images.fit(photo, { bytes: 2048 });
    expect(result.met).toBe(true);
    expect(result.width).toBeLessThan(500);
    expect(result.quality).toBeGreaterThan(12);
    expect(Math.abs(result.width / result.height - 4 / 3)).toBeLessThan(0.02);
  });

  it('gives the original’s own bytes where they are few enough, if they are whole', async () => {
    const small = await photoJpeg({ orientation: 6 });
    const result = await images.fit(small, { bytes: small.length });
    expect(result).toMatchObject({ met: true, kept: true, width: 240, height: 320, quality: 100 });
    expect(Buffer.compare(result.content, small)).toBe(0);
    expect(await images.fit(small, { bytes: small.length, format: 'webp' })).toMatchObject({ kept: false });
    const cut = { code: 'unsupported', message: expect.stringContaining('damaged or incomplete') };
    await expect(images.fit(await truncatedJpeg(), { bytes: 1 << 20 })).rejects.toMatchObject(cut);
    const png = await alphaPng();
    await expect(images.fit(png.subarray(0, 500), { bytes: 1 << 20 })).rejects.toMatchObject(cut);
    const gif = await animatedGif();
    expect(await images.fit(gif, { bytes: gif.length })).toMatchObject({ kept: true, format: 'gif' });
  });

  it('sets it upright', async () => {
    const original = await orientedJpeg(6);
    expect(await images.fit(original, { bytes: 900 })).toMatchObject({ format: 'jpeg', met: true, kept: false });
    const { width, height } = await images.fit(original, { bytes: 900 });
    expect(width).toBeGreaterThan(height);
  });
});

describe('fitting other pictures', () => {
  it('keeps a drawing’s transparency, and every pixel where there is room', async () => {
    const png = await alphaPng();
    const result = await images.fit(png, { bytes: png.length - 1 });
    expect(result).toMatchObject({ format: 'png', width: 200, height: 120, quality: 100 });
    const small = await images.fit(png, { bytes: 1024 });
    expect(small.met).toBe(true);
    expect((await sharp(small.content).metadata()).hasAlpha).toBe(true);
  });

  it('puts the background beneath what is transparent in a JPEG', async () => {
    const { content } = await images.fit(await alphaPng(), { bytes: 4096, format: 'jpeg', background: '#00ff00' });
    const [red, green, blue] = await sharp(content)
      .extract({ left: 0, top: 110, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red, green, blue].map((value) => Math.round((value ?? 0) / 255))).toEqual([0, 1, 0]);
  });

  it('keeps grey grey', async () => {
    const raw = { width: 300, height: 200, channels: 3 as const };
    const grey = await sharp(photoPixels(300, 200), { raw }).toColourspace('b-w').jpeg({ quality: 95 }).toBuffer();
    const { content } = await images.fit(grey, { bytes: 5000 });
    expect((await sharp(content).metadata()).channels).toBe(1);
  });

  it('keeps the frames of an animation', async () => {
    const gif = await animatedGif();
    const result = await images.fit(gif, { bytes: Math.floor(gif.length / 2) });
    expect(result).toMatchObject({ format: 'gif', met: true });
    expect((await sharp(result.content).metadata()).pages).toBe(4);
  });

  it('takes the first frame where the format has but one', async () => {
    expect(await images.fit(await animatedGif(), { bytes: 2000, format: 'jpeg' })).toMatchObject({
      frame: 1,
      met: true,
    });
  });

  it('writes what cannot be searched in as JPEG or PNG', async () => {
    const tiff = await sharp(photo).tiff().toBuffer();
    expect(await images.fit(tiff, { bytes: 9000 })).toMatchObject({ format: 'jpeg', source: { format: 'tiff' } });
    const refused = { code: 'invalid-input', message: expect.stringContaining('TIFF') };
    await expect(images.fit(photo, { bytes: 9000, format: 'tiff' })).rejects.toMatchObject(refused);
  });
});

describe('the search', () => {
  it('finds the greatest setting within the bytes in few tries', async () => {
    let encodes = 0;
    const search = { from: 1, to: 100, start: 60, slope: 0.02, step: 1, near: 1, tries: 20 };
    for (const bytes of [130, 900, 5000, 8000]) {
      const { within, beyond } = await searchSize({
        ...search,
        bytes,
        encode: async (setting) => {
          encodes += 1;
          return { content: new Uint8Array(Math.round(100 * Math.exp(setting / 22))) };
        },
      });
      const most = Math.min(100, Math.floor(22 * Math.log((bytes + 0.5) / 100)));
      expect(within?.setting).toBe(most);
      expect(beyond?.setting).toBe(most + 1);
    }
    expect(encodes).toBeLessThan(28);
  });

  it('tells the smallest when nothing is small enough', async () => {
    const encode = async (setting: number) => ({ content: new Uint8Array(1000 + setting) });
    const search = { from: 1, to: 100, start: 60, slope: 0.02, step: 1, near: 1, tries: 20, bytes: 10, encode };
    const { within, beyond } = await searchSize(search);
    expect([within, beyond?.setting]).toEqual([undefined, 1]);
  });
});

it('samples a large picture in bands from top to bottom', () => {
  const picture = { data: Uint8Array.from({ length: 1024 * 10 }, (_, at) => at / 10 / 4), width: 10, height: 1024 };
  const sample = sampleOf({ ...picture, channels: 1 }, 256 * 10);
  expect(sample).toMatchObject({ width: 10, height: 256, channels: 1 });
  expect([0, 64, 128, 192].map((row) => sample.data[row * 10])).toEqual([24, 88, 152, 216]);
  expect(sampleOf({ ...picture, channels: 1 }, 1 << 20).height).toBe(1024);
});

it('measures likeness: 1 for the same, less for more noise', () => {
  const size = { width: 64, height: 64 };
  const plain = Uint8Array.from({ length: 4096 }, (_, at) => (at % 64) * 4);
  const noisy = (amount: number) => plain.map((value, at) => value + ((at * 7919) % 13 > 6 ? amount : 0));
  const likeness = [plain, noisy(3), noisy(12)].map((other) => structuralSimilarity(plain, other, size));
  expect(likeness[0]).toBeCloseTo(1, 9);
  expect(likeness).toEqual(likeness.toSorted((a, b) => b - a));
});
