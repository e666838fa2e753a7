import { describe, expect, it } from 'vitest';
import { drawn, firstBox, largest, moved, pulled, shaped, within } from './crop-box.ts';

const bounds = { width: 320, height: 240 };
const box = { x: 40, y: 30, width: 160, height: 90 };

describe('a crop box', () => {
  it.each([
    [
      { x: 10, y: -5 },
      { x: 50, y: 25 },
    ],
    [
      { x: 0.4, y: 0.6 },
      { x: 40, y: 31 },
    ],
    [
      { x: -999, y: 999 },
      { x: 0, y: 150 },
    ],
  ])('moves by %j to %j, and stays within the picture', (by, place) => {
    expect(moved(box, by, bounds)).toEqual({ ...box, ...place });
  });

  it.each([
    [
      { x: 1, y: 1 },
      { x: 10, y: 20 },
      { x: 40, y: 30, width: 170, height: 110 },
    ],
    [
      { x: -1, y: -1 },
      { x: 10, y: 20 },
      { x: 50, y: 50, width: 150, height: 70 },
    ],
    [
      { x: 1, y: 0 },
      { x: 10, y: 20 },
      { x: 40, y: 30, width: 170, height: 90 },
    ],
    [
      { x: 1, y: 1 },
      { x: 999, y: 999 },
      { x: 40, y: 30, width: 280, height: 210 },
    ],
    [
      { x: -1, y: -1 },
      { x: -999, y: -999 },
      { x: 0, y: 0, width: 200, height: 120 },
    ],
    [
      { x: -1, y: 1 },
      { x: 999, y: -999 },
      { x: 199, y: 30, width: 1, height: 1 },
    ],
  ] as const)('pulled at %j by %j becomes %j', (handle, by, expected) => {
    expect(pulled(box, handle, by, { bounds })).toEqual(expected);
  });

  it.each([
    [
      { x: 1, y: 1 },
      { x: 16, y: 0 },
      { x: 40, y: 30, width: 176, height: 99 },
    ],
    [
      { x: 1, y: 1 },
      { x: 0, y: -9 },
      { x: 40, y: 30, width: 144, height: 81 },
    ],
    [
      { x: -1, y: -1 },
      { x: -16, y: 0 },
      { x: 24, y: 21, width: 176, height: 99 },
    ],
    // The edge of the picture ends it, in the same shape.
    [
      { x: 1, y: 1 },
      { x: 999, y: 0 },
      { x: 40, y: 30, width: 280, height: 158 },
    ],
    [
      { x: -1, y: -1 },
      { x: -999, y: -999 },
      { x: 0, y: 7, width: 200, height: 113 },
    ],
    // An edge grows the other two evenly.
    [
      { x: 1, y: 0 },
      { x: 32, y: 0 },
      { x: 40, y: 21, width: 192, height: 108 },
    ],
    [
      { x: 0, y: 1 },
      { x: 0, y: 18 },
      { x: 24, y: 30, width: 192, height: 108 },
    ],
  ] as const)('of 16:9 pulled at %j by %j becomes %j', (handle, by, expected) => {
    const result = pulled(box, handle, by, { bounds, ratio: 16 / 9 });
    expect(result).toEqual(expected);
  });

  it.each([
    [
      { x: 100, y: 100 },
      { x: 50, y: 40 },
      { x: 100, y: 100, width: 50, height: 40 },
    ],
    [
      { x: 100, y: 100 },
      { x: -50, y: -40 },
      { x: 50, y: 60, width: 50, height: 40 },
    ],
    [
      { x: 319.8, y: -3 },
      { x: -20, y: 10 },
      { x: 300, y: 0, width: 20, height: 10 },
    ],
    [
      { x: 320, y: 240 },
      { x: 5, y: 5 },
      { x: 319, y: 239, width: 1, height: 1 },
    ],
  ])('is drawn from %j by %j as %j', (from, by, expected) => {
    expect(drawn(from, by, { bounds })).toEqual(expected);
  });

  it('takes another shape around the same middle, and back without shrinking', () => {
    const square = shaped(box, 1, bounds);
    expect(square).toEqual({ x: 60, y: 15, width: 120, height: 120 });
    expect(shaped(square, 16 / 9, bounds)).toEqual(box);
    expect(shaped({ x: 0, y: 0, width: 320, height: 240 }, 9 / 16, bounds)).toEqual({
      ...{ x: 93, y: 0, width: 135, height: 240 },
    });
  });

  it('is the largest of its shape, or begins with four fifths of the picture', () => {
    expect(largest(bounds)).toEqual({ x: 0, y: 0, width: 320, height: 240 });
    expect(largest(bounds, 1)).toEqual({ x: 40, y: 0, width: 240, height: 240 });
    expect(firstBox(bounds)).toEqual({ x: 32, y: 24, width: 256, height: 192 });
    expect(firstBox({ width: 1, height: 3 })).toEqual({ x: 0, y: 0, width: 1, height: 3 });
  });

  it('is cut to what lies within the picture', () => {
    expect(within({ x: 300, y: 200, width: 100, height: 100 }, bounds)).toEqual({
      ...{ x: 300, y: 200, width: 20, height: 40 },
    });
    expect(within({ x: 320, y: 0, width: 1, height: 1 }, bounds)).toBeUndefined();
  });
});
