import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

it.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [300, '5 minutes'],
  [301, '5 minutes 1 second'],
  [3_600, '1 hour'],
  [3_661, '1 hour 1 minute'],
  [86_400, '1 day'],
  [172_800 + 10_800, '2 days 3 hours'],
  [86_400 + 59, '1 day'],
])('says %d seconds as "%s"', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
