import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ssim } from 'ssim.js';
import { describe, expect, it } from 'vitest';
import { photoPixels } from '../../../tests/servers/sample-images.ts';
import type { PixelData } from './pixel-data.ts';
import { meanSsim } from './ssim.ts';
import { ssimulacra2 } from './ssimulacra2.ts';

const sample = (name: string) => sharp(readFileSync(join(import.meta.dirname, '../../samples/pictures', name)));

async function pixels(image: Sharp): Promise<PixelData> {
  const { data, info } = await image.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height, channels: info.channels };
}

const open = ({ data, width, height, channels }: PixelData) => sharp(data, { raw: { width, height, channels } });
const encoded = async (source: PixelData, quality: number) =>
  pixels(sharp(await open(source).jpeg({ quality }).toBuffer()));

/** By ssim.js, which was validated against the MATLAB code of the paper's authors. */
async function judged(one: PixelData, other: PixelData): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((each) => open(each).ensureAlpha().raw().toBuffer()));
  const asImage = (data: Buffer | undefined) => ({ ...one, data: new Uint8ClampedArray(data ?? []) });
  return ssim(asImage(a), asImage(b), { ssim: 'original', downsample: false }).mssim;
}

const grain: PixelData = { data: photoPixels(131, 97), width: 131, height: 97, channels: 3 };

describe.each([
  ['hills', () => pixels(sample('hills.jpg').resize(160))],
  ['a packet of seeds', () => pixels(sample('seed-packet.png').flatten({ background: '#ffffff' }).resize(140))],
  ['grain', async () => grain],
] as const)('structural similarity of %s', (_, source) => {
  it.each([
    ['a JPEG of quality 10', (one: PixelData) => encoded(one, 10)],
    ['a JPEG of quality 80', (one: PixelData) => encoded(one, 80)],
    ['blur', (one: PixelData) => pixels(open(one).blur(2))],
    ['more light', (one: PixelData) => pixels(open(one).linear(1.1, 6))],
  ] as const)('to itself with %s is what others find', async (_, change) => {
    const one = await source();
    const other = await change(one);
    expect(Math.abs((meanSsim(one, other) ?? 0) - (await judged(one, other)))).toBeLessThan(0.003);
    expect(meanSsim(one, one)).toBeCloseTo(1, 6);
  });
});

/** The value of each part of each pixel, by where it is. */
function changed(change: (value: number, x: number, y: number, before: number) => number): PixelData {
  const { data, width } = grain;
  const made = data.map((value, at) => {
    const x = Math.floor(at / 3) % width;
    return change(value, x, Math.floor(at / 3 / width), (x > 0 ? data[at - 3] : value) ?? 0);
  });
  return { ...grain, data: made };
}

describe('SSIMULACRA 2', () => {
  // Figures of a transcription of libjxl's code by others, in Python and with 64 bits a number.
  it.each([
    ['more light', 84.036, changed((value) => Math.min(255, value + 10))],
    ['few steps', 59.405, changed((value) => value & 0xf0)],
    ['a smear', 73.631, changed((value, _x, _y, before) => (value + before) >> 1)],
    ['a hole', -65.432, changed((value, x, y) => (x >= 30 && x < 80 && y >= 20 && y < 50 ? 0 : value))],
  ])('finds %s as far off as the original does', (_, score, other) => {
    expect(Math.abs((ssimulacra2(grain, other) ?? 0) - score)).toBeLessThan(0.05);
  });

  it('gives 100 to the same, and nothing to what is too small', () => {
    expect(ssimulacra2(grain, grain)).toBe(100);
    const dot: PixelData = { data: new Uint8Array(7 * 20 * 3), width: 7, height: 20, channels: 3 };
    expect([ssimulacra2(dot, dot), meanSsim(dot, dot)]).toEqual([null, null]);
  });
});
