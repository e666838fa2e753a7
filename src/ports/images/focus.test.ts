import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createImages } from './sharp.ts';

const images = createImages();

/** A plain picture with a spot. */
function withSpot(left: number, top: number, color = '#d03030') {
  const spot = { create: { width: 60, height: 60, channels: 3 as const, background: color } };
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#88a0b8' } }).composite([
    { input: spot, left, top },
  ]);
}

describe('the focus of a picture', () => {
  it.each([
    [60, 50],
    [480, 60],
    [270, 300],
  ])('is where something is: %i, %i', async (left, top) => {
    const { x, y } = await images.focus(await withSpot(left, top).png().toBuffer());
    expect(Math.abs(x - (left + 30) / 600)).toBeLessThan(0.06);
    expect(Math.abs(y - (top + 30) / 400)).toBeLessThan(0.06);
  });

  it('is told as the picture is seen', async () => {
    const upright = await withSpot(480, 60).png().toBuffer();
    const stored = await sharp(upright).rotate(270).png().toBuffer();
    const turned = await sharp(stored).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { x, y, source } = await images.focus(turned);
    expect([source.width, source.height]).toEqual([600, 400]);
    expect(Math.abs(x - 0.85)).toBeLessThan(0.06);
    expect(Math.abs(y - 0.225)).toBeLessThan(0.06);
  });

  it('is the middle where nothing is', async () => {
    const plain = await sharp({ create: { width: 90, height: 40, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect(await images.focus(plain)).toMatchObject({ x: 0.5, y: 0.5 });
  });
});
