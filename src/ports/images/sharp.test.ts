import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { heic } from '../../../tests/servers/sample-heic.ts';
import {
  alphaPng,
  animatedGif,
  animatedPng,
  animatedWebp,
  bombPng,
  htmlPage,
  orientedJpeg,
  photoJpeg,
  photoPixels,
  pngChunk,
} from '../../../tests/servers/sample-images.ts';
import { imagesContract } from './contract.ts';
import { createImages } from './sharp.ts';

imagesContract(createImages, async () => ({ jpeg: await photoJpeg(), png: await alphaPng(), heic: heic('photo') }));

const images = createImages();
const raw = (width: number, height: number) =>
  sharp(photoPixels(width, height), { raw: { width, height, channels: 3 } });

/** Mean difference of two pictures' samples, 0 to 255, both as a viewer shows them. */
async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const pixels = (content: Uint8Array) =>
    sharp(content, { pages: -1 }).autoOrient().toColourspace('srgb').ensureAlpha().raw().toBuffer();
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  expect(a.length).toBe(b.length);
  // What is transparent has no colour.
  const seen = (pixels: Buffer, at: number) =>
    at % 4 === 3 ? (pixels[at] ?? 0) : ((pixels[at] ?? 0) * (pixels[at | 3] ?? 0)) / 255;
  return a.reduce((sum, _, at) => sum + Math.abs(seen(a, at) - seen(b, at)), 0) / a.length;
}

describe('what is kept right', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('a picture stored in EXIF orientation %i is seen upright', async (orientation) => {
    const result = await images.compress(await orientedJpeg(orientation), { quality: 80 });
    expect(result).toMatchObject({ width: 96, height: 64 });
    const upright = sharp(result.content).autoOrient().removeAlpha().raw();
    const { data, info } = await upright.toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([96, 64]);
    const corners = [data.subarray(0, 3), data.subarray(95 * 3, 96 * 3), data.subarray(-3)].map((pixel) =>
      [...pixel].map((value) => Math.round(value / 255)),
    );
    expect(corners).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
  });

  it('transparency of a PNG', async () => {
    const png = await alphaPng();
    const result = await images.compress(png, { quality: 80 });
    expect(result.content.length).toBeLessThan(png.length);
    expect((await sharp(result.content).metadata()).hasAlpha).toBe(true);
    expect(await difference(png, result.content)).toBeLessThan(2);
  });

  it.each([
    ['webp', animatedWebp],
    ['gif', animatedGif],
  ] as const)('frames, delays and loops of an animated %s', async (format, make) => {
    const result = await images.compress(await make(), { quality: 50 });
    expect(result).toMatchObject({ format, width: 40, height: 30, kept: false });
    const { pages, delay, loop } = await sharp(result.content).metadata();
    expect({ pages, delay, loop }).toEqual({ pages: 4, delay: [100, 200, 300, 400], loop: 3 });
    expect(await images.inspect(result.content)).toMatchObject({ frames: 4, height: 30 });
  });

  it('every frame of an animated PNG, whose text alone is dropped', async () => {
    const result = await images.compress(animatedPng(), { quality: 50 });
    const content = Buffer.from(result.content);
    expect(result).toMatchObject({ format: 'png', width: 2, height: 1, kept: true });
    expect([content.includes('fdAT'), content.includes('acTL'), content.includes('Somebody')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('an animation that is stored sideways, with the orientation that says so', async () => {
    const webp = await sharp(await animatedWebp(), { pages: -1 })
      .withMetadata({ orientation: 6 })
      .webp()
      .toBuffer();
    const result = await images.compress(webp, { quality: 50 });
    expect(result).toMatchObject({ width: 30, height: 40, kept: true });
    expect(await sharp(result.content).metadata()).toMatchObject({ pages: 4, orientation: 6 });
  });

  it('16 bits a sample at quality 100, the look of them below', async () => {
    const png = await raw(64, 48).toColourspace('rgb16').png({ compressionLevel: 0 }).toBuffer();
    const best = await images.compress(png, { quality: 100 });
    expect((await sharp(best.content).metadata()).depth).toBe('ushort');
    const good = await images.compress(png, { quality: 80 });
    expect((await sharp(good.content).metadata()).depth).toBe('uchar');
    expect(await difference(png, good.content)).toBeLessThan(8);
  });

  it('grey as grey', async () => {
    const jpeg = await raw(160, 120).toColourspace('b-w').jpeg({ quality: 98 }).toBuffer();
    const result = await images.compress(jpeg, { quality: 60 });
    expect((await sharp(result.content).metadata()).space).toBe('b-w');
    expect(await difference(jpeg, result.content)).toBeLessThan(6);
  });

  it('the colours of a CMYK photo, as sRGB', async () => {
    const jpeg = await raw(160, 120).toColourspace('cmyk').jpeg({ quality: 98 }).toBuffer();
    const result = await images.compress(jpeg, { quality: 60 });
    expect((await sharp(result.content).metadata()).space).toBe('srgb');
    expect(await difference(jpeg, result.content)).toBeLessThan(8);
  });

  it.each(['avif', 'tiff'] as const)('the format of an %s', async (format) => {
    const encoded =
      format === 'avif' ? raw(64, 48).avif({ quality: 95, effort: 0 }) : raw(64, 48).tiff({ compression: 'none' });
    const result = await images.compress(await encoded.toBuffer(), { quality: 50 });
    expect(result).toMatchObject({ format, type: `image/${format}`, kept: false, width: 64, height: 48 });
    expect(await images.inspect(result.content)).toMatchObject({ format, width: 64, height: 48 });
  });

  it('all pages of a TIFF', async () => {
    const pages = sharp(photoPixels(40, 120), { raw: { width: 40, height: 120, channels: 3, pageHeight: 30 } });
    const result = await images.compress(await pages.tiff({ compression: 'none' }).toBuffer(), { quality: 50 });
    expect(await images.inspect(result.content)).toMatchObject({ frames: 4, width: 40, height: 30 });
  });

  it('a photo in a PNG stays free of the banding of a small palette', async () => {
    const png = await raw(256, 256).png().toBuffer();
    const result = await images.compress(png, { quality: 99 });
    expect(await difference(png, result.content)).toBeLessThan(5);
  });
});

describe('by eye', () => {
  const text = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${Array.from({ length: 12 }, (_, line) => `<text x="8" y="${20 + line * 18}" font-size="13" fill="${line % 2 ? '#b00020' : '#123'}">The quick brown fox ${line} jumps over it</text>`).join('')}</svg>`;
  const screenshot = (format: 'png' | 'jpeg') =>
    sharp(Buffer.from(text(320, 240)))
      .toFormat(format, { quality: 97 })
      .toBuffer();

  it('finds more quality for fine text than for a soft picture', async () => {
    const soft = await raw(320, 240).blur(6).jpeg({ quality: 98 }).toBuffer();
    const [one, other] = [await screenshot('jpeg'), soft].map((content) =>
      images.compress(content, { quality: 'same-look' }),
    );
    expect((await one)?.quality).toBeGreaterThan((await other)?.quality ?? 100);
  });

  it('takes the type with the fewest bytes, and keeps what is transparent', async () => {
    const photo = await photoJpeg({ quality: 97 });
    const smallest = await images.compress(photo, { quality: 80, format: 'smallest' });
    const jpeg = await images.compress(photo, { quality: 80 });
    expect(smallest.content.length).toBeLessThan(jpeg.content.length);
    expect(['webp', 'avif']).toContain(smallest.format);
    const logo = await images.compress(await alphaPng(600, 360), { quality: 'same-look', format: 'smallest' });
    expect((await sharp(logo.content).metadata()).hasAlpha).toBe(true);
  });

  it('keeps a picture in its own type where another would take more bytes', async () => {
    const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#224466' } })
      .png({ palette: true, colours: 2 })
      .toBuffer();
    const result = await images.compress(png, { quality: 100, format: 'jpeg' });
    expect(result).toMatchObject({ format: 'png', kept: true, quality: 100 });
    expect(result.content.length).toBeLessThanOrEqual(png.length);
  });

  it('keeps frames together: a film becomes no still picture', async () => {
    const film = await animatedGif();
    const result = await images.compress(film, { quality: 'same-look', format: 'smallest' });
    expect(result.content.length).toBeLessThanOrEqual(film.length);
    expect(await sharp(result.content).metadata()).toMatchObject({ pages: 4, delay: [100, 200, 300, 400], loop: 3 });
    expect((await images.compress(film, { quality: 50, format: 'jpeg' })).format).toBe('gif');
  });
});

describe('what is dropped', () => {
  const traces = ['SampleCam', 'Exif', 'xmpmeta'];
  const found = (content: Uint8Array) => traces.filter((trace) => Buffer.from(content).includes(trace));

  it('camera, place and preview of a photo that is encoded anew', async () => {
    const jpeg = await photoJpeg({ orientation: 6 });
    expect(found(jpeg)).not.toEqual([]);
    const result = await images.compress(jpeg, { quality: 50 });
    expect(result.kept).toBe(false);
    expect(found(result.content)).toEqual([]);
    expect((await sharp(result.content).metadata()).exif).toBeUndefined();
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('the same of a %s whose picture data is kept', async (format) => {
    const small = raw(240, 160).withMetadata({ orientation: 6 }).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');
    const file = await small
      .withExifMerge({ IFD0: { Make: 'SampleCam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 28/1 40/1' } })
      .toFormat(format, { quality: 4, effort: 1, palette: true, colours: 4 })
      .toBuffer();
    expect(found(file)).toContain('SampleCam');
    const result = await images.compress(file, { quality: 100 });
    expect(result).toMatchObject({ kept: true, width: 160, height: 240 });
    expect(result.content.length).toBeLessThanOrEqual(file.length);
    expect(found(result.content).filter((trace) => trace !== 'Exif')).toEqual([]);
    expect(await difference(file, result.content)).toBe(0);
    const { autoOrient } = await sharp(result.content).metadata();
    expect(autoOrient).toEqual({ width: 160, height: 240 });
  });

  it('comments of a GIF whose picture data is kept', async () => {
    const gif = await raw(20, 20).gif({ colours: 2, dither: 0 }).toBuffer();
    const comment = Buffer.from('\x21\xfe\x09Somebody!\0', 'latin1');
    const at = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
    const named = Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at)]);
    const result = await images.compress(named, { quality: 100 });
    expect(Buffer.from(result.content).includes('Somebody')).toBe(false);
    expect(await difference(gif, result.content)).toBe(0);
  });

  it('what hides behind the end of a picture', async () => {
    const jpeg = await raw(32, 32).jpeg({ quality: 1 }).toBuffer();
    const result = await images.compress(Buffer.concat([jpeg, Buffer.from('a film')]), { quality: 100 });
    expect(result.kept).toBe(true);
    expect(Buffer.from(result.content).equals(jpeg)).toBe(true);
  });
});

describe('what is refused', () => {
  const damaged = { code: 'unsupported', message: 'The image is damaged or incomplete and cannot be read.' };

  it.each([0.05, 0.5, 0.9, 0.999])('a JPEG cut short at %d of its length', async (share) => {
    const jpeg = await photoJpeg();
    const cut = jpeg.subarray(0, Math.floor(jpeg.length * share));
    await expect(images.compress(cut, { quality: 80 })).rejects.toMatchObject(damaged);
  });

  it.each([
    ['png', alphaPng],
    ['webp', animatedWebp],
  ] as const)('a %s cut short anywhere', async (_, make) => {
    const whole = await make();
    for (const share of [0.1, 0.5, 0.95]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      await expect(images.compress(cut, { quality: 80 })).rejects.toMatchObject(damaged);
    }
  });

  it('the signature of a picture with noise behind it', async () => {
    const noise = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(photoPixels(20, 20))]);
    await expect(images.compress(noise, { quality: 80 })).rejects.toMatchObject(damaged);
    await expect(images.inspect(noise)).rejects.toMatchObject(damaged);
  });

  it('a web page', async () => {
    await expect(images.inspect(htmlPage)).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('3.6 thousand million pixels, by its header', async () => {
    const bomb = bombPng();
    const message = 'The image has 60,000 × 60,000 pixels. Up to 50,000,000 pixels in all can be read.';
    await expect(images.compress(bomb, { quality: 80 })).rejects.toMatchObject({ code: 'too-large', message });
    await expect(images.inspect(bomb)).rejects.toMatchObject({ code: 'too-large', message });
  });

  it('too many frames, and too many pixels in all frames', async () => {
    const webp = await animatedWebp();
    const frames = createImages({ maxFrames: 3 }).compress(webp, { quality: 80 });
    await expect(frames).rejects.toMatchObject({
      code: 'too-large',
      message: 'The image has 4 frames, and images can have 3 at most.',
    });
    const pixels = createImages({ maxPixels: 4799 }).compress(webp, { quality: 80 });
    await expect(pixels).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('4 frames of 40 × 30 pixels'),
    });
    await expect(
      createImages({ maxPixels: 4800, maxFrames: 4 }).compress(webp, { quality: 80 }),
    ).resolves.toBeDefined();
  });

  it('more bytes than are taken', async () => {
    const small = createImages({ maxInputBytes: 1024 });
    const message = expect.stringContaining('images can be 1.0 KB at most.');
    await expect(small.compress(await photoJpeg(), { quality: 80 })).rejects.toMatchObject({
      code: 'too-large',
      message,
    });
  });

  it('a text chunk that unpacks to a hundred megabytes, without unpacking it', async () => {
    const packed = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(100 * 1024 * 1024))]);
    const png = await alphaPng();
    const bomb = Buffer.concat([png.subarray(0, 33), pngChunk('zTXt', packed), png.subarray(33)]);
    const before = process.memoryUsage().rss;
    await images.compress(bomb, { quality: 80 }).catch((error: unknown) => expect(error).toMatchObject(damaged));
    expect(process.memoryUsage().rss - before).toBeLessThan(90 * 1024 * 1024);
  });

  it('work that takes too long', async () => {
    const slow = createImages({ timeout: 5 });
    const picture = await raw(700, 700).png({ compressionLevel: 0 }).toBuffer();
    const message = 'Processing the image took longer than 0.005 seconds.';
    await expect(slow.compress(picture, { quality: 80 })).rejects.toMatchObject({ code: 'timed-out', message });
  });
});

describe('many at once', () => {
  it('answers busy when too many wait, and takes what is aborted out of the queue', async () => {
    const narrow = createImages({ concurrency: 1, queue: 1 });
    const jpeg = await photoJpeg({ width: 800, height: 600 });
    const controller = new AbortController();
    const first = narrow.compress(jpeg, { quality: 80 });
    const waiting = narrow.compress(jpeg, { quality: 80, signal: controller.signal });
    await expect(narrow.compress(jpeg, { quality: 80 })).rejects.toMatchObject({ code: 'busy', retryAfter: 5 });
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
    const next = narrow.compress(jpeg, { quality: 80 });
    expect((await first).content).toEqual((await next).content);
  });
});
