import { expect, it } from 'vitest';
import { createTimedGate } from './timed-gate.ts';

const gate = () => createTimedGate({ concurrency: 1, queue: 1, busy: 'Busy.', time: 1, late: 'Too late.' });
const untilEnded = (ended: AbortSignal) =>
  new Promise<string>((resolve) => ended.addEventListener('abort', () => resolve('ended')));

it('ends a job that takes too long, and starts the next', async () => {
  const narrow = gate();
  const signals: AbortSignal[] = [];
  const late = narrow.run((ended) => {
    signals.push(ended);
    return untilEnded(ended);
  });
  const next = narrow.run(async () => 'next');
  await expect(late).rejects.toMatchObject({ code: 'timed-out', message: 'Too late.' });
  expect(signals[0]?.reason).toMatchObject({ code: 'timed-out' });
  expect(await next).toBe('next');
});

it('counts no time while a job waits, and ends what is cancelled', async () => {
  const narrow = gate();
  const controller = new AbortController();
  const first = narrow.run(untilEnded);
  const waiting = narrow.run(untilEnded, controller.signal);
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
  await expect(first).rejects.toMatchObject({ code: 'timed-out' });
});
