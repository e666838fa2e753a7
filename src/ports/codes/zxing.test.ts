import bwip from 'bwip-js/node';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coverageOf } from '#lib/codes/cells';
import { greyOf } from '#lib/codes/contrast';
import { qrCells } from '#lib/codes/qr-cells';
import { createCodes } from './here.ts';
import { zxingCodes } from './zxing.ts';

const codes = createCodes();

async function pictureOf(text: string, color = '#000000', background = '#ffffff') {
  const cells = await qrCells(text, { level: 'Q' });
  if (!cells) throw new Error('Too long for a test.');
  return greyOf(coverageOf(cells, { shape: 'square', scale: 4, quiet: 4 }), color, background);
}

describe('codes', () => {
  it('are found with their content, place and level', async () => {
    const found = await codes.read(await pictureOf('https://example.com/ä'));
    expect(found).toMatchObject([
      { format: 'QRCode', text: 'https://example.com/ä', errorLevel: 'H', isInverted: false },
    ]);
    expect(new TextDecoder().decode(found[0]?.bytes)).toBe('https://example.com/ä');
    expect(found[0]?.corners[0]).toEqual({ x: 16, y: 16 });
  });

  it('are found light on dark, which is said', async () => {
    expect(await codes.read(await pictureOf('x', '#ffffff', '#000000'))).toMatchObject([
      { text: 'x', isInverted: true },
    ]);
  });

  it('are found in one picture of many, but for those that take longer', async () => {
    expect(await codes.read(await pictureOf('x'), { isLive: true })).toMatchObject([{ text: 'x' }]);
    expect(await codes.read(await pictureOf('x', '#ffffff', '#000000'), { isLive: true })).toEqual([]);
  });

  it('are none in an empty picture, and of no other format than asked for', async () => {
    expect(await codes.read({ pixels: new Uint8Array(10_000).fill(255), width: 100, height: 100 })).toEqual([]);
    expect(await codes.read({ pixels: Uint8Array.of(255), width: 1, height: 1 })).toEqual([]);
    expect(await codes.read(await pictureOf('x'), { formats: ['EAN13'] })).toEqual([]);
  });

  it('are none that no product has, in an EAN-13 that is turned', async () => {
    const options = { bcid: 'ean13', text: '978030640615', scale: 3, height: 22, paddingwidth: 12, paddingheight: 6 };
    const drawn = await bwip.toBuffer({ ...options, backgroundcolor: 'ffffff' });
    const turned = await sharp(drawn).rotate(35, { background: '#8a8a8a' }).png().toBuffer();
    const photo = sharp(turned).resize(500).blur(1).flatten({ background: '#ffffff' }).toColourspace('b-w');
    const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true });
    const pixels = Uint8Array.from({ length: info.width * info.height }, (_, at) => data[at * info.channels] ?? 0);
    const found = await codes.read({ pixels, width: info.width, height: info.height });
    expect(found.filter(({ text }) => text !== '9780306406157')).toEqual([]);
  });

  it('are read once the program is there that could not be fetched before', async () => {
    let tries = 0;
    const flaky = zxingCodes(async () => {
      tries += 1;
      throw new Error('No line.');
    });
    const picture = await pictureOf('x');
    await expect(flaky.read(picture)).rejects.toThrow('No line.');
    await expect(flaky.read(picture)).rejects.toThrow('No line.');
    expect(tries).toBe(2);
  });
});
