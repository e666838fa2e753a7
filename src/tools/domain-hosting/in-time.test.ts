import { expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { inTime } from './in-time.ts';

const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const refuse = () => reject(new ToolError('cancelled', 'The request was cancelled.'));
    if (signal.aborted) refuse();
    signal.addEventListener('abort', refuse);
  });
const late = 'It took too long.';

it('hands on what comes in time, and its failure', async () => {
  const { signal } = new AbortController();
  expect(await inTime(async () => 'here', { signal, within: 10_000, late })).toBe('here');
  const broken = new ToolError('upstream-failed', 'Broken.');
  await expect(inTime(() => Promise.reject(broken), { signal, within: 10_000, late })).rejects.toBe(broken);
});

it('ends what takes longer, as a failure of its own', async () => {
  const { signal } = new AbortController();
  await expect(inTime(never, { signal, within: 1, late })).rejects.toMatchObject({ code: 'timed-out', message: late });
});

it('ends with whoever asked', async () => {
  const signal = AbortSignal.abort();
  await expect(inTime(never, { signal, within: 10_000, late })).rejects.toMatchObject({ code: 'cancelled' });
});
