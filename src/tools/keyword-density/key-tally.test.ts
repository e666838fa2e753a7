import { expect, it } from 'vitest';
import { KeyTally } from './key-tally.ts';

it('tallies numbers beyond 32 bits, through every growth', () => {
  const tally = new KeyTally();
  const keys = Array.from({ length: 5_000 }, (_, index) => 1 + index * 3 * 2 ** 32 + index);
  for (const key of [...keys, ...keys.slice(0, 10)]) tally.add(key);
  expect(keys.filter((key) => tally.countAt(tally.slotOf(key)) === 2)).toEqual(keys.slice(0, 10));
  expect(keys.slice(10).every((key) => tally.countAt(tally.slotOf(key)) === 1)).toBe(true);
  expect(tally.countAt(tally.slotOf(7))).toBe(0);
});
