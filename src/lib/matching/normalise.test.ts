import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';

const wordsOf = (text: string) => normalise(text).words.map((word) => word.text);

describe('normalise', () => {
  it('gives words in small letters without accents and marks', () => {
    expect(wordsOf('The Café’s “menu”, naïve & well-known!')).toEqual([
      'the',
      'cafe',
      'menu',
      'naive',
      'well',
      'known',
    ]);
  });

  it('keeps the exact place of each word in the original', () => {
    const text = 'Ａ ﬁne “déjà\u00ADvu” — 𝐛𝐨𝐥𝐝 👩‍👩‍👧 end.';
    const { words } = normalise(text);
    expect(words.map((word) => [word.text, text.slice(word.start, word.end)])).toEqual([
      ['a', 'Ａ'],
      ['fine', 'ﬁne'],
      ['dejavu', 'déjà\u00ADvu'],
      ['bold', '𝐛𝐨𝐥𝐝'],
      ['end', 'end'],
    ]);
  });

  it('reads composed and decomposed letters alike', () => {
    expect(wordsOf('re\u0301sume\u0301')).toEqual(wordsOf('résumé'));
  });

  it('joins a word that is hyphenated at the end of a line', () => {
    expect(wordsOf('a compu-\n  ter and a well-known one')).toEqual([
      'a',
      'computer',
      'and',
      'a',
      'well',
      'known',
      'one',
    ]);
  });

  it('reads numbers with and without a comma alike', () => {
    expect(wordsOf('1,000 and 12,500.5 and 3.14')).toEqual(['1000', 'and', '12500.5', 'and', '3.14']);
  });

  it('reads letters that only look like Latin ones, and tells it', () => {
    const text = 'cоpied wоrds'; // Cyrillic о
    const { words, disguises } = normalise(text);
    expect(words.map((word) => word.text)).toEqual(['copied', 'words']);
    expect(disguises.map(({ start, end, kind }) => [text.slice(start, end), kind])).toEqual([
      ['cоpied', 'look-alike'],
      ['wоrds', 'look-alike'],
    ]);
  });

  it('takes words wholly of look-alikes for Latin only where others mix scripts', () => {
    expect(wordsOf('сору of cоpied')).toEqual(['copy', 'of', 'copied']);
    expect(wordsOf('Москва сор и рост')).toEqual(['москва', 'сор', 'и', 'рост']);
    expect(normalise('Москва сор и рост').disguises).toEqual([]);
  });

  it('tells of characters that are not seen inside a Latin word, and not of soft hyphens', () => {
    expect(normalise('co\u200Bpied').disguises).toEqual([{ start: 0, end: 7, kind: 'invisible' }]);
    expect(normalise('co\u00ADpied').disguises).toEqual([]);
    expect(wordsOf('co\u200Bpied')).toEqual(['copied']);
  });

  it('finds words in scripts without spaces', () => {
    const text = '我们喜欢学习。ภาษาไทย and more';
    const { words } = normalise(text);
    expect(words.length).toBeGreaterThan(5);
    for (const word of words) expect(text.slice(word.start, word.end).normalize('NFKC').toLowerCase()).toBe(word.text);
  });

  it('tells where sentences end, and that abbreviations end none', () => {
    const { words } = normalise('Dr. Smith came, late. He left\nearly e.g. today.\n\nNew one');
    expect(words.map((word) => word.before)).toEqual([3, 1, 0, 1, 2, 0, 0, 0, 0, 1, 3, 0]);
  });

  it('stands whatever it is given', () => {
    expect(wordsOf('')).toEqual([]);
    expect(wordsOf('👍🏽 … — \u200B')).toEqual([]);
    expect(wordsOf('a\uD800b \uDC00')).toEqual(['a', 'b']);
    expect(normalise('x'.repeat(1_000_000)).words.length).toBeGreaterThan(0);
    expect(normalise('漢'.repeat(100_000)).words.length).toBeGreaterThan(0);
  });
});
