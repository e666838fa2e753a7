import { ownTime } from './own-time.ts';

/** Milliseconds below which a clock's grain and the collector decide more than the job does. */
const GRAIN = 20;
/** How many times as long the longer text is: far apart, so that a machine's moods decide nothing. */
const STEP = 8;

/** Between both, far enough from each: what grows with the length stays below it on any machine, what grows with the square does not. */
export const WITH_LENGTH = 1.6;

/**
 * How a job's time grows with its size, up to `size`: 1 where it grows with the length, 2 where it grows with the square. The
 * shortest of three tries each counts; what takes next to no time at the whole size is 0.
 */
export async function growth(size: number, job: (size: number) => unknown): Promise<number> {
  const whole = await shortest(() => job(size));
  if (whole < GRAIN) return 0;
  const part = await shortest(() => job(size / STEP));
  return Math.log(whole / Math.max(GRAIN / 4, part)) / Math.log(STEP);
}

async function shortest(job: () => unknown): Promise<number> {
  const tries = [await ownTime(job), await ownTime(job), await ownTime(job)];
  return Math.min(...tries);
}
