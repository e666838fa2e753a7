import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  coded,
  cut,
  exif,
  extent,
  grid,
  type HeicName,
  heic,
  heicGrid,
  heicOf,
  mirror,
  type Part,
  turn,
} from '../../../../tests/servers/sample-heic.ts';
import { createImages } from '../sharp.ts';
import { readHeicHeader } from './header.ts';

const images = createImages();
const quarters = coded('quarters');
const [RED, GREEN, BLUE, YELLOW] = ['red', 'green', 'blue', 'yellow'];
const COLOURS = { red: [192, 32, 32], green: [32, 160, 64], blue: [32, 64, 192], yellow: [224, 208, 64] };

/** Colours near the corners, clockwise from the top left. */
async function corners(content: Uint8Array): Promise<(string | undefined)[]> {
  const { content: png } = await images.transform(content, { format: 'png', quality: 100 });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [right, down] = [info.width - 5, info.height - 5];
  return [
    [4, 4],
    [right, 4],
    [right, down],
    [4, down],
  ].map(([x = 0, y = 0]) => {
    const pixel = data.subarray((y * info.width + x) * 3);
    return Object.entries(COLOURS).find(([, colour]) =>
      colour.every((value, at) => Math.abs(value - (pixel[at] ?? 0)) < 24),
    )?.[0];
  });
}

const turned = (...properties: Required<Part>['properties'][number][]): Part => ({
  ...quarters,
  properties: [...quarters.properties, ...properties],
});

describe('how a HEIC lies', () => {
  it.each([
    ['as it is stored', [], [RED, GREEN, YELLOW, BLUE], 128, 96],
    ['a quarter to the left', [turn(1)], [GREEN, YELLOW, BLUE, RED], 96, 128],
    ['upside down', [turn(2)], [YELLOW, BLUE, RED, GREEN], 128, 96],
    ['a quarter to the right', [turn(3)], [BLUE, RED, GREEN, YELLOW], 96, 128],
    ['left and right swapped', [mirror(1)], [GREEN, RED, BLUE, YELLOW], 128, 96],
    ['top and bottom swapped', [mirror(0)], [BLUE, YELLOW, GREEN, RED], 128, 96],
    ['turned, then mirrored', [turn(1), mirror(1)], [YELLOW, GREEN, RED, BLUE], 96, 128],
    ['cut', [cut(64, 48)], [RED, GREEN, YELLOW, BLUE], 64, 48],
  ])('%s', async (_, properties, seen, width, height) => {
    const content = heicOf([turned(...properties)]);
    expect(await images.inspect(content)).toEqual({ format: 'heic', width, height, frames: 1 });
    expect(await corners(content)).toEqual(seen);
  });

  it('is said once: the orientation in its EXIF data is not honoured beside it', async () => {
    for (const orientation of [1, 3, 6, 8]) {
      const content = heicOf([turned(turn(3)), { type: 'Exif', data: exif(orientation), references: { cdsc: [1] } }]);
      expect(await corners(content)).toEqual([BLUE, RED, GREEN, YELLOW]);
      const kept = await images.transform(content, { format: 'jpeg', keepMetadata: true });
      const { width, height, orientation: told = 1 } = await sharp(kept.content).metadata();
      expect([width, height, told]).toEqual([96, 128, 1]);
    }
  });
});

describe('what a HEIC is put together from', () => {
  it('tiles, of which some reach over the edge', async () => {
    expect(await images.inspect(heicGrid())).toMatchObject({ width: 200, height: 150 });
    expect(await corners(heicGrid())).toEqual([RED, GREEN, YELLOW, BLUE]);
    expect(await images.inspect(heicGrid(turn(1)))).toMatchObject({ width: 150, height: 200 });
  });

  it('the primary picture of several, whatever the order, without its thumbnail', async () => {
    const small = { ...coded('opacity'), references: { thmb: [3] } };
    const content = heicOf([coded('photo'), small, quarters], { primary: 3 });
    expect(await images.inspect(content)).toMatchObject({ width: 128, height: 96 });
    expect(await corners(content)).toEqual([RED, GREEN, YELLOW, BLUE]);
  });

  it('opacity, which makes a PNG of it where no format is asked for', async () => {
    const made = await images.transform(heic('opacity'), {});
    expect(made).toMatchObject({ format: 'png', width: 128, height: 96, source: { format: 'heic' } });
    const { data, info } = await sharp(made.content).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    const opacity = (x: number) => data[(48 * info.width + x) * 4 + 3] ?? 0;
    expect([2, 64, 125].map((x) => Math.round(opacity(x) / 64))).toEqual([0, 2, 4]);
  });

  it('colours that were stored darker where they are transparent', async () => {
    const [colour, alpha] = [coded('opacity', 1), coded('opacity', 2)];
    const content = heicOf([
      { ...colour, references: { prem: [2] } },
      { ...alpha, references: { auxl: [1] } },
    ]);
    const pixelsOf = async (file: Uint8Array) =>
      sharp((await images.transform(file, { format: 'png', quality: 100 })).content)
        .raw()
        .toBuffer();
    const [plain, divided] = [await pixelsOf(heic('opacity')), await pixelsOf(content)];
    const middle = (48 * 128 + 64) * 4;
    const [red = 0, , , opacity = 0] = plain.subarray(middle);
    expect(divided[middle]).toBe(Math.min(255, Math.round((red * 255) / opacity)));
    expect(divided[middle + 3]).toBe(opacity);
  });

  it.each<[HeicName, number, string, string]>([
    ['photo', 3, '4:2:0', 'srgb'],
    ['deep', 3, '4:2:0', 'srgb'],
    ['grey', 1, '4:0:0', 'b-w'],
  ])('%s is decoded as it is meant', async (name, channels, chromaSubsampling, space) => {
    expect(readHeicHeader(heic(name))).toMatchObject({ chromaSubsampling, space, width: 320, height: 240 });
    const { content } = await images.compress(heic(name), { quality: 80 });
    expect(await sharp(content).metadata()).toMatchObject({ channels, width: 320, height: 240 });
  });
});

describe('what goes along', () => {
  it('camera data where it is asked for, and nothing of it where it is not', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif', 'tiff'] as const) {
      const kept = await sharp(
        (await images.transform(heic('camera'), { format, keepMetadata: true })).content,
      ).metadata();
      expect(kept.xmp?.toString()).toContain('xmpmeta');
      // TIFF has EXIF in its own directories.
      if (format !== 'tiff') expect(kept.exif?.toString('latin1')).toContain('Clearkit');
      const bare = await sharp((await images.transform(heic('camera'), { format })).content).metadata();
      expect([bare.exif, bare.xmp, bare.icc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('colours of a wide-gamut screen become those of sRGB', async () => {
    const [own, other] = await Promise.all(
      (['photo', 'camera'] as const).map(async (name) => {
        const { content } = await images.transform(heic(name), { format: 'png', quality: 100 });
        return sharp(content).stats();
      }),
    );
    for (const [at, { mean }] of own?.channels.entries() ?? []) {
      expect(Math.abs(mean - (other?.channels[at]?.mean ?? 0))).toBeLessThan(2);
    }
  });
});

describe('what is refused', () => {
  const tile = coded('quarters');
  const bomb = (count: number, width: number, height: number): Buffer =>
    heicOf([
      {
        type: 'grid',
        data: grid(1, 1, 64, 64),
        properties: [extent(64, 64)],
        references: { dimg: Array(count).fill(2) },
      },
      { ...tile, properties: [...tile.properties.filter(({ type }) => type !== 'ispe'), extent(width, height)] },
    ]);
  const DAMAGED = 'The image is damaged or incomplete and cannot be read.';

  it.each([
    [
      'more pixels than may be',
      () => heicOf([{ ...tile, properties: [extent(20_000, 20_000), ...tile.properties] }]),
      'The image has 20,000 × 20,000 pixels.',
    ],
    ['tiles without end', () => bomb(900, 8_000, 8_000), DAMAGED],
    [
      'tiles within tiles',
      () => heicOf([{ type: 'grid', data: grid(1, 1, 9, 9), properties: [extent(9, 9)], references: { dimg: [1] } }]),
      DAMAGED,
    ],
    [
      'a picture of another size than it says',
      () =>
        heicOf([{ ...tile, properties: [extent(64, 64), ...tile.properties.filter(({ type }) => type !== 'ispe')] }]),
      DAMAGED,
    ],
    [
      'a picture without a coded one',
      () => heicOf([{ type: 'grid', data: grid(1, 1, 9, 9), properties: [extent(9, 9)] }]),
      'The picture in this HEIC file',
    ],
    [
      'a JPEG in it',
      () => heicOf([{ type: 'jpeg', data: Uint8Array.of(255, 216), properties: [extent(9, 9)] }]),
      'The picture in this HEIC file',
    ],
    ['a primary picture that is not there', () => heicOf([tile], { primary: 7 }), DAMAGED],
    ['half a file', () => heic('photo').subarray(0, 2400), DAMAGED],
  ])('%s', async (_, make, message) => {
    const refused = {
      message: expect.stringContaining(message),
      code: expect.stringMatching(/^(?:unsupported|too-large)$/),
    };
    await expect(images.transform(make(), { format: 'jpeg' })).rejects.toMatchObject(refused);
  });

  it('nothing that is cut or broken anywhere is a fault of ours, or takes long', { timeout: 120_000 }, async () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed % below;
    };
    for (const file of [heic('opacity'), heic('camera'), heicGrid(turn(1))]) {
      for (let round = 0; round < 60; round += 1) {
        const broken = round % 3 === 0 ? file.subarray(0, random(file.length)) : Buffer.from(file);
        // Mostly in what describes the picture, which is where a decoder can be led astray.
        for (let flips = 1 + random(4); flips > 0 && broken.length > 0; flips -= 1)
          broken[random(Math.min(broken.length, 700))] = random(256);
        const error: unknown = await images.transform(broken, { format: 'jpeg' }).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        if (error !== undefined)
          expect(error).toMatchObject({ code: expect.stringMatching(/^(?:unsupported|too-large|invalid-input)$/) });
      }
    }
  });
});
