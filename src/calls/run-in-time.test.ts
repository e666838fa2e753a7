import { expect, it } from 'vitest';
import { runInTime } from './run-in-time.ts';
import { createShares } from './shares.ts';

const narrow = () => ({
  ...{ shares: createShares({ capacity: 1, queue: 1, busy: 'Busy.' }), visitor: 'a', time: 1, late: 'Too late.' },
});
const untilEnded = (ended: AbortSignal) =>
  new Promise<string>((resolve) => ended.addEventListener('abort', () => resolve('ended')));

it('ends a job that takes too long, and starts the next', async () => {
  const options = narrow();
  const signals: AbortSignal[] = [];
  const late = runInTime(options, (ended) => {
    signals.push(ended);
    return untilEnded(ended);
  });
  const next = runInTime(options, async () => 'next');
  await expect(late).rejects.toMatchObject({ code: 'timed-out', message: 'Too late.' });
  expect(signals[0]?.reason).toMatchObject({ code: 'timed-out' });
  expect(await next).toBe('next');
});

it('counts no time while a job waits, and ends what is cancelled', async () => {
  const options = narrow();
  const controller = new AbortController();
  const first = runInTime(options, untilEnded);
  const waiting = runInTime({ ...options, signal: controller.signal }, untilEnded);
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
  await expect(first).rejects.toMatchObject({ code: 'timed-out' });
});
