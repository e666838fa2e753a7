import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('contrast-checker', tool, run);
const check = async (color: string, background: string) =>
  tool.output.parse(await execute(entry, { color, background }, {}));

describe('contrast-checker', () => {
  // WCAG's own figures (technique G18 and Understanding 1.4.3), and APCA's published test values.
  it.each([
    ['#000', '#fff', 21, 106],
    ['#fff', '#000', 21, -107.9],
    ['#888', '#fff', 3.54, 63.1],
    ['#fff', '#888', 3.54, -68.5],
    ['#000', '#aaa', 9.03, 58.1],
    ['#aaa', '#000', 9.03, -56.2],
    ['#112233', '#ddeeff', 13.64, 91.7],
    ['#112233', '#444', 1.65, 8.3],
    ['#767676', '#fff', 4.54, 71.6],
    ['#777', '#fff', 4.47, 71.1],
    ['#fff', '#fff', 1, 0],
  ])('%s on %s', async (color, background, ratio, apca) => {
    const result = await check(color, background);
    expect(result.ratio).toBe(ratio);
    expect(Math.abs(result.apca - apca)).toBeLessThan(0.15);
  });

  it('gives colours that pass, and for what passes none', async () => {
    for (const [color, background] of [
      ['#ff0000', '#ff8800'],
      ['#8a8', '#9b9'],
      ['#777', '#fff'],
      ['#1e40af', '#0f172a'],
    ] as const) {
      const { nearest } = await check(color, background);
      expect(nearest.length).toBeGreaterThan(0);
      for (const { goal, change, color: made } of nearest) {
        const again = change === 'Text' ? await check(made, background) : await check(color, made);
        expect(again.nearest.filter((one) => one.goal === goal)).toEqual([]);
      }
    }
    expect((await check('#000', '#fff')).nearest).toEqual([]);
  });

  it('works transparency out, and says so', async () => {
    const result = await check('rgb(0 0 0 / 50%)', '#fff');
    expect(result.shown).toEqual({ color: '#808080', background: '#ffffff' });
    expect(result.notes).toEqual(['The text is transparent: it was judged as it looks on the background.']);
  });

  it('shows grey without colors, and white to everybody as white', async () => {
    const { sights } = await check('#ff0000', '#ffffff');
    expect(sights.map(({ background }) => background)).toEqual(['#ffffff', '#ffffff', '#ffffff', '#ffffff']);
    expect(sights.find(({ name }) => name === 'Without colors')?.color).toMatch(/^#(..)\1\1$/);
  });

  it('refuses what is no color, and says which', async () => {
    await expect(check('reddish', '#fff')).rejects.toThrow('Text: This is not a color that CSS knows.');
    await expect(check('#fff', '')).rejects.toThrow('Please enter the color of the background');
  });
});
