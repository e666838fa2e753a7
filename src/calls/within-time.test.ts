import { expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { withinTime } from './within-time.ts';

const untilAborted = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => signal.addEventListener('abort', () => resolve(signal.reason), { once: true }));

it('ends a job in time, with the words for what is left over', async () => {
  const { signal } = new AbortController();
  const reason = await withinTime({ signal, time: 1, late: 'The time was up.' }, untilAborted);
  expect(reason).toMatchObject({ code: 'timed-out', message: 'The time was up.' });
  expect(await withinTime({ signal, time: 60_000, late: '' }, async () => 'done')).toBe('done');
});

it('ends with its run', async () => {
  const controller = new AbortController();
  const gone = new ToolError('cancelled', 'Gone.');
  const running = withinTime({ signal: controller.signal, time: 60_000, late: '' }, untilAborted);
  controller.abort(gone);
  await expect(running).rejects.toBe(gone);
  await expect(withinTime({ signal: controller.signal, time: 60_000, late: '' }, async () => 1)).rejects.toBe(gone);
});

it('passes on the failure of a job, and that it took too long instead of what the abort made of it', async () => {
  const { signal } = new AbortController();
  const broken = new ToolError('upstream-failed', 'Broken.');
  await expect(withinTime({ signal, time: 60_000, late: '' }, () => Promise.reject(broken))).rejects.toBe(broken);
  const stopped = async (within: AbortSignal) => {
    await untilAborted(within);
    throw new ToolError('cancelled', 'The request was cancelled.');
  };
  const late = withinTime({ signal, time: 1, late: 'It took too long.' }, stopped);
  await expect(late).rejects.toMatchObject({ code: 'timed-out', message: 'It took too long.' });
});
