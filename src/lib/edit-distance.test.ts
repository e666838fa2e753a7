import { describe, expect, it } from 'vitest';
import { ownTime } from '../../tests/own-time.ts';
import { editDistance, isOneEditApart, nearest } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['image', 'image', 0],
    ['image', 'imag', 1],
    ['image', 'imagee', 1],
    ['image', 'imaje', 1],
    ['image', 'iamge', 1],
    ['kitten', 'sitting', 3],
  ])('of %j and %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe('isOneEditApart', () => {
  const letters = ['', 'a', 'b'];
  const words = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => `${one}${two}${three}`)));

  it('is a distance of 1, for all words of up to three letters', () => {
    for (const a of words) {
      for (const b of words) expect([a, b, isOneEditApart(a, b)]).toEqual([a, b, editDistance(a, b) === 1]);
    }
  });
});

describe('nearest', () => {
  it('names the word that was meant', () => {
    expect(nearest('qualty', ['quality', 'text'])).toBe('quality');
  });

  it('says nothing when no word is near', () => {
    expect(nearest('banana', ['quality', 'text'])).toBeUndefined();
    expect(nearest('x', [])).toBeUndefined();
  });

  it('says so at once of a word of megabytes', async () => {
    const long = 'a'.repeat(2_000_000);
    expect(await ownTime(() => nearest(long, ['quality', 'text']))).toBeLessThan(20);
  });
});
