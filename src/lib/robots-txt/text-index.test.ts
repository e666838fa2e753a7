import { describe, expect, it } from 'vitest';
import { growth, WITH_LENGTH } from '../../../tests/growth.ts';
import { textIndex } from './text-index.ts';

describe('an index of a text', () => {
  it.each(['', 'a', 'abracadabra', 'aaaaaaaa', 'abababab', '/b/é/𝐀/b', 'mississippi'])(
    'finds as indexOf does in %j',
    (text) => {
      const find = textIndex(text);
      for (let start = 0; start <= text.length; start++) {
        for (let end = start; end <= text.length; end++) {
          for (const piece of [text.slice(start, end), `${text.slice(start, end)}b`, `a${text.slice(start, end)}`]) {
            for (let from = 0; from <= text.length; from++) {
              expect([piece, from, find(piece, from)]).toEqual([piece, from, text.indexOf(piece, from)]);
            }
          }
        }
      }
    },
  );

  it.each([
    ['one letter', 'a'],
    ['two letters', 'ab'],
    ['an encoded letter', '%E6%97%A5'],
  ])('is made in time that grows with the length: %s', async (_, piece) => {
    expect(await growth(40_000, (size) => textIndex(piece.repeat(size)))).toBeLessThan(WITH_LENGTH);
  });
});
