import { expect, it } from 'vitest';
import { readingTime } from './reading-time.ts';

it.each([
  [0, 0],
  [1, 1],
  [225, 1],
  [226, 2],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingTime(words)).toBe(minutes);
});
