import { expect, it } from 'vitest';
import { inkOf } from './components.ts';
import type { Grey } from './grey.ts';
import { unruled } from './rules.ts';

const LETTER = 10;

/** A table of 3 rows and 2 columns, 40 by 100 pixels each, from 50, 50; with a letter in the second cell of the second row. */
function table({ down = [50, 150, 250], across = [50, 90, 130, 170] } = {}): Grey {
  const [width, height] = [300, 220];
  const pixels = new Uint8Array(width * height).fill(255);
  const paint = (left: number, top: number, wide: number, high: number) => {
    for (let y = top; y < top + high; y += 1) pixels.fill(0, y * width + left, y * width + left + wide);
  };
  for (const x of down) paint(x, 50, 2, 121);
  for (const y of across) paint(50, y, 201, 2);
  paint(160, 100, 6, LETTER);
  return { pixels, width, height };
}

it('puts white between cells in place of rules, and tells the place and the cell of what is in them', () => {
  const picture = table();
  const made = unruled(picture, inkOf(picture), LETTER);
  const { pixels = new Uint8Array(), width = 1 } = made?.picture ?? {};
  const dark = [...pixels.keys()].filter((at) => (pixels[at] ?? 255) < 128);
  // Only the letter is left, behind the gaps of two rules.
  expect(dark).toHaveLength(6 * LETTER);
  const [x, y] = [(dark[0] ?? 0) % width, Math.floor((dark[0] ?? 0) / width)];
  expect([x, y]).toEqual([160 + 2 * 9, 100]);
  expect(made?.back(x, y)).toBe(160);
  expect(made?.cellOf(160, y)).toEqual({ table: 0, row: 2, column: 2 });
  expect(made?.cellOf(20, 20)).toBeUndefined();
});

it.each([
  ['a frame', { down: [50, 250], across: [50, 170] }],
  ['lines below each other', { down: [] }],
  ['columns', { across: [] }],
])('leaves %s alone', (_, rules) => {
  const picture = table(rules);
  expect(unruled(picture, inkOf(picture), LETTER)).toBeUndefined();
});
