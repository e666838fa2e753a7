import { describe, expect, it } from 'vitest';
import { changedShare } from './difference.ts';
import { keepsLocked, keepsMarks, lostBetween } from './guards.ts';
import { readParagraph } from './read.ts';

const tokens = (text: string) => readParagraph(text).flatMap((sentence) => sentence.tokens);

describe('guards', () => {
  it.each([
    ['He did not come.', 'He came.', 'negation'],
    ['It may rain.', 'It rains.', 'possibility'],
    ['You must go.', 'You go.', 'obligation'],
    ['It will end.', 'It ends.', 'future'],
    ['If it rains, we stay.', 'It rains, we stay.', 'condition'],
    ['All of them left.', 'They left.', 'all'],
    ['Most people agree.', 'People agree.', 'most'],
    ['Only two came.', 'Two came.', 'only'],
    ['At least 20 died.', '20 died.', 'bounds'],
    ['More than 20 died.', 'Less than 20 died.', 'bounds'],
    ['It seems right.', 'It is right.', 'doubt'],
  ])('miss what is gone: %s %s', (source, rewritten, lost) => {
    expect(lostBetween(source, rewritten)).toContain(lost);
    expect(lostBetween(rewritten, source)).toContain(lost);
  });

  it.each([
    ['He does not come.', 'He never comes.'],
    ['Many people came.', 'Numerous people came.'],
    ['About 20 died.', 'Approximately 20 died.'],
    ['They provided food.', 'They gave food.'],
    ['A little house appeared.', 'A small house came into view.'],
    ["She can't go.", 'She is not able to go.'],
    ['It will not work.', "It won't work."],
  ])('let the same in other words pass: %s %s', (source, rewritten) => {
    expect(lostBetween(source, rewritten)).toEqual([]);
  });

  it('hold numbers, names and locked words, in any order', () => {
    expect(keepsLocked(tokens('In 1999 Anna met Bob.'), tokens('Anna met Bob in 1999.'))).toBe(true);
    expect(keepsLocked(tokens('In 1999 Anna met Bob.'), tokens('Anna met him in 1999.'))).toBe(false);
    expect(keepsLocked(tokens('He has 3 dogs.'), tokens('He has 4 dogs.'))).toBe(false);
  });

  it('hold pairs of marks and the end', () => {
    expect(keepsMarks('He (a man) left.', 'A man (he) left.')).toBe(true);
    expect(keepsMarks('He (a man) left.', 'He, a man, left.')).toBe(false);
    expect(keepsMarks('Did he go?', 'He went.')).toBe(false);
  });
});

it('the changed share counts words that are others or stand elsewhere', () => {
  expect(changedShare('One two three four.', 'one two three four!')).toBe(0);
  expect(changedShare('One two three four.', 'One two three five.')).toBe(0.25);
  expect(changedShare('Then one two.', 'One two then.')).toBeCloseTo(1 / 3);
  expect(changedShare('', '')).toBe(0);
});
