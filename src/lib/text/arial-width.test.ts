import { describe, expect, it } from 'vitest';
import { arialWidth } from './arial-width.ts';

describe('arialWidth', () => {
  it('adds up the widths that the font gives', () => {
    // H 1479, e 1139, l 455, l 455, o 1139 of 2048.
    expect(arialWidth('Hello', 20)).toBeCloseTo((4667 / 2048) * 20, 6);
    expect(arialWidth('', 20)).toBe(0);
  });

  it('grows with the size of the letters', () => {
    expect(arialWidth('Title', 20)).toBeCloseTo(2 * arialWidth('Title', 10), 6);
  });

  it.each([
    ['é', 'e'],
    ['e\u0301', 'e'],
    ['Ž', 'Z'],
    ['ñ', 'n'],
    ['ή', 'η'],
    ['a\u200b', 'a'],
    ['שָׁ', 'ש'],
  ])('gives %s the width of %s', (accented, base) => {
    expect(arialWidth(accented, 20)).toBe(arialWidth(base, 20));
  });

  it.each([
    ['日本語', 3],
    ['한국어', 3],
    ['。', 1],
  ])('gives %s a square for each sign', (text, squares) => {
    expect(arialWidth(text, 16)).toBe(16 * squares);
  });

  it.each(['👩‍💻', '👍🏽', '🇩🇪', '❤️'])('takes %s for one picture', (emoji) => {
    expect(arialWidth(emoji, 16)).toBe(20);
  });

  it.each(['Привет', 'Γειά', 'مرحبا', 'שלום', 'नमस्ते', 'สวัสดี'])('estimates %s', (text) => {
    const each = arialWidth(text, 16) / [...text].length;
    expect(each).toBeGreaterThan(4);
    expect(each).toBeLessThan(16);
  });
});
