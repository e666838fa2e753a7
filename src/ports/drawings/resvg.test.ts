import { describe, expect, it } from 'vitest';
import { createDrawings } from './here.ts';

const drawings = createDrawings();
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${inside}</svg>`;
const opaque = (pixels: Uint8Array) => pixels.filter((value, at) => at % 4 === 3 && value > 0).length;

describe('drawings', () => {
  it('become pixels, with colors that are not multiplied by opacity', async () => {
    const { pixels, width, height } = await drawings.pixels(svg('<path fill="#80402080" d="M0 0h20v10H0z"/>'), 40);
    expect({ width, height, first: [...pixels.subarray(0, 4)] }).toEqual({
      width: 40,
      height: 20,
      first: [128, 64, 32, 128],
    });
  });

  it('have letters, in two weights', async () => {
    const lettersOf = async (weight: number) =>
      opaque(
        (await drawings.pixels(svg(`<text y="9" font-size="9" font-weight="${weight}">Clear</text>`), 200)).pixels,
      );
    const [regular, bold] = [await lettersOf(400), await lettersOf(700)];
    expect(regular).toBeGreaterThan(500);
    expect(bold).toBeGreaterThan(regular * 1.15);
  });

  it('load nothing', async () => {
    const outside =
      '<image href="/etc/hostname" width="20" height="10"/><image href="http://127.0.0.1/x.png" width="20" height="10"/>';
    expect(opaque((await drawings.pixels(svg(outside), 40)).pixels)).toBe(0);
  });

  it('are refused where they are none', async () => {
    await expect(drawings.pixels('nonsense', 40)).rejects.toThrow();
    expect((await drawings.pixels(svg(''), 40)).width).toBe(40);
  });
});
