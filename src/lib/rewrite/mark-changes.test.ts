import { expect, it } from 'vitest';
import { markChanges } from './mark-changes.ts';

const signs = { same: ['', ''], moved: ['<', '>'], new: ['[', ']'] };
const drawn = (source: string, text: string) =>
  markChanges(source, text)
    .map(({ text: stretch, kind }) => signs[kind][0] + stretch + signs[kind][1])
    .join('');

it.each([
  ['He built a large house.', 'He constructed a big house.', 'He [constructed] a [big] house.'],
  ['It was found by them.', 'They found it.', '[They] found <it>.'],
  ['We need it, now.', 'We require it at once, now.', 'We [require] it [at once], now.'],
  ['He left.', 'He departed, quietly, early.', 'He [departed], [quietly], [early].'],
  ['If it rains, we stay.', 'We stay if it rains.', '<We stay> if it rains.'],
  ['The same.', 'The same.', 'The same.'],
  ['A “big” one', 'A “large” one', 'A “[large]” one'],
  ['', 'New', '[New]'],
  ['Old', '', ''],
])('%s → %s', (source, text, expected) => {
  expect(drawn(source, text)).toBe(expected);
});

it('tells where each stretch begins', () => {
  const text = 'One big word, and more.';
  for (const { start, text: stretch } of markChanges('One large word and no more.', text)) {
    expect(text.slice(start, start + stretch.length)).toBe(stretch);
  }
});

it('compares no two texts that are too long for it', () => {
  const long = 'word '.repeat(3_000);
  expect(markChanges(long, `${long}more`)).toMatchObject([{ kind: 'new' }]);
});
