import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { bitmap, icon, iconBitmap, runs8 } from '../../../tests/servers/sample-bitmaps.ts';
import { animatedPng, bombPng, orientedJpeg, pngChunk } from '../../../tests/servers/sample-images.ts';
import { type TiffOptions, tiff } from '../../../tests/servers/sample-tiffs.ts';
import type { ImageFormat, TransformOptions } from './port.ts';
import { createImages } from './sharp.ts';

const images = createImages();
const [WIDTH, HEIGHT] = [64, 48];
const RGBW = ['ff0000', '00ff00', '0000ff', 'ffffff'];
/** The same as light: 21, 72, 7 and 100 percent of it. */
const GREYS = ['7f7f7f', 'dcdcdc', '4c4c4c', 'ffffff'];

const rect = (fill: string, x: number, y: number) =>
  `<rect width="${WIDTH / 2}" height="${HEIGHT / 2}" x="${x}" y="${y}" fill="${fill}"/>`;
const quarters = `${rect('#f00', 0, 0)}${rect('#0f0', WIDTH / 2, 0)}${rect('#00f', 0, HEIGHT / 2)}${rect('#fff', WIDTH / 2, HEIGHT / 2)}`;
const drawing = (body = quarters, size = `width="${WIDTH}" height="${HEIGHT}"`, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`);
const pixels = await sharp(drawing()).removeAlpha().raw().toBuffer();
const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;

/** Four corners: red, green, blue, white. */
const corners = () => sharp(pixels, { raw });
const file = (image: Sharp) => image.toBuffer();
/** The corners as first of three frames or pages, the others dark. */
const frames = () =>
  sharp(Buffer.concat([pixels, Buffer.alloc(pixels.length), Buffer.alloc(pixels.length, 99)]), {
    raw: { ...raw, height: HEIGHT * 3, pageHeight: HEIGHT },
  });
/** A colour that every profile has. */
const inside = () => sharp({ create: { ...raw, background: '#b06040' } });

/** Colours of the middles of the four quarters, as a viewer shows them. */
async function probed(content: Uint8Array, options: TransformOptions = {}): Promise<string[]> {
  const { content: png } = await images.transform(content, { ...options, format: 'png' });
  const shown = sharp(png).ensureAlpha().raw();
  const { data, info } = await shown.toBuffer({ resolveWithObject: true });
  return [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ].map(([x = 0, y = 0]) => {
    const at = 4 * (Math.floor((y * info.height) / 4) * info.width + Math.floor((x * info.width) / 4));
    return data
      .subarray(at, at + 4)
      .toString('hex')
      .replace(/ff$/, '');
  });
}

/** Widest difference of two lists of colours in one channel, 0 to 255. */
function apart(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [Buffer.from(one.join(''), 'hex'), Buffer.from(other.join(''), 'hex')];
  return a.length === b.length ? a.reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] ?? 0))), 0) : 255;
}

type Case = [name: string, format: ImageFormat, make: () => Promise<Uint8Array> | Uint8Array];

describe('what is read, with its colours right', () => {
  it.each<Case>([
    ['JPEG', 'jpeg', () => file(corners().jpeg())],
    ['progressive JPEG', 'jpeg', () => file(corners().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }))],
    ['PNG', 'png', () => file(corners().png())],
    ['interlaced PNG', 'png', () => file(corners().png({ progressive: true }))],
    ['PNG of 16 bits', 'png', () => file(corners().toColourspace('rgb16').png())],
    ['PNG of 8 bits with a palette', 'png', () => file(corners().png({ palette: true }))],
    ['PNG of 2 bits with a palette', 'png', () => file(corners().png({ palette: true, colours: 4 }))],
    ['PNG with opacity', 'png', () => file(corners().ensureAlpha().png())],
    ['GIF', 'gif', () => file(corners().gif())],
    ['animated GIF', 'gif', () => file(frames().gif({ delay: [100, 100, 100] }))],
    ['WebP', 'webp', () => file(corners().webp({ quality: 95, smartSubsample: true }))],
    ['WebP without loss', 'webp', () => file(corners().webp({ lossless: true }))],
    ['animated WebP', 'webp', () => file(frames().webp({ lossless: true, delay: [100, 100, 100] }))],
    ['AVIF', 'avif', () => file(corners().avif({ quality: 90, effort: 0 }))],
    ['TIFF', 'tiff', () => file(corners().tiff({ compression: 'none' }))],
    ['TIFF with LZW', 'tiff', () => file(corners().tiff({ compression: 'lzw', predictor: 'horizontal' }))],
    ['TIFF with deflate', 'tiff', () => file(corners().tiff({ compression: 'deflate' }))],
    ['TIFF with JPEG', 'tiff', () => file(corners().tiff({ compression: 'jpeg', quality: 95 }))],
    ['TIFF with PackBits', 'tiff', () => file(corners().tiff({ compression: 'packbits' }))],
    ['TIFF in tiles', 'tiff', () => file(corners().tiff({ tile: true, tileWidth: 16, tileHeight: 16 }))],
    ['TIFF of 16 bits', 'tiff', () => file(corners().toColourspace('rgb16').tiff({ compression: 'none' }))],
    ['TIFF of three pages', 'tiff', () => file(frames().tiff({ compression: 'lzw' }))],
    ['BMP', 'bmp', () => bitmap()],
    ['BMP with runs', 'bmp', () => bitmap({ bits: 8, compression: 1, pixels: runs8() })],
    ['BMP around a PNG', 'bmp', async () => bitmap({ bits: 0, compression: 5, pixels: await file(corners().png()) })],
    ['BMP around a JPEG', 'bmp', async () => bitmap({ bits: 0, compression: 4, pixels: await file(corners().jpeg()) })],
    ['ICO', 'ico', () => icon([{ content: iconBitmap({ opacity: 255, bits: 32, masks: [0xff0000, 0xff00, 0xff] }) }])],
    [
      'ICO around a PNG',
      'ico',
      async () => icon([{ content: iconBitmap() }, { content: await file(corners().png()) }]),
    ],
    ['SVG', 'svg', () => drawing()],
    ['SVG without a size', 'svg', () => drawing(quarters, `viewBox="0 0 ${WIDTH} ${HEIGHT}"`)],
    [
      'SVG that is too large',
      'svg',
      () => drawing(quarters, `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="90000" height="67500"`),
    ],
    [
      'SVG with names for namespaces',
      'svg',
      () =>
        drawing(quarters, 'xmlns:x="&ns;" width="64" height="48"', '<!DOCTYPE svg [<!ENTITY ns "http://a.test/">]>'),
    ],
    [
      'SVG with a picture inside',
      'svg',
      async () =>
        drawing(
          `<image width="64" height="48" href="data:image/png;base64,${(await file(corners().png())).toString('base64')}"/>`,
        ),
    ],
  ])('%s', async (_, format, make) => {
    const content = await make();
    expect((await images.inspect(content)).format).toBe(format);
    const seen = (await probed(content, { resize: { width: 64, fit: 'contain', enlarge: true } })).slice(0, 4);
    expect(apart(format === 'ico' ? [...seen.slice(0, 3), 'ffffff'] : seen, RGBW)).toBeLessThan(16);
  });

  it.each<Case>([
    ['JPEG', 'jpeg', () => file(corners().toColourspace('b-w').jpeg())],
    ['PNG', 'png', () => file(corners().toColourspace('b-w').png())],
    ['PNG of 16 bits', 'png', () => file(corners().toColourspace('grey16').png())],
    ['TIFF', 'tiff', () => file(corners().toColourspace('b-w').tiff())],
  ])('a grey %s', async (_, __, make) => {
    expect(apart(await probed(await make()), GREYS)).toBeLessThan(16);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('EXIF orientation %i, upright', async (orientation) => {
    const content = await orientedJpeg(orientation);
    for (const options of [
      {},
      { crop: { x: 0, y: 0, width: 96, height: 64 } },
      { resize: { width: 30, fit: 'contain', enlarge: false } },
    ] as const) {
      expect(apart(await probed(content, options), ['ff0000', '00ff00', 'ffffff', '0000ff'])).toBeLessThan(16);
    }
  });

  it.each<[string, (image: Sharp) => Sharp]>([
    ['JPEG', (image) => image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })],
    ['PNG', (image) => image.png()],
    ['PNG of 16 bits', (image) => image.toColourspace('rgb16').png()],
    ['WebP', (image) => image.webp({ quality: 95 })],
    ['TIFF', (image) => image.tiff()],
  ])('a %s in the colours of wide-gamut screens', async (_, encode) => {
    const content = await file(encode(inside().withIccProfile('p3')));
    for (const options of [{}, { resize: { width: 40, fit: 'contain', enlarge: false } }] as const) {
      expect(apart(await probed(content, options), Array(4).fill('b06040'))).toBeLessThan(6);
    }
  });

  it.each<[string, (image: Sharp) => Sharp]>([
    ['JPEG', (image) => image.jpeg({ quality: 95 })],
    ['TIFF', (image) => image.tiff({ compression: 'lzw' })],
  ])('a %s in the colours of print', async (_, encode) => {
    const content = await file(encode(inside().toColourspace('cmyk')));
    for (const options of [{}, { resize: { width: 40, fit: 'contain', enlarge: false } }] as const) {
      expect(apart(await probed(content, options), Array(4).fill('b06040'))).toBeLessThan(24);
    }
  });

  it('says that it used the first of several frames', async () => {
    const animated = await file(frames().gif({ delay: [100, 100, 100] }));
    expect(await images.transform(animated, { format: 'jpeg' })).toMatchObject({ frame: 1, source: { frames: 3 } });
    expect(await images.transform(animatedPng(), { format: 'jpeg' })).toMatchObject({
      frame: 1,
      source: { frames: 2 },
    });
    expect(await images.transform(await file(frames().tiff()), {})).toMatchObject({ frame: 1, source: { frames: 3 } });
    expect(await images.transform(animated, { format: 'webp' })).not.toHaveProperty('frame');
  });
});

describe('a valid TIFF of a kind that is not supported is not called damaged', () => {
  it.each<[string, RegExp, TiffOptions]>([
    ['in CIE Lab of 8 bits', /CIE Lab/, { photometric: 8 }],
    ['in ICC Lab', /CIE Lab/, { photometric: 9 }],
    ['of 12 bits', /12 bits/, { bits: 12 }],
    ['of 12 bits in grey', /12 bits/, { bits: 12, samples: 1, photometric: 1 }],
    ['of 4 bits in three channels', /4 bits/, { bits: 4 }],
    ['of 5, 6 and 5 bits', /different numbers of bits/, { bits: [5, 6, 5] }],
    ['of 32-bit whole numbers', /32-bit whole numbers/, { bits: 32 }],
    ['with LZMA', /LZMA/, { compression: 34925 }],
    ['with Zstandard', /Zstandard/, { compression: 50000 }],
    ['with a compression that has no name', /number 4242/, { compression: 4242 }],
    ['in planes of tiles', /apart, in tiles/, { fields: { 284: 2, 322: 16, 323: 16 } }],
    ['in YCbCr without JPEG', /YCbCr/, { photometric: 6 }],
    ['of a camera sensor', /raw camera/, { photometric: 32803, samples: 1, bits: 16 }],
    ['of six inks', /more inks/, { photometric: 5, samples: 6 }],
  ])('%s', async (_, told, options) => {
    const refused = {
      code: 'unsupported',
      message: expect.stringMatching(/^This TIFF .+ is not supported\. Save it as .+\.$/),
    };
    for (const asked of [images.inspect(tiff(options)), images.transform(tiff(options), { format: 'png' })]) {
      await expect(asked).rejects.toMatchObject(refused);
      await expect(asked).rejects.toThrow(told);
    }
  });

  it.each<[string, TiffOptions]>([
    ['of 8 bits', {}],
    ['with the high byte first', { byteOrder: 'big' }],
    ['of 16 bits', { bits: 16 }],
    ['in CIE Lab of 16 bits', { bits: 16, photometric: 8 }],
    ['of 4 bits in grey', { bits: 4, samples: 1, photometric: 1 }],
    ['of floating-point numbers', { bits: 32, fields: { 339: 3 } }],
    ['in the colours of print', { samples: 4, photometric: 5 }],
  ])('while one %s is read', async (_, options) => {
    expect(await images.inspect(tiff(options))).toMatchObject({ format: 'tiff', width: 16, height: 16 });
    await images.transform(tiff(options), { format: 'png' });
  });
});

describe('what is broken is refused in words and in time', () => {
  const png = () => file(corners().png());
  const patched = (content: Uint8Array, at: number, bytes: readonly number[]) => {
    const copy = Buffer.from(content);
    copy.set(bytes, at);
    return copy;
  };
  const half = (content: Uint8Array) => content.subarray(0, content.length >> 1);
  const header = (width: number, height: number) => {
    const data = Buffer.alloc(13);
    data.writeUInt32BE(width, 0);
    data.writeUInt32BE(height, 4);
    data.set([8, 2], 8);
    return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), pngChunk('IHDR', data)]);
  };
  const wide = (file: Buffer) => file.writeInt32LE(100_000_000, 18);
  const tall = (file: Buffer) => file.writeInt32LE(-2_147_483_648, 22);
  const entities = (levels: number) =>
    Array.from({ length: levels }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');

  it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['a JPEG cut in its header', async () => (await file(corners().jpeg())).subarray(0, 40)],
    ['half a JPEG', async () => half(await file(corners().jpeg()))],
    ['half a PNG', async () => half(await png())],
    ['a PNG with a wrong checksum', async () => patched(await png(), 29, [1, 2, 3, 4])],
    ['a PNG of 60,000 x 60,000 pixels', () => bombPng()],
    ['a PNG of no width', () => Buffer.concat([header(0, 5), pngChunk('IDAT', Buffer.alloc(4))])],
    ['a PNG without pixels', () => Buffer.concat([header(5, 5), pngChunk('IEND', Buffer.alloc(0))])],
    ['half a GIF', async () => half(await file(corners().gif()))],
    ['a GIF of its header alone', () => Buffer.from('GIF89a\x40\0\x30\0\0\0\0', 'latin1')],
    ['half a WebP', async () => half(await file(corners().webp()))],
    ['half an AVIF', async () => half(await file(corners().avif({ effort: 0 })))],
    ['a TIFF whose directory is behind its end', () => Buffer.from('II*\0\xff\xff\xff\x7f', 'latin1')],
    ['half a TIFF', async () => half(await file(corners().tiff({ compression: 'none' })))],
    ['half a BMP', () => half(bitmap())],
    ['a BMP of a hundred million columns', () => bitmap({ patch: wide })],
    ['a BMP of two thousand million rows', () => bitmap({ patch: tall })],
    ['a BMP of runs that is said to be large', () => bitmap({ bits: 8, compression: 1, patch: wide })],
    ['a BMP around half a PNG', async () => bitmap({ bits: 0, compression: 5, pixels: half(await png()) })],
    ['a BMP around a BMP', () => bitmap({ bits: 0, compression: 5, pixels: bitmap() })],
    ['an icon that points to itself', () => icon([{ content: iconBitmap(), start: 0x16 - 16 }])],
    ['an icon that points behind its end', () => icon([{ content: iconBitmap(), start: 0x7fffffff }])],
    ['an icon around a bomb', () => icon([{ content: bombPng() }])],
    ['an SVG that does not end', () => half(drawing())],
    [
      'an SVG whose entities grow',
      () => drawing('<text>&e8;</text>', '', `<!DOCTYPE svg [<!ENTITY e0 "x">${entities(8)}]>`),
    ],
    [
      'an SVG that reads a file',
      () => drawing('<text>&x;</text>', '', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>'),
    ],
    [
      'an SVG around a bomb',
      () => drawing(`<image width="9" height="9" href="data:image/png;base64,${bombPng().toString('base64')}"/>`),
    ],
    ['a HEIC photo', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('%s', async (_, make) => {
    const content = await make();
    for (const format of ['jpeg', 'png'] as const) {
      const error = await images.transform(content, { format }).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toMatchObject({
        code: expect.stringMatching(/^(?:unsupported|too-large)$/),
        message: expect.stringMatching(/^[A-Z].+\.$/),
      });
    }
  });

  it('a drawing shows nothing of other files', async () => {
    const inside = await file(sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } }).png());
    const nested = `data:image/svg+xml;base64,${drawing().toString('base64')}`;
    const plain = `data:image/png;base64,${inside.toString('base64')}`;
    const shown = (href: string) => drawing(`<image width="64" height="48" href="${href}"/>`);
    expect((await probed(shown(plain)))[0]).toBe('ff0000');
    for (const href of ['file:///etc/passwd', 'https://a.test/a.png', 'a.png', nested]) {
      expect((await probed(shown(href)))[0]).toMatch(/^.{6}00$/);
    }
  });
});
