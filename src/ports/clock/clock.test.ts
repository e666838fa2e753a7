import { describe, expect, it } from 'vitest';
import { createFakeClock } from './fake.ts';
import { systemClock } from './system.ts';

describe('clocks', () => {
  it('reads the time of the system', () => {
    const before = Date.now();
    const now = systemClock.now();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });

  it('stands still until it is told', () => {
    const clock = createFakeClock(1_000);
    expect(clock.now()).toBe(1_000);
    clock.advance(500);
    expect(clock.now()).toBe(1_500);
    clock.set(10);
    expect(clock.now()).toBe(10);
  });
});
