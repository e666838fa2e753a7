import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ownTime } from '../../../tests/own-time.ts';
import run from './run.ts';
import tool from './tool.ts';

const find = async (text: string, options: object = {}) =>
  tool.output.parse(await execute(toolEntry('hidden-character-finder', tool, run), { text, ...options }));

describe('nothing is found in', () => {
  it.each([
    'Съешь ещё этих мягких французских булок.',
    'Ο δρόμος της Ξάνθης – «καλημέρα»',
    'שלום עולם, 123',
    'ภาษาไทย\u200bสวยงาม',
    '日本語　テキスト、ＡＢＣ。',
    '한국어 문장입니다.',
    'Smørrebrød, naïve, Straße, İstanbul, ışık, œuvre',
    '“Quotes” – dashes — and… 5 × 3 = 15 °C, 1️⃣ ✈️ 👨‍👩‍👧',
    'I ♥ Tokyo東京 and Αθήνα',
  ])('%s', async (text) => expect((await find(text)).characters).toEqual([]));
});

describe('it finds', () => {
  it.each([
    ['zero\u200bwidth', 'ZERO WIDTH SPACE', 'zerowidth'],
    ['\ufeffid,name', 'ZERO WIDTH NO-BREAK SPACE', 'id,name'],
    ['a\u2063b', 'INVISIBLE SEPARATOR', 'ab'],
    ['a\u3164', 'HANGUL FILLER', 'a'],
    ['a\u0000b', 'NULL', 'ab'],
    ['10\u202f000', 'NARROW NO-BREAK SPACE', '10 000'],
    ['one\u2028two', 'LINE SEPARATOR', 'one\ntwo'],
    ['x\u200dy', 'ZERO WIDTH JOINER', 'xy'],
    ['return\u037e', '; GREEK QUESTION MARK', 'return;'],
    ['\u{1d421}ello', '\u{1d421} MATHEMATICAL BOLD SMALL H', 'hello'],
    ['B\u0456tcoin', 'і CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I', 'Bitcoin'],
  ])('in %j %s', async (text, name, cleaned) => {
    const { characters, text: clean } = await find(text);
    expect(characters.map((character) => character.name.replace('\u037e', ';'))).toEqual([name]);
    expect(clean).toBe(cleaned);
  });

  it('Latin letters in a Cyrillic word', async () => {
    const { text, places } = await find('Это Рoссия.');
    expect(text).toBe('Это Россия.');
    expect(places).toMatchObject([{ line: 1, column: 6, code: 'U+006F' }]);
  });

  it('a Cyrillic word among English ones', async () => {
    expect((await find('Please open \u0440\u0430\u0443 now and tell me.')).text).toBe(
      'Please open pay now and tell me.',
    );
  });

  it('bytes that selectors spell behind an emoji', async () => {
    const hidden = Array.from(new TextEncoder().encode('hi ü'), (byte) =>
      String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16),
    ).join('');
    expect(await find(`😀${hidden}`)).toMatchObject({ message: 'hi ü', text: '😀' });
  });

  it('the line and the column of each', async () => {
    expect((await find('one\ntw\u200bo\n\n\u200b')).places).toMatchObject([
      { line: 2, column: 3 },
      { line: 4, column: 1 },
    ]);
  });
});

it('leaves spaces and look-alikes where that is wished', async () => {
  const text = 'a\u00a0b p\u0430y';
  expect((await find(text, { fixSpaces: false, fixLookAlikes: false })).text).toBe(text);
});

describe('a megabyte', () => {
  it.each([
    ['of plain words', 'The quick brown fox. '],
    ['of hidden characters', '\u200b'],
    ['of mixed words', 'p\u0430yp\u0430l '],
    ['of tags', '\u{e0041}'],
    ['of half characters', '\ud800'],
    ['of one word', 'a\u0430'],
  ])('%s takes no second', async (_, piece) => {
    const text = piece.repeat(Math.ceil(1e6 / piece.length));
    expect(await ownTime(() => find(text))).toBeLessThan(6_000);
  });
});
