import sharp from 'sharp';
import { expect, it } from 'vitest';
import { animatedGif, orientedJpeg, pixelAt } from '../../../tests/servers/sample-images.ts';
import type { OverlayOptions } from './port.ts';
import { createImages } from './sharp.ts';

const images = createImages();
const [WIDTH, HEIGHT] = [200, 100];
const white = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } })
  .png()
  .toBuffer();
/** Four squares beside each other, of which the first is red. */
const layer =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><rect width="10" height="10" fill="#f00"/><rect x="10" width="30" height="10" fill="#00f"/></svg>';
const plain: OverlayOptions = { width: 0.2, place: 'center', margin: 0, angle: 0, opacity: 1 };
const laid = async (options: Partial<OverlayOptions>, content: Uint8Array = white) =>
  (await images.overlay(content, layer, { ...plain, ...options })).content;

it.each([
  ['top-left', 5, 5],
  ['top', 85, 5],
  ['top-right', 165, 5],
  ['left', 5, 50],
  ['center', 85, 50],
  ['right', 165, 50],
  ['bottom-left', 5, 95],
  ['bottom', 85, 95],
  ['bottom-right', 165, 95],
] as const)('lies at %s', async (place, x, y) => {
  const content = await laid({ place });
  expect((await pixelAt(content, x, y)).slice(0, 3)).toEqual([255, 0, 0]);
  const { data } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  const covered = Array.from({ length: WIDTH * HEIGHT }, (_, at) => data[at * 3 + 1]).filter((green) => green === 0);
  expect(covered).toHaveLength(400);
});

it('keeps a margin, lets shine through, and turns clockwise', async () => {
  const content = await laid({ place: 'top-left', margin: 0.1, opacity: 0.5 });
  expect(await pixelAt(content, 9, 9)).toEqual([255, 255, 255]);
  const [red, green = 0] = await pixelAt(content, 12, 12);
  expect(red).toBe(255);
  expect(Math.abs(green - 128)).toBeLessThan(2);
  const turned = await laid({ place: 'top-left', angle: 90 });
  expect((await pixelAt(turned, 5, 5)).slice(0, 3)).toEqual([255, 0, 0]);
  expect((await pixelAt(turned, 5, 35)).slice(0, 3)).toEqual([0, 0, 255]);
  const slanted = await laid({ angle: 135 });
  expect((await pixelAt(slanted, 111, 39)).slice(0, 3)).toEqual([255, 0, 0]);
});

it('is all over, however small', async () => {
  const content = await laid({ place: 'tiled', margin: 0.02 });
  for (const top of [0, 50]) {
    const part = await sharp(content).extract({ left: 0, top, width: WIDTH, height: 50 }).stats();
    expect(part.channels[1]?.mean).toBeLessThan(200);
  }
  await laid({ place: 'tiled', width: 0.001, margin: 0 });
});

it('never reaches beyond the picture, and lies on what is seen', async () => {
  expect(await images.inspect(await laid({ width: 1, margin: 0.5, place: 'bottom-right' }))).toMatchObject({
    width: 200,
    height: 100,
  });
  const content = await laid({ place: 'top-left', width: 0.5 }, await orientedJpeg(6));
  expect(await images.inspect(content)).toMatchObject({ width: 96, height: 64 });
  const [red = 0, , blue = 255] = await pixelAt(content, 4, 4);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
});

it('lies on each frame', async () => {
  const content = await laid({ place: 'center', width: 1 }, await animatedGif());
  expect(await images.inspect(content)).toMatchObject({ format: 'gif', frames: 4 });
});
