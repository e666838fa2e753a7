import { describe, expect, it } from 'vitest';
import { countGraphemes, graphemes } from './graphemes.ts';

describe('countGraphemes', () => {
  it.each([
    ['nothing', '', 0],
    ['plain letters', 'abc', 3],
    ['a letter with a combining accent', 'e\u0301', 1],
    ['a family joined to one emoji', '👩‍👩‍👧‍👦', 1],
    ['two flags', '🇫🇷🇯🇵', 2],
    ['a skin tone', '👋🏽', 1],
    ['a keycap', '1\ufe0f\u20e3', 1],
    ['Hangul from single letters', '\u1112\u1161\u11ab', 1],
    ['Devanagari', 'नमस्ते', 3],
    ['Thai', 'กำ', 1],
    ['a Windows line end', 'a\r\nb', 3],
    ['two line feeds', '\n\n', 2],
    ['half a surrogate pair', '\ud83d', 1],
  ])('counts %s', (_, text, expected) => {
    expect(countGraphemes(text)).toBe(expected);
  });

  it('counts the same as the segmenter does in one go, wherever the chunks begin', () => {
    const pieces = [
      'a',
      'word ',
      '\r\n',
      '\n',
      '\r',
      'e\u0301',
      '👩‍💻',
      '🇫🇷',
      '🇯',
      '👋🏽',
      'क्षि',
      '한',
      '\u1112\u1161',
      '\u200d',
      '\ud83d',
      '漢',
    ];
    let state = 7;
    const next = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
    for (let round = 0; round < 60; round++) {
      // Long plain stretches make chunk borders fall between plain text and what follows.
      const text = Array.from({ length: 300 }, () =>
        next() < 0.1 ? 'x'.repeat(Math.floor(next() * 600)) : (pieces[Math.floor(next() * pieces.length)] ?? ''),
      ).join('');
      expect(countGraphemes(text)).toBe(graphemes(text).length);
    }
  });

  it('splits no Windows line end at the border of a chunk', () => {
    for (let before = 500; before < 520; before++) {
      expect(countGraphemes(`${'x'.repeat(before)}\r\n${'x'.repeat(600)}`)).toBe(before + 601);
      expect(countGraphemes(`${'\r\n'.repeat(before)}`)).toBe(before);
    }
  });

  it('gets to the end of a million accents on one letter', () => {
    expect(countGraphemes(`e${'\u0301'.repeat(1_000_000)}`)).toBeGreaterThan(0);
  });
});
