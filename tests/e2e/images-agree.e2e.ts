import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { structuralSimilarity } from '../../src/ports/images/likeness.ts';
import type {
  CompressOptions,
  EncodedImage,
  FitOptions,
  Images,
  TransformOptions,
} from '../../src/ports/images/port.ts';
import { createImages } from '../../src/ports/images/sharp.ts';
import { imagesInChromium, type OpenImages } from '../servers/images-in-chromium.ts';
import { bitmap, icon, iconBitmap } from '../servers/sample-bitmaps.ts';
import { heic, heicGrid, turn } from '../servers/sample-heic.ts';
import { alphaPng, orientedJpeg, photoPixels } from '../servers/sample-images.ts';
import { connect } from './connect.ts';

let browser: Browser;
let here: OpenImages;
const server = createImages();

beforeAll(async () => {
  browser = await connect();
  here = await imagesInChromium(browser);
});
afterAll(async () => {
  await here.close();
  await browser.close();
});

const [WIDTH, HEIGHT] = [321, 243];
const svg = (width: number, height: number, inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`);
const hills = svg(
  WIDTH,
  HEIGHT,
  '<circle cx="90" cy="80" r="55" fill="#8a3b1c"/><path d="M150 230L210 60L300 220Z" fill="#244a2c"/><path d="M0 200Q80 150 160 200T321 190V243H0Z" fill="#3a4d7a"/>',
);
/** As soft as a photograph is at its full size. */
const soft = await sharp(photoPixels(WIDTH, HEIGHT), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
  .composite([{ input: hills }])
  .blur(1.2)
  .removeAlpha()
  .raw()
  .toBuffer();
const photo = () => sharp(soft, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
const screen = () =>
  sharp(
    svg(
      300,
      200,
      '<rect width="300" height="200" fill="#fff"/><rect x="20" y="20" width="120" height="40" fill="#2266cc"/><circle cx="220" cy="120" r="60" fill="#dd3355"/><path d="M10 190L290 100" stroke="#222" stroke-width="3"/>',
    ),
  ).removeAlpha();
/** Three frames in which a disc moves. */
const moving = async () => {
  const frames = [60, 100, 140].map((x) =>
    sharp(svg(200, 120, `<rect width="200" height="120" fill="#def"/><circle cx="${x}" cy="60" r="40" fill="#c33"/>`))
      .removeAlpha()
      .raw()
      .toBuffer(),
  );
  const raw = { width: 200, height: 360, channels: 3, pageHeight: 120 } as const;
  return sharp(Buffer.concat(await Promise.all(frames)), { raw });
};
const times = { delay: [100, 200, 300], loop: 2 };

type Made = EncodedImage<Uint8Array> & { met?: boolean };
type Make = () => Promise<Uint8Array> | Uint8Array;

const pictures: [name: string, make: Make][] = [
  ['JPEG', () => photo().jpeg({ quality: 92 }).toBuffer()],
  ['JPEG of a megapixel', () => photo().resize({ width: 1200 }).jpeg({ quality: 92 }).toBuffer()],
  ['progressive JPEG of full colour', () => photo().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()],
  ['grey JPEG', () => photo().toColourspace('b-w').jpeg().toBuffer()],
  ['JPEG on its side', () => orientedJpeg(6)],
  ['JPEG in mirror writing', () => orientedJpeg(5)],
  ['JPEG of a wide-gamut screen', () => photo().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()],
  ['PNG', () => photo().png().toBuffer()],
  ['PNG of a screen', () => screen().png().toBuffer()],
  ['PNG with opacity', () => alphaPng()],
  ['PNG with a palette', () => screen().png({ palette: true, colours: 8 }).toBuffer()],
  ['interlaced PNG', () => photo().png({ progressive: true }).toBuffer()],
  ['WebP', () => photo().webp().toBuffer()],
  ['WebP without loss', () => screen().webp({ lossless: true }).toBuffer()],
  [
    'WebP with opacity',
    async () =>
      sharp(await alphaPng())
        .webp()
        .toBuffer(),
  ],
  ['AVIF', () => photo().avif({ quality: 80, effort: 0 }).toBuffer()],
  ['HEIC', () => heic('photo')],
  ['HEIC of a wide-gamut screen', () => heic('camera')],
  ['HEIC in tiles, on its side', () => heicGrid(turn(1))],
  ['HEIC with opacity', () => heic('opacity')],
  ['grey HEIC', () => heic('grey')],
  ['HEIC of ten bits', () => heic('deep')],
  ['GIF', () => screen().gif().toBuffer()],
  ['animated GIF', async () => (await moving()).gif(times).toBuffer()],
  ['animated WebP', async () => (await moving()).webp({ ...times, quality: 95 }).toBuffer()],
  ['TIFF', () => photo().tiff({ compression: 'none' }).toBuffer()],
  ['TIFF with LZW', () => photo().tiff({ compression: 'lzw', predictor: 'horizontal' }).toBuffer()],
  ['TIFF with deflate', () => photo().tiff({ compression: 'deflate' }).toBuffer()],
  ['TIFF with PackBits', () => screen().tiff({ compression: 'packbits' }).toBuffer()],
  ['grey TIFF', () => photo().toColourspace('b-w').tiff({ compression: 'lzw' }).toBuffer()],
  ['BMP', () => bitmap()],
  ['ICO', () => icon([{ content: iconBitmap({ opacity: 255, bits: 32, masks: [0xff0000, 0xff00, 0xff] }) }])],
];

interface Task {
  ask: (images: Images<Uint8Array>, content: Uint8Array) => Promise<Made>;
  /** Whether the quality, and with it the look, is searched for: then both must be as like the original. */
  isSearched?: boolean;
}
const transform = (options: TransformOptions): Task => ({
  ask: (images, content) => images.transform(content, options),
});
const compress = (options: CompressOptions): Task => ({
  ask: (images, content) => images.compress(content, options),
  isSearched: options.quality === 'same-look',
});
const into = (options: FitOptions): Task => ({
  ask: (images, content) => images.fit(content, options),
  isSearched: true,
});
const shape = (options: TransformOptions) => transform({ ...options, quality: 100 });

const tasks: [name: string, task: Task][] = [
  ['much smaller', shape({ resize: { width: 64, fit: 'contain', enlarge: false } })],
  ['in another shape', shape({ resize: { width: 50, height: 40, fit: 'stretch', enlarge: true }, format: 'png' })],
  ['half as wide', shape({ resize: { width: 160, fit: 'contain', enlarge: false }, format: 'png' })],
  ['covering a square', shape({ resize: { width: 64, height: 64, fit: 'cover', enlarge: true } })],
  ['larger', shape({ resize: { width: 400, fit: 'contain', enlarge: true }, format: 'webp' })],
  [
    'cut and turned',
    shape({ crop: { x: 1, y: 2, width: 9, height: 4 }, rotate: 90, flip: 'horizontal', format: 'png' }),
  ],
  [
    'padded',
    shape({ resize: { width: 70, height: 60, fit: 'pad', enlarge: true }, background: '#224466', format: 'jpeg' }),
  ],
  ['turned with its blocks', { ask: (images, content) => images.turn(content, { rotate: 90, way: 'trim' }) }],
  [
    'straightened',
    { ask: (images, content) => images.turn(content, { angle: 7, corners: 'fill', way: 'blocks', quality: 100 }) },
  ],
  [
    'with a drawing over it',
    {
      ask: (images, content) =>
        images.overlay(
          content,
          '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><circle cx="40" cy="20" r="18" fill="#fff" stroke="#000" stroke-width="3"/></svg>',
          { width: 0.4, place: 'bottom-right', margin: 0.05, angle: 20, opacity: 0.7, quality: 100 },
        ),
    },
  ],
  ['as JPEG', transform({ format: 'jpeg', quality: 85 })],
  ['as WebP', transform({ format: 'webp', quality: 85 })],
  ['as PNG', transform({ format: 'png', quality: 90 })],
  ['as AVIF', transform({ format: 'avif', quality: 85 })],
  ['as TIFF', transform({ format: 'tiff' })],
  ['as GIF', transform({ format: 'gif', quality: 90 })],
  ['compressed', compress({ quality: 70 })],
  ['as small as it looks the same', compress({ quality: 'same-look' })],
  ['in 3 KB', into({ bytes: 3_000 })],
];

/** What is left to the server, when the visitor agrees: a photograph in a TIFF becomes a JPEG in one. */
const isAskedFor = (picture: string, task: string) =>
  picture.includes('TIFF') && (task === 'compressed' || task === 'as small as it looks the same');

/** Structural similarity of luma, 0 to 1; what is transparent is on grey. */
async function likeness(one: Uint8Array, other: Uint8Array): Promise<number> {
  const luma = (content: Uint8Array) =>
    sharp(content, { pages: -1 })
      .autoOrient()
      .flatten({ background: '#888888' })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
  const [a, b] = [await luma(one), await luma(other)];
  expect([a.info.width, a.info.height]).toEqual([b.info.width, b.info.height]);
  return structuralSimilarity(a.data, b.data, a.info);
}

/** How like the picture that it was made of, at that one's size. */
async function likenessTo(original: Uint8Array, made: Uint8Array): Promise<number> {
  const { content: seen } = await server.transform(original, { format: 'png', quality: 100 });
  const { width, height } = await sharp(seen).metadata();
  return likeness(seen, await sharp(made).resize({ width, height, fit: 'fill' }).png().toBuffer());
}

const said = async (made: Made, isSearched: boolean) => {
  const { format, type, width, height, ...rest } = made;
  const { delay, loop, pages, exif, xmp, icc } = await sharp(made.content, { pages: -1 }).metadata();
  const kept = { exif: exif !== undefined, xmp: xmp !== undefined, icc: icc !== undefined };
  const common = { format, type, source: 'source' in rest && rest.source, delay, loop, pages, kept, met: made.met };
  return isSearched ? common : { ...common, width, height };
};

describe.each(pictures)('%s', (picture, make) => {
  it.each(tasks)('%s', async (name, { ask, isSearched = false }) => {
    const content = await make();
    if (isAskedFor(picture, name)) return expect(ask(here, content)).rejects.toMatchObject({ name: 'NotHere' });
    const [there, made] = [await ask(server, content), await ask(here, content)];
    expect(await said(made, isSearched)).toEqual(await said(there, isSearched));
    const isAlike = there.width === made.width && (await likeness(there.content, made.content)) >= 0.99;
    if (isAlike) return;
    // Two searches, and two ways to choose colours, need not find the same: what they find must be as like the original.
    expect(isSearched || there.format !== 'jpeg').toBe(true);
    const [theirs, ours] = [await likenessTo(content, there.content), await likenessTo(content, made.content)];
    expect(ours).toBeGreaterThanOrEqual(theirs - 0.02);
  });
});
