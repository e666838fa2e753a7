import type { Clock } from './port.ts';

export interface FakeClock extends Clock {
  /** Sets the time, in milliseconds since 1970-01-01 UTC. */
  set(time: number): void;
  /** Moves the time on by milliseconds. */
  advance(milliseconds: number): void;
}

/** A clock that stands still until it is told otherwise. */
export function createFakeClock(start = 0): FakeClock {
  let time = start;
  return {
    now: () => time,
    set: (next) => {
      time = next;
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
