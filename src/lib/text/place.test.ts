import { describe, expect, it } from 'vitest';
import { excerptAt, offsetOf, placeAt } from './place.ts';

describe('placeAt', () => {
  it.each([
    ['', 0, 1, 1],
    ['ab', 2, 1, 3],
    ['a\nb', 2, 2, 1],
    ['a\r\nb\rc', 5, 3, 1],
    ['a\n\n', 3, 3, 1],
  ])('counts lines and columns of %j from 1', (text, at, line, column) => {
    expect(placeAt(text, at)).toEqual({ line, column });
    expect(offsetOf(text, { line, column })).toBe(at);
  });

  it('ends at the end of the text', () => {
    expect(offsetOf('a\nb', { line: 9, column: 1 })).toBe(3);
  });
});

describe('excerptAt', () => {
  it('shows the lines around the place, numbered', () => {
    const { text, spans } = excerptAt('one\ntwo\nthree\nfour\nfive\nsix', 10, 2);
    expect(text).toBe('1 | one\n2 | two\n3 | three\n4 | four\n5 | five');
    expect(spans.map(({ from, to }) => text.slice(from, to))).toEqual(['re']);
  });

  it('cuts a long line around the place', () => {
    const { text, spans } = excerptAt(`${'a'.repeat(500)}X${'b'.repeat(500)}`, 500);
    expect(text).toMatch(/^1 \| …a+Xb+…$/);
    expect(spans.map(({ from, to }) => text.slice(from, to))).toEqual(['X']);
  });

  it('marks the end of a line', () => {
    const { text, spans } = excerptAt('ab', 2);
    expect(spans.map(({ from, to }) => text.slice(from, to))).toEqual(['␤']);
  });
});
