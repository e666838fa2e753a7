import { expect, it } from 'vitest';
import { chosenPages, pageRanges, pageWords } from './page-ranges.ts';

it.each([
  ['1-3, 7', [[0, 1, 2], [6]]],
  ['9-last', [[8, 9]]],
  ['9 – 10; last', [[8, 9], [9]]],
  ['3 to 1', [[2, 1, 0]]],
  ['-2', [[0, 1]]],
  ['9-', [[8, 9]]],
  ['odd', [[0, 2, 4, 6, 8]]],
  [
    'even\nall',
    [
      [1, 3, 5, 7, 9],
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    ],
  ],
])('reads %j', (text, expected) => {
  expect(pageRanges(text, 10)).toEqual(expected);
});

it.each(['0', '11', '2 3', 'x', '1-2-3', '-', 'first', '1,2,x'])('refuses %j', (text) => {
  expect(() => pageRanges(text, 10)).toThrow(/^(“.+” names no pages\. .+|There is no page \d+: .+)$/);
});

it('takes all pages where none are chosen, and writes them down shortly', () => {
  expect(chosenPages('', 3)).toEqual([0, 1, 2]);
  expect(pageWords([0, 1, 2, 6, 4, 5])).toBe('1-3, 7, 5-6');
});
