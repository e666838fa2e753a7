import { describe, expect, it } from 'vitest';
import { basicCounts } from './basic-counts.ts';

/** The specification's rules, written the short way. */
function byTheRules(text: string) {
  const pieces = (pattern: RegExp) => text.split(pattern).filter((piece) => piece.trim() !== '').length;
  return {
    characters: [...text].length,
    charactersNoSpaces: [...text].filter((character) => /\S/.test(character)).length,
    words: pieces(/\s+/),
    sentences: pieces(/[.!?]+/),
    paragraphs: pieces(/[\n\r\u2028\u2029]/),
  };
}

describe('basicCounts', () => {
  it('agrees with the rules on texts of every mixture', () => {
    const pieces = [
      'word',
      ' ',
      '\n',
      '\r\n',
      '\r',
      '.',
      '!',
      '?',
      '...',
      '🎉',
      '\ud83d',
      '\udc00',
      '\u00a0',
      '\u2028',
      '\u200b',
      '漢字',
      '。',
      '-',
      '\t',
      'e\u0301',
    ];
    let state = 3;
    const next = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * pieces.length);
    };
    for (let round = 0; round < 300; round++) {
      const text = Array.from({ length: 40 }, () => pieces[next()] ?? '').join('');
      expect(basicCounts(text), JSON.stringify(text)).toMatchObject(byTheRules(text));
    }
  });

  it('counts across the borders of its slices', () => {
    const text = 'One two. Three 🎉!\r\n'.repeat(20_000);
    expect(basicCounts(text)).toMatchObject({ ...byTheRules(text), lineEndPairs: 20_000 });
    for (let shift = 0; shift < 6; shift++) {
      const shifted = `${'x'.repeat(65_533 + shift)}🎉 \r\n.!? a`;
      expect(basicCounts(shifted)).toMatchObject({ ...byTheRules(shifted), lineEndPairs: 1 });
    }
  });

  it('counts sentences of scripts with other full stops beside', () => {
    expect(basicCounts('雨です。傘を!本当？')).toMatchObject({ sentences: 2, sentencesOfAnyScript: 3 });
    expect(basicCounts('هل هذا صحيح؟ نعم.')).toMatchObject({ sentences: 1, sentencesOfAnyScript: 2 });
    expect(basicCounts('No other. Stops!')).toMatchObject({ sentences: 2, sentencesOfAnyScript: 2 });
  });
});
