import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { conversionTypes, nameTypes } from '#lib/text-case/convert-case';
import { ownTime } from '../../../tests/own-time.ts';
import run from './run.ts';
import tool from './tool.ts';
import { typeNames } from './type-names.ts';

const entry = toolEntry('text-case-converter', tool, run);
const convert = async (conversionType: string, text: string, options: object = {}) =>
  String((await execute(entry, { text, conversionType, ...options })).convertedText);

const scripts = [
  'The quick brown Fox jumps over 13 lazy dogs.',
  'Съешь ещё этих Мягких французских булок №5',
  'Ο ΔΡΟΜΟΣ της Ξάνθης, 7 φορές',
  'النص العربي ٤٢',
  'טקסט בעברית 7',
  'हिन्दी में पाठ १२',
  '中文文本 3 章',
  '日本語の テキスト5',
  '한국어 텍스트 9',
  'ข้อความภาษาไทย ๘',
  '👩‍💻 emoji 🇩🇪 1️⃣ 👋🏽',
  'éa\u0301 İstanbul ıŞ ß ẞ ﬁ ŉ ǆ ᾳ ΐ և მხედრული Ꮳꮳ 𐐨𐐀',
];

/** Letters and digits whatever their case, the same before and after. */
const substance = (text: string) =>
  text
    .normalize('NFD')
    .toUpperCase()
    .toLowerCase()
    .toUpperCase()
    .normalize('NFD')
    .match(/[\p{L}\p{N}]/gu)
    ?.join('');

describe('text-case-converter', () => {
  it.each([
    ['uppercase', 'HELLO WORLD. IT IS 5 PM'],
    ['lowercase', 'hello world. it is 5 pm'],
    ['titlecase', 'Hello World. It Is 5 Pm'],
    ['sentencecase', 'Hello world. It is 5 pm'],
    ['altercase', 'hElLo wOrLd. It iS 5 Pm'],
    ['inversecase', 'hELLO wORLD. IT IS 5 pm'],
  ])('converts to %s', async (type, expected) => {
    expect(await convert(type, 'Hello World. it is 5 PM')).toBe(expected);
  });

  it('offers every type under one name on the page', () => {
    expect(Object.keys(typeNames)).toEqual([...conversionTypes]);
    expect(new Set(Object.values(typeNames)).size).toBe(conversionTypes.length);
  });

  it.each(conversionTypes)('loses no letter and no digit in %s, in any script', async (type) => {
    for (const text of scripts) expect(substance(await convert(type, text)), text).toBe(substance(text));
  });

  it.each(conversionTypes.filter((type) => !nameTypes.some((name) => name === type)))(
    'keeps all marks, spaces and emoji in %s',
    async (type) => {
      const marks = (text: string) => text.replace(/[\p{L}\p{M}]/gu, '');
      const text = `${scripts.join('\r\n')}\t"(¿?)" — 👨‍👩‍👧\n\n`;
      expect(marks(await convert(type, text))).toBe(marks(text));
    },
  );

  it('says which marks a name could not hold', async () => {
    const output = await execute(entry, { text: 'R&D: don’t (stop)!', conversionType: 'snakecase' });
    expect(output).toMatchObject({ convertedText: 'r_d_dont_stop', leftOut: ['&', '’', '(', ')', '!'] });
  });

  it('names the rule it followed, with its edition', async () => {
    const output = await execute(entry, { text: 'gone with the wind', conversionType: 'titlecase-chicago' });
    expect(output.convertedText).toBe('Gone with the Wind');
    expect(output.rule).toContain('18th edition (2024)');
  });

  it('follows the chosen language', async () => {
    expect(await convert('uppercase', 'ilk ışık', { language: 'tr' })).toBe('İLK IŞIK');
    expect(await convert('lowercase', 'ILIK İL', { language: 'az' })).toBe('ılık il');
    expect(await convert('uppercase', 'Μάιος', { language: 'el' })).toBe('ΜΑΪΟΣ');
    expect(await convert('titlecase', 'het ijsland', { language: 'nl' })).toBe('Het IJsland');
    expect(await convert('sentencecase', 'IJS IS KOUD. IJS!', { language: 'nl' })).toBe('IJs is koud. IJs!');
    expect(await convert('lowercase', 'Ì', { language: 'lt' })).toBe('i\u0307\u0300');
    expect(await convert('uppercase', 'Straße')).toBe('STRASSE');
    expect(await convert('uppercase', 'Straße', { capitalSharpS: true })).toBe('STRAẞE');
  });

  it('writes listed words in their form, whatever the type', async () => {
    const lists = { acronyms: ['seo', ' nasa '], keep: ['iPhone', 'eBay'] };
    expect(await convert('lowercase', 'SEO ON EBAY: NASA’S IPHONE', lists)).toBe('SEO on eBay: NASA’s iPhone');
    expect(await convert('titlecase-ap', 'SEO FOR AN IPHONE', lists)).toBe('SEO for an iPhone');
    expect(await convert('pascalcase', 'seo for iPhone', lists)).toBe('SEOForiPhone');
    expect(await convert('kebabcase', 'iPhone seo', lists)).toBe('iphone-seo');
    const turkish = { keep: ['iPhone'], language: 'tr' };
    expect(await convert('uppercase', 'bir iphone', turkish)).toBe('BİR iPhone');
    expect(await convert('lowercase', 'BİR IPHONE', turkish)).toBe('bir iPhone');
    expect(await convert('uppercase', 'c++ (a.b)', { keep: ['c++', '(', '[', '.*'] })).toBe('c++ (A.B)');
  });

  it.each(['', ' \n\t', undefined, 5])('refuses %j in words', async (text) => {
    await expect(execute(entry, { text, conversionType: 'uppercase' })).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'Please enter some text to convert',
    });
  });

  it('refuses an unknown type in words', async () => {
    await expect(execute(entry, { text: 'a', conversionType: 'zigzag' })).rejects.toMatchObject({
      message: 'Please choose one of the conversion types',
    });
  });

  it('converts a long line as a whole', async () => {
    expect(await convert('snakecase', 'one two '.repeat(5_000).trim())).toBe('one_two_'.repeat(5_000).slice(0, -1));
    expect(await convert('titlecase', 'A'.repeat(60_000))).toBe(`A${'a'.repeat(59_999)}`);
    expect(await convert('lowercase', 'ΟΔΟΣ'.repeat(20_000))).toBe('ΟΔΟΣ'.repeat(20_000).toLowerCase());
    expect(await convert('sentencecase', `one ${'TWO '.repeat(20_000)}. end`)).toBe(
      `One ${'two '.repeat(20_000)}. End`,
    );
  });

  it('keeps words with any sign in them as they stand', async () => {
    const keep = ['e-Mail', '-', 'C++', '.NET', 'a/b', '[x]'];
    const input = { text: 'an e-mail about c++ and .net', conversionType: 'uppercase', keep, acronyms: ['wi-fi'] };
    expect(await execute(entry, input)).toMatchObject({ convertedText: 'AN e-Mail ABOUT C++ AND .NET' });
  });

  it.each(['(a', 'a.', '-', "'", '@', 'a@', ': ', '/a', 'A1', '"', 'a', 'Σ', '. '])(
    'takes 200,000 characters of %j in linear time',
    async (piece) => {
      const text = `x${piece.repeat(200_000 / piece.length)}`;
      for (const type of ['titlecase', 'sentencecase', 'titlecase-ap', 'camelcase']) {
        expect(await ownTime(() => convert(type, text))).toBeLessThan(5_000);
      }
    },
  );
});
