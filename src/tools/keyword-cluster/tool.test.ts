import { expect, it } from 'vitest';
import { readPhrases } from './read-phrases.ts';

it.each([
  ['shoes, 1200', 'shoes', 1200],
  ['"red, white shoes",90', 'red, white shoes', 90],
  ['shoes\t1,200\t0.4', 'shoes', 1200],
  ['shoes\t1.200.000', 'shoes', 1_200_000],
  ['shoes, boots', 'shoes, boots', null],
  ['buy shoes in 2026', 'buy shoes in 2026', null],
  ['靴 通販\t880', '靴 通販', 880],
])('reads the line %j', (line, text, volume) => {
  expect(readPhrases(line).phrases).toEqual([{ text, volume }]);
});

it('leaves out the heads of columns and empty lines, and reads a phrase once', () => {
  expect(readPhrases('Keyword\tVolume\nshoes\t10\n\nShoes\t20\r\n—')).toEqual({
    phrases: [{ text: 'shoes', volume: 20 }],
    repeated: 1,
    leftOut: 0,
  });
  expect(readPhrases('Keyword,Volume\nshoes,10').phrases).toEqual([{ text: 'shoes', volume: 10 }]);
});
