import { describe, expect, it } from 'vitest';
import { capitalise, plainRules, toLower, toUpper } from './case-mapping.ts';

// Facts of Unicode's SpecialCasing.txt: letter, lower, title, upper.
const special = [
  ['ß', 'ß', 'Ss', 'SS'],
  ['ŉ', 'ŉ', 'ʼN', 'ʼN'],
  ['\u01f0', '\u01f0', 'J\u030c', 'J\u030c'],
  ['և', 'և', 'Եւ', 'ԵՒ'],
  ['ﬀ', 'ﬀ', 'Ff', 'FF'],
  ['ﬁ', 'ﬁ', 'Fi', 'FI'],
  ['ﬄ', 'ﬄ', 'Ffl', 'FFL'],
  ['ﬆ', 'ﬆ', 'St', 'ST'],
  ['ﬓ', 'ﬓ', 'Մն', 'ՄՆ'],
  ['\u0390', '\u0390', '\u0399\u0308\u0301', '\u0399\u0308\u0301'],
  ['ᾀ', 'ᾀ', 'ᾈ', 'ἈΙ'],
  ['ᾈ', 'ᾀ', 'ᾈ', 'ἈΙ'],
  ['ᾳ', 'ᾳ', 'ᾼ', 'ΑΙ'],
  ['ῳ', 'ῳ', 'ῼ', 'ΩΙ'],
  ['\u1fb2', '\u1fb2', '\u1fba\u0345', '\u1fba\u0399'],
  ['\u1fb4', '\u1fb4', '\u0386\u0345', '\u0386\u0399'],
  ['\u1fb7', '\u1fb7', '\u0391\u0342\u0345', '\u0391\u0342\u0399'],
  ['ǆ', 'ǆ', 'ǅ', 'Ǆ'],
  ['Ǳ', 'ǳ', 'ǲ', 'Ǳ'],
  ['ა', 'ა', 'ა', 'Ა'],
  ['𐐨', '𐐨', '𐐀', '𐐀'],
] as const;

describe('the case of a letter', () => {
  it.each(special)('%s is %s, %s, %s', (letter, lower, title, upper) => {
    expect([toLower(letter, plainRules), capitalise(letter, plainRules), toUpper(letter, plainRules)]).toEqual([
      lower,
      title,
      upper,
    ]);
  });

  it('ends Greek words with a final sigma, and only there', () => {
    expect(toLower('ΟΔΥΣΣΕΥΣ ΣΑΣ. Σ', plainRules)).toBe('οδυσσευς σας. σ');
  });

  it.each([
    ['tr', 'iı', 'İI'],
    ['az', 'iı', 'İI'],
    ['lt', 'i\u0307', 'I'],
    ['el', 'ρωμέικα', 'ΡΩΜΕΪΚΑ'],
  ])('follows %s: %s to %s', (language, text, upper) => {
    expect(toUpper(text, { ...plainRules, language })).toBe(upper);
  });

  it('keeps the accent at the head of a Greek word', () => {
    expect(capitalise('όλα', { ...plainRules, language: 'el' })).toBe('Όλα');
  });

  it('writes the Dutch IJ with two capitals', () => {
    expect(capitalise('ijs', { ...plainRules, language: 'nl' })).toBe('IJs');
    expect(capitalise('ijs', plainRules)).toBe('Ijs');
  });

  it('keeps marks with their letters', () => {
    expect(capitalise('e\u0301a', plainRules)).toBe('E\u0301a');
  });
});
