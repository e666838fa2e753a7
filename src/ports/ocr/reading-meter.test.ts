import { expect, it } from 'vitest';
import { createReadingMeter } from './reading-meter.ts';

it('grows over several readings, and never reaches the end before it', () => {
  const told: number[] = [];
  const meter = createReadingMeter((share) => told.push(share));
  meter.start();
  for (const share of [0, 0.5, 1, 0.2, 1, 0.1, 1]) meter.within(share);
  expect(told).toEqual([0.35, 0.7, 0.74, 0.91, 0.92, 0.97]);
  meter.start();
  meter.within(0.5);
  expect(told.at(-1)).toBe(0.35);
});
