import { describe, expect, it } from 'vitest';
import { articleBefore } from './articles.ts';
import { pluralOf, singularOf } from './nouns.ts';
import { conjugate, formsOf, irregularBase } from './verbs.ts';

describe('verbs', () => {
  it.each([
    'begin begins began begun beginning',
    'stop stops stopped stopped stopping',
    'visit visits visited visited visiting',
    'refer refers referred referred referring',
    'offer offers offered offered offering',
    'try tries tried tried trying',
    'play plays played played playing',
    'die dies died died dying',
    'see sees saw seen seeing',
    'make makes made made making',
    'agree agrees agreed agreed agreeing',
    'watch watches watched watched watching',
    'go goes went gone going',
    'panic panics panicked panicked panicking',
    'fix fixes fixed fixed fixing',
    'quit quits quit quit quitting',
    'show shows showed shown showing',
    'equip equips equipped equipped equipping',
    'develop develops developed developed developing',
    'use uses used used using',
    'be is was been being',
    'have has had had having',
  ])('bend: %s', (line) => {
    const [base = '', ...forms] = line.split(' ');
    expect((['VBZ', 'VBD', 'VBN', 'VBG'] as const).map((form) => conjugate(base, form))).toEqual(forms);
  });

  it('bend in the first word of a phrase', () => {
    expect(conjugate('carry out', 'VBD')).toBe('carried out');
    expect(conjugate('take place', 'VBG')).toBe('taking place');
  });

  it('are read from their forms', () => {
    expect(formsOf('set', 'set')).toEqual(['VB', 'VBD', 'VBN']);
    expect(formsOf('proven', 'prove')).toEqual(['VBN']);
    expect(irregularBase('went')).toBe('go');
    expect(irregularBase('walked')).toBeUndefined();
  });
});

describe('nouns', () => {
  it.each([
    ['city', 'cities'],
    ['church', 'churches'],
    ['person', 'people'],
    ['analysis', 'analyses'],
    ['photo', 'photos'],
    ['hero', 'heroes'],
    ['day', 'days'],
    ['information', 'information'],
    ['point of view', 'points of view'],
    ['bus stop', 'bus stops'],
  ])('have plurals: %s, %s', (one, many) => {
    expect(pluralOf(one)).toBe(many);
  });

  it.each([
    ['cities', 'city'],
    ['boxes', 'box'],
    ['houses', 'house'],
    ['children', 'child'],
    ['glass', 'glass'],
  ])('have singulars: %s, %s', (many, one) => {
    expect(singularOf(many)).toBe(one);
  });
});

describe('articles', () => {
  it.each(
    'apple hour heir honest umbrella uninteresting MBA X-ray 8 11 18 island FBI SUV unimportant unusual unidentified utter'.split(
      ' ',
    ),
  )('an %s', (word) => {
    expect(articleBefore(word)).toBe('an');
  });

  it.each(
    'house university European one-off useful unit 1 user UN US union historic NASA unique once ubiquitous'.split(' '),
  )('a %s', (word) => {
    expect(articleBefore(word)).toBe('a');
  });
});
