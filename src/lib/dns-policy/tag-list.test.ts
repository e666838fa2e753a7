import { expect, it } from 'vitest';
import { isVersion, readTagList } from './tag-list.ts';

it('reads tags in any case and with any space', () => {
  const { tags, faults } = readTagList(' v = DMARC1 ;P=none;; rua=mailto:a=b@example.com ;');
  expect([...tags]).toEqual([
    ['v', 'DMARC1'],
    ['p', 'none'],
    ['rua', 'mailto:a=b@example.com'],
  ]);
  expect(faults).toEqual([]);
});

it.each([
  ['v=X; p', ['"p" is not in the form tag=value.']],
  ['v=X; =1', ['"=1" is not in the form tag=value.']],
  ['v=X; p=1; P=2', ['The tag p appears twice, but only one can count.']],
  [`v=X${';a'.repeat(2)}`, ['"a" is not in the form tag=value.', '"a" is not in the form tag=value.']],
])('says what is wrong with %j', (text, faults) => {
  expect(readTagList(text).faults).toEqual(faults);
});

it('looks at sixty parts of a hostile text', () => {
  const { tags, faults } = readTagList(Array.from({ length: 100_000 }, (_, index) => `t${index}=1`).join(';'));
  expect(tags.size).toBe(60);
  expect(faults).toEqual(['There are more than 60 parts; the rest is ignored.']);
});

it.each([
  ['v=DMARC1; p=none', true],
  [' v = DMARC1;p=none', true],
  ['v=DMARC1', true],
  ['V=DMARC1', true],
  ['v=dmarc1; p=none', false],
  ['p=none; v=DMARC1', false],
  ['v=DMARC12', false],
  ['', false],
])('%j is of the version: %s', (text, expected) => {
  expect(isVersion(text, 'DMARC1')).toBe(expected);
});
