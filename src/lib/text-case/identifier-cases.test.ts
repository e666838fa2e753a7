import { describe, expect, it } from 'vitest';
import { growth, WITH_LENGTH } from '../../../tests/growth.ts';
import { plainRules } from './case-mapping.ts';
import { identifierCase, identifierWords } from './identifier-cases.ts';

describe('names for code', () => {
  it.each([
    ['XMLHttpRequest', ['XML', 'Http', 'Request']],
    ['TestV2', ['Test', 'V2']],
    ['V1Test', ['V1', 'Test']],
    ['_foo_bar_', ['foo', 'bar']],
    ['userIDs', ['user', 'IDs']],
    ['version 1.2.10', ['version', '1', '2', '10']],
    ['номерЗаказа №42', ['номер', 'Заказа', '42']],
    ['ΌνομαΧρήστη', ['Όνομα', 'Χρήστη']],
    ['Straße/Öl', ['Straße', 'Öl']],
    ['e\u0301coleNo\u0308rd', ['e\u0301cole', 'No\u0308rd']],
    ['हिन्दी पाठ', ['हिन्दी', 'पाठ']],
    ['日本語テキスト', ['日本語テキスト']],
    ['party 🎉👩‍💻 time', ['party', '🎉', '👩‍💻', 'time']],
    ['', []],
  ])('parts %s', (text, words) => {
    expect(identifierWords(text).words).toEqual(words);
  });

  it.each([
    ['camel', 'helloBigWorld'],
    ['pascal', 'HelloBigWorld'],
    ['snake', 'hello_big_world'],
    ['kebab', 'hello-big-world'],
    ['constant', 'HELLO_BIG_WORLD'],
    ['dot', 'hello.big.world'],
    ['path', 'hello/big/world'],
  ] as const)('joins as %s', (style, expected) => {
    expect(identifierCase('  Hello big-World ', { style, rules: plainRules }).text).toBe(`  ${expected} `);
  });

  it('keeps two numbers apart where nothing joins', () => {
    expect(identifierCase('version 1.2.10', { style: 'camel', rules: plainRules }).text).toBe('version1_2_10');
  });
});

it.each([
  ['marks', '\u0301'],
  ['marks on letters', 'a\u0301\u0301A'],
  ['capitals', 'A'],
  ['both', 'aB'],
  ['numbers', '1 '],
  ['white space', ' '],
  ['apostrophes', "a'"],
])('takes time that grows with the length of the text: %s', async (_, piece) => {
  const job = (size: number) =>
    identifierCase(`x${piece.repeat(size / piece.length)}x`, { style: 'camel', rules: plainRules });
  expect(await growth(80_000, job)).toBeLessThan(WITH_LENGTH);
});
