import { expect, it } from 'vitest';
import { figuresOf, tallyOf } from './tally.ts';

it('weighs each sentence by its words', () => {
  const tallies = [
    { source: 'One two three four five six.', text: 'One two three four five six.' },
    { source: 'The big cat sat.', text: 'The large cat sat down.' },
  ].map(tallyOf);
  const { changedShare, words, grade } = figuresOf(tallies);
  // Of 12 and 9 words, "big", "large" and "down" are not the same.
  expect(changedShare).toBe(0.143);
  expect(words).toEqual({ before: 10, after: 11 });
  expect(grade.before).toBe(-1.8);
  expect(grade.after).toBe(-1.6);
});

it('says of no words that they have no grade', () => {
  expect(figuresOf([tallyOf({ source: '***', text: '***' })])).toEqual({
    changedShare: 0,
    words: { before: 0, after: 0 },
    grade: { before: null, after: null },
  });
});
