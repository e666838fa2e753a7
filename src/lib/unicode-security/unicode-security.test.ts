import { describe, expect, it } from 'vitest';
import { isAllowedInNames } from './allowed.ts';
import { prototypeOf, readAsAscii, skeleton } from './look-alikes.ts';
import { characterName } from './names.ts';
import { isHighlyRestrictive, isSingleScript, usedScripts } from './scripts.ts';

describe('skeleton', () => {
  // The first three are the examples of UTS 39, sections 4 and 4.1.
  it.each([
    ['paypal', 'раураl'],
    ['scope', 'ѕсоре'],
    ['ǉeto', 'ljeto'],
    ['google', 'gооgle'],
    ['admin', 'a\u200bdmin'],
    ['O', '0'],
    ['modern', 'rnodern'],
  ])('of %s and %s is the same', (one, other) => expect(skeleton(one)).toBe(skeleton(other)));

  it('of words that do not look alike differs', () => expect(skeleton('paypal')).not.toBe(skeleton('payday')));
});

it('knows all characters of the table', () => {
  expect(prototypeOf('а')).toBe('a');
  expect(prototypeOf('\u{1d5ba}')).toBe('a');
  expect(prototypeOf('a')).toBeUndefined();
});

it('reads letters as ASCII where all of them look like it', () => {
  expect(readAsAscii('аррӏе')).toBe('apple');
  expect(readAsAscii('привет')).toBeUndefined();
});

// Source: UTS 39, sections 5.1 and 5.2.
describe('scripts', () => {
  it.each([
    ['Circle', true],
    ['СігсӀе', true],
    ['Сirсlе', false],
    ['Circ1e', true],
    ['〆切', true],
    ['ねガ', true],
    ['漢字とカタカナ', true],
    ['한국漢', true],
    ['ねガ한', false],
  ])('of %s are one: %s', (text, isOne) => expect(isSingleScript(text)).toBe(isOne));

  it.each([
    ['abcねガ', true],
    ['Tokyo東京', true],
    ['abcрусский', false],
    ['αlpha', false],
  ])('of %s are mixed without suspicion: %s', (text, isFine) => expect(isHighlyRestrictive(text)).toBe(isFine));

  it('are told by their names', () => {
    expect(usedScripts('Рaypal 1')).toEqual(['Cyrillic', 'Latin']);
    expect(usedScripts('123 -')).toEqual([]);
  });
});

it.each([
  ['a', true],
  ['é', true],
  ['中', true],
  ['한', true],
  ['·', true],
  ['ⓐ', false],
  ['\u200b', false],
  ['ſ', false],
  ['ﬁ', false],
  ['😀', false],
])('%s is allowed in names: %s', (character, isAllowed) => expect(isAllowedInNames(character)).toBe(isAllowed));

it.each([
  ['\u200b', 'ZERO WIDTH SPACE'],
  ['а', 'CYRILLIC SMALL LETTER A'],
  ['a', 'LATIN SMALL LETTER A'],
  ['\ufe0f', 'VARIATION SELECTOR-16'],
  ['\u{e0020}', 'TAG SPACE'],
  ['\u{e0041}', 'TAG "A"'],
  ['\u0000', 'NULL'],
  ['\ud800', 'HALF OF A SURROGATE PAIR'],
])('names %j', (character, name) => expect(characterName(character)).toBe(name));
