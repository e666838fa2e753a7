import { expect, it } from 'vitest';
import { formatFigure } from './figure.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  [4.25, '4.3'],
  [0.04, '0'],
  [-1500, '-1,500'],
])('writes %d as %s', (value, text) => {
  expect(formatFigure(value)).toBe(text);
});
