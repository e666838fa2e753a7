import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ownTime } from '../../../tests/own-time.ts';
import { numberIn } from './number-in.ts';
import run from './run.ts';
import tool from './tool.ts';

const sort = async (text: string, options: object = {}) =>
  String((await execute(toolEntry('sort-lines', tool, run), { text, ...options })).text).split('\n');

describe('sort-lines', () => {
  it.each([
    ['de', 'zz\nÄrger\nApfel', ['Apfel', 'Ärger', 'zz']],
    ['de-u-co-phonebk', 'Af\nÄb\nAd', ['Ad', 'Äb', 'Af']],
    ['es-u-co-trad', 'cz\nch\nd', ['cz', 'ch', 'd']],
    ['ru', 'яма\nёж\nежа\nжук', ['ёж', 'ежа', 'жук', 'яма']],
    ['tr', 'i\nı\nh', ['h', 'ı', 'i']],
    ['ja', 'い\nア\nう', ['ア', 'い', 'う']],
    ['zh-u-co-pinyin', '中\n安\n北', ['安', '北', '中']],
  ])('follows the alphabet of %s', async (language, text, sorted) => {
    expect(await sort(text, { language })).toEqual(sorted);
  });

  it('takes composed and decomposed letters for the same', async () => {
    expect(await sort('caf\u00e9\nb\ncafe\u0301\n\u1100\u1161\n\uac00', { unique: true })).toEqual([
      ...['b', 'caf\u00e9', '\u1100\u1161'],
    ]);
  });

  it('keeps the order of what is equal, reversed or not', async () => {
    expect(await sort('bb 1\naa 1\ncc', { by: 'number' })).toEqual(['bb 1', 'aa 1', 'cc']);
    expect(await sort('bb 1\naa 1\ncc', { by: 'number', order: 'down' })).toEqual(['bb 1', 'aa 1', 'cc']);
  });

  it('counts an emoji as one character', async () => {
    expect(await sort('abc\n😀\nab', { by: 'length' })).toEqual(['😀', 'ab', 'abc']);
  });

  it('shuffles the same way for the same number, and loses nothing', async () => {
    const text = Array.from({ length: 50 }, (_, at) => `line ${at}`).join('\n');
    const one = await sort(text, { by: 'shuffle', seed: 7 });
    expect(one).toEqual(await sort(text, { by: 'shuffle', seed: 7 }));
    expect(one).not.toEqual(await sort(text, { by: 'shuffle', seed: 8 }));
    expect(one.toSorted()).toEqual(text.split('\n').toSorted());
  });

  it('turns a list upside down without sorting it', async () => {
    expect(await sort('b\nc\na', { by: 'none', order: 'down' })).toEqual(['a', 'c', 'b']);
  });

  it('removes duplicates whatever their case', async () => {
    expect(await sort('b\nA\na\nB', { unique: true })).toEqual(['A', 'b']);
  });

  it('sorts many blocks as one', async () => {
    const text = Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 20_011).join('\n');
    const sorted = await sort(text, { by: 'number' });
    expect(sorted).toEqual(text.split('\n').toSorted((a, b) => Number(a) - Number(b)));
  });

  it('sorts a megabyte by the rules of a language within two seconds', async () => {
    const text = Array.from({ length: 40_000 }, (_, at) => `Überschrift ${(at * 7919) % 40_009} zum Text`).join('\n');
    expect(await ownTime(() => sort(text, { language: 'de' }))).toBeLessThan(2_000);
  });
});

describe('numberIn', () => {
  it.each([
    ['Total: -1,234.50 EUR', 'point', -1234.5],
    ['1.234,50 €', 'comma', 1234.5],
    ['-$5', 'point', -5],
    ['A-3', 'point', 3],
    ['2026-05-01', 'point', 2026],
    ['٤٢', 'point', 42],
    ['१२', 'point', 12],
    ['1e3', 'point', 1000],
    ["1'000", 'point', 1000],
    ['12.5%', 'point', 12.5],
  ] as const)('reads %s with a %s', (line, decimal, value) => {
    expect(numberIn(line, decimal)).toBe(value);
  });

  it('finds none in words', () => expect(numberIn('none', 'point')).toBeUndefined());
});
