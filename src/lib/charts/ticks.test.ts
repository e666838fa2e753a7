import { expect, it } from 'vitest';
import { dayTicks, ticks } from './ticks.ts';

it.each([
  [0, 10, [0, 2, 4, 6, 8, 10]],
  [0.012, 0.034, [0.015, 0.02, 0.025, 0.03]],
  [-3, 3, [-3, -2, -1, 0, 1, 2, 3].filter((each) => each % 1 === 0)],
  [0, 1_234_567, [0, 500_000, 1_000_000]],
  [5, 5, [5]],
  [0, Number.POSITIVE_INFINITY, [0]],
])('marks an axis from %d to %d at %j', (low, high, marks) => {
  expect(ticks(low, high)).toEqual(marks);
});

const days = (low: string, high: string) =>
  dayTicks(Date.parse(low), Date.parse(high)).map((time) => new Date(time).toISOString().slice(0, 10));

it('marks an axis of days at the beginning of months and years', () => {
  expect(days('2026-01-15', '2026-04-20')).toEqual(['2026-02-01', '2026-03-01', '2026-04-01']);
  expect(days('2025-11-24', '2026-11-24')).toEqual(['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01']);
  expect(days('1998-06-01', '2026-06-01')).toEqual([
    '2000-01-01',
    '2005-01-01',
    '2010-01-01',
    '2015-01-01',
    '2020-01-01',
    '2025-01-01',
  ]);
});
