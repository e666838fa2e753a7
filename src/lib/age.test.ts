import { expect, it } from 'vitest';
import { ageSince } from './age.ts';

it.each([
  ['2014-08-17', '2026-11-21T12:00:00Z', '12 years, 3 months and 4 days'],
  ['2026-11-20', '2026-11-21T00:00:00Z', '1 day'],
  ['2026-11-21', '2026-11-21T23:59:59Z', 'Less than a day'],
  ['2026-11-19', '2026-11-21T00:00:00Z', '2 days'],
  ['2025-11-21', '2026-11-21T00:00:00Z', '1 year'],
  ['2025-11-22', '2026-11-21T23:59:59Z', '11 months and 30 days'],
  ['2026-10-21', '2026-11-21T08:00:00Z', '1 month'],
  ['2024-10-20', '2026-11-21T08:00:00Z', '2 years, 1 month and 1 day'],
  ['2021-11-01', '2026-11-21T08:00:00Z', '5 years and 20 days'],
  ['1985-03-15', '2026-11-21T08:00:00Z', '41 years, 8 months and 6 days'],
])('says the age of %s at %s as "%s"', (day, now, text) => {
  expect(ageSince(day, Date.parse(now))?.text).toBe(text);
});

it.each([
  ['2024-02-29', '2025-02-27T12:00:00Z', { years: 0, months: 11, days: 29 }],
  ['2024-02-29', '2025-02-28T00:00:00Z', { years: 1, months: 0, days: 0 }],
  ['2024-02-29', '2025-03-01T00:00:00Z', { years: 1, months: 0, days: 1 }],
  ['2024-02-29', '2028-02-28T12:00:00Z', { years: 3, months: 11, days: 30 }],
  ['2024-02-29', '2028-02-29T00:00:00Z', { years: 4, months: 0, days: 0 }],
  ['2024-02-28', '2025-03-01T00:00:00Z', { years: 1, months: 0, days: 1 }],
  ['2023-12-31', '2024-02-29T00:00:00Z', { years: 0, months: 2, days: 0 }],
  ['2024-01-31', '2024-03-01T00:00:00Z', { years: 0, months: 1, days: 1 }],
  ['2024-01-31', '2024-02-28T00:00:00Z', { years: 0, months: 0, days: 28 }],
])('counts short months and leap days from %s to %s', (day, now, age) => {
  expect(ageSince(day, Date.parse(now))).toMatchObject(age);
});

it('adds up for every day of a year around a leap day', () => {
  const start = Date.UTC(2023, 6, 1);
  for (let at = 0; at < 700; at += 1) {
    const age = ageSince('2023-07-01', start + at * 86_400_000);
    const reached = Date.UTC(2023 + (age?.years ?? 0), 6 + (age?.months ?? 0), 1 + (age?.days ?? 0));
    expect(reached).toBe(start + at * 86_400_000);
  }
});

it.each(['2026-11-22', '2023-02-29', '2023-13-01', '23-01-01', 'yesterday', ''])('has no age for "%s"', (day) => {
  expect(ageSince(day, Date.parse('2026-11-21T12:00:00Z'))).toBeUndefined();
});

it('has no age without a clock', () => {
  expect(ageSince('2020-01-01', Number.NaN)).toBeUndefined();
});
