import { ownTime } from './own-time.ts';

/** Milliseconds below which a clock's grain and the collector decide more than the job does. */
const GRAIN = 20;

/**
 * How many times as long a job takes with `2 * size` as with `size`: about 2 where time grows with the length, 4 where it
 * grows with the square. The shortest of three tries each counts; what takes next to no time at the double size is 1.
 */
export async function growth(size: number, job: (size: number) => unknown): Promise<number> {
  const doubled = await shortest(() => job(2 * size));
  if (doubled < GRAIN) return 1;
  return doubled / Math.max(GRAIN / 2, await shortest(() => job(size)));
}

async function shortest(job: () => unknown): Promise<number> {
  const tries = [await ownTime(job), await ownTime(job), await ownTime(job)];
  return Math.min(...tries);
}
