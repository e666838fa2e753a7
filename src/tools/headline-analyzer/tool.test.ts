import { describe, expect, it } from 'vitest';
import { isPassive, luresIn } from './english-marks.ts';
import { readHeadline } from './read-headline.ts';

const read = (line: string, isEnglish = true) =>
  readHeadline(line, { device: 'desktop', stopWords: new Set(['the', 'of']), isEnglish });

it.each([
  ['the library was closed on monday', true],
  ['man bitten by dog', true],
  ['books are not sold here', true],
  ['the song was quickly written', true],
  ['the council closes the library', false],
  ['we are excited to announce', false],
  ['how to feed a red bird', false],
  ['they have become friends', false],
])('tells whether "%s" is passive', (headline, expected) => {
  expect(isPassive(headline.split(' '))).toBe(expected);
});

it.each([
  ['You won’t believe this', 1],
  ['This is why bees dance', 1],
  ['This week in science', 0],
  ['The council votes on the budget', 0],
  ['And then he opened the door…', 1],
])('finds the marks of clickbait in %j', (headline, marks) => {
  expect(luresIn(headline)).toHaveLength(marks);
});

describe('a headline', () => {
  it.each([
    ['Which bread keeps longest?', 'question'],
    ['どのパンが一番ですか？', 'question'],
    ['Ποιο ψωμί είναι το καλύτερο;', 'question'],
    ['10 breads to bake', 'list'],
    ['10:30 at the station', 'statement'],
    ['How to bake bread', 'how-to'],
  ])('%j is a %s', (headline, kind) => {
    expect(read(headline).kind).toBe(kind);
  });

  it('is in capitals only as a whole', () => {
    expect(read('NASA lands on MARS')).toMatchObject({ isAllCapitals: false, capitals: ['NASA', 'MARS'] });
    expect(read('NASA LANDS')).toMatchObject({ isAllCapitals: true });
    expect(read('10 日本')).toMatchObject({ isAllCapitals: false });
  });

  it('counts what a reader sees', () => {
    expect(read('👩‍🍳 Brot')).toMatchObject({ characters: 6, words: 1 });
  });
});
