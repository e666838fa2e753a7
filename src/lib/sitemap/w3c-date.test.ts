import { expect, it } from 'vitest';
import { isW3cDate } from './w3c-date.ts';

// The first six are the examples of the W3C's note.
it.each([
  ...['1997', '1997-07', '1997-07-16', '1997-07-16T19:20+01:00', '1997-07-16T19:20:30+01:00'],
  ...['1997-07-16T19:20:30.45+01:00', '2024-02-29', '2026-01-01T00:00:00Z'],
])('%s is a date', (text) => {
  expect(isW3cDate(text)).toBe(true);
});

it.each([
  ...['2023-02-29', '2026-13-01', '26-01-01', '01.02.2026', '2026/01/02', '2026-1-2', '2026-01-01T10:00', ''],
  ...['2026-01-01 10:00:00', '2026-01-01T24:00Z', 'yesterday', '2026-00-10', '2026-01-01T10:00:00+15:00'],
])('%s is none', (text) => {
  expect(isW3cDate(text)).toBe(false);
});
