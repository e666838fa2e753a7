import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createImages } from './sharp.ts';

const images = createImages();
const WIDTH = 240;
const HEIGHT = 160;

/** Black and white pixels in turn, or any other function of a place. */
function picture(valueAt: (x: number, y: number) => readonly number[]) {
  const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, at) => valueAt(at % WIDTH, Math.floor(at / WIDTH))).flat();
  const channels = pixels.length / (WIDTH * HEIGHT) === 4 ? 4 : 3;
  return sharp(Buffer.from(pixels), { raw: { width: WIDTH, height: HEIGHT, channels } });
}
const chequered = () =>
  picture((x, y) => {
    const value = ((x + y) % 2) * 255;
    return [value, value, value];
  });

async function middle(content: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(content).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = 4 * (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2));
  return [...data.subarray(at, at + 4)];
}

describe('what is shrunk', () => {
  const resize = { width: 30, fit: 'contain', enlarge: false } as const;

  it.each([
    ['PNG', () => chequered().png()],
    ['grey PNG', () => chequered().toColourspace('b-w').png()],
    ['PNG with a palette', () => chequered().png({ palette: true })],
    ['WebP', () => chequered().webp({ lossless: true })],
    ['TIFF', () => chequered().tiff({ compression: 'none' })],
  ])('keeps its light: %s', async (_, encode) => {
    const { content } = await images.transform(await encode().toBuffer(), { resize, format: 'png' });
    // Half of the light of white is 188 of 255 in sRGB.
    for (const value of (await middle(content)).slice(0, 3)) expect(Math.abs(value - 188)).toBeLessThan(3);
  });

  it('keeps its colours and its opacity', async () => {
    const half = await picture(() => [200, 40, 90, 128])
      .png()
      .toBuffer();
    const small = await images.transform(half, { resize, format: 'png' });
    const [red = 0, green = 0, blue = 0, opacity = 0] = await middle(small.content);
    for (const off of [red - 200, green - 40, blue - 90, opacity - 128]) expect(Math.abs(off)).toBeLessThan(3);
  });

  it('stands on the background that was asked for, padded and flattened', async () => {
    const clear = await picture((x) => [0, 0, 0, x < WIDTH / 2 ? 0 : 255])
      .png()
      .toBuffer();
    const resized = { width: 60, height: 60, fit: 'pad', enlarge: false } as const;
    const { content } = await images.transform(clear, {
      resize: resized,
      format: 'jpeg',
      background: '#c02040',
      quality: 95,
    });
    const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3)];
    for (const [x, y] of [
      [30, 2],
      [5, 30],
      [30, 57],
    ] as const) {
      const [red = 0, green = 0, blue = 0] = pixel(x, y);
      for (const off of [red - 0xc0, green - 0x20, blue - 0x40]) expect(Math.abs(off)).toBeLessThan(8);
    }
  });
});
