import { describe, expect, it } from 'vitest';
import { growth, WITH_LENGTH } from '../../../tests/growth.ts';
import { readingCounts, readingGrade } from './reading-grade.ts';

describe('the counts', () => {
  it.each([
    ['The cat sat on the mat.', 6, 1, 6],
    ['Dr. Smith met John F. Kennedy in the U.S. in 1962. They talked.', 13, 2, 16],
    ['It costs 3.14 euros, e.g. in Bonn! "Really?" she asked. (He nodded.)', 12, 3, 17],
    ['A heading without a stop', 5, 1, 7],
    [' … — !', 0, 0, 0],
    ['', 0, 0, 0],
  ])('of %j', (text, words, sentences, syllables) => {
    expect(readingCounts(text)).toEqual({ words, sentences, syllables });
  });
});

describe('the grade', () => {
  it('follows the formula', () => {
    expect(readingGrade({ words: 100, sentences: 5, syllables: 150 })).toBe(9.9);
    expect(readingGrade(readingCounts('The cat sat on the mat.'))).toBe(-1.4);
  });

  it('is none where there are no words', () => {
    expect(readingGrade(readingCounts('***'))).toBeNull();
  });
});

describe('counting', () => {
  it.each(['a', 'aB', '1', '.', '. ', ' ', '$ ', '."', "a'", 'ie', 'es '])(
    'takes time that grows with the text: %j',
    async (piece) => {
      expect(await growth(100_000, (size) => readingCounts(`${piece.repeat(size / piece.length)}x`))).toBeLessThan(
        WITH_LENGTH,
      );
    },
  );
});
