import { expect, it } from 'vitest';
import { ownTime } from '../../../tests/own-time.ts';
import { placesOfTerm } from './places-of-term.ts';

it.each([
  ['rain falls; Rain rains', 'rain', [0, 12 / 22]],
  ['a rain\ngarden, rain-garden', 'rain garden', [2 / 26]],
  ['C++ and c++', 'c++', [0, 8 / 11]],
  ['nothing', 'rain', []],
])('finds in %j the term %j', (text, term, places) => {
  expect(placesOfTerm(text, term)).toEqual(places);
});

it('takes no longer for a text made to be slow', async () => {
  expect(await ownTime(() => placesOfTerm('a '.repeat(50_000), 'a a a b'))).toBeLessThan(500);
});
