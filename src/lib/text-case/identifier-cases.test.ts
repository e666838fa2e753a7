import { describe, expect, it } from 'vitest';
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
