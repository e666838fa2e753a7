import { describe, expect, it } from 'vitest';
import { foldCase, normalised } from './fold-case.ts';

describe('foldCase', () => {
  it.each([
    ['STRASSE', 'Straße'],
    ['ΟΔΟΣ', 'οδος'],
    ['Ann', 'aNN'],
    ['CAFÉ', 'cafe\u0301'],
    ['ПРИВЕТ', 'привет'],
  ])('makes %s and %s the same', (one, other) => {
    expect(foldCase(one)).toBe(foldCase(other));
  });
});

describe('normalised', () => {
  it('leaves a pile of marks as it is, in little time', () => {
    const pile = `a${'\u0301\u0316'.repeat(200_000)}`;
    expect(normalised(pile)).toBe(pile);
    const high = `a${'\u{1e8d0}\u{1d185}'.repeat(1_000)}`;
    expect(normalised(high)).toBe(high);
  });

  it('takes marks of one letter after the other', () => {
    expect(normalised('e\u0301'.repeat(200))).toBe('é'.repeat(200));
  });
});
