import { describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { createQueue, type Work } from './queue.tsx';

/** Work that stands still until it is told how it ends. */
function workshop() {
  const begun: { item: string; finish: (error?: Error) => void; signal: AbortSignal }[] = [];
  const work: Work<string, string> = (item, { signal, report }) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    report({ is: 'working' });
    signal.addEventListener('abort', () => reject(new ToolError('cancelled', 'Cancelled.')));
    begun.push({ item, signal, finish: (error) => (error ? reject(error) : resolve(item.toUpperCase())) });
    return promise;
  };
  return { work, begun };
}

/** A clock that moves only when someone waits. */
function waiting() {
  let time = 1_000;
  const waits: number[] = [];
  const pause = async (milliseconds: number) => {
    waits.push(milliseconds);
    time += milliseconds;
  };
  return { now: () => time, pause, waits };
}

const all = () => true;

describe('a queue', () => {
  it('does so many at once, in their order, and the next as soon as one is done', async () => {
    const { work, begun } = workshop();
    const queue = createQueue<string, string>({ atOnce: 2 });
    queue.add(['a', 'b', 'c']);
    const ended = queue.run({ chosen: all, work });
    expect(begun.map(({ item }) => item)).toEqual(['a', 'b']);
    expect(queue.state().jobs.map(({ stage }) => stage.is)).toEqual(['working', 'working', 'waiting']);
    begun[1]?.finish();
    await expect.poll(() => begun.length).toBe(3);
    begun[0]?.finish();
    begun[2]?.finish();
    await ended;
    expect(queue.state()).toMatchObject({ isRunning: false, jobs: [{}, {}, {}] });
    expect(queue.state().jobs.map(({ stage }) => stage)).toEqual([
      { is: 'done', outcome: 'A' },
      { is: 'done', outcome: 'B' },
      { is: 'done', outcome: 'C' },
    ]);
  });

  it('does what an item has become while it waited', async () => {
    const { work, begun } = workshop();
    const queue = createQueue<string, string>({ atOnce: 1 });
    queue.add(['a', 'b']);
    const ended = queue.run({ chosen: all, work });
    queue.change(2, 'c');
    begun[0]?.finish();
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.finish();
    await ended;
    expect(queue.state().jobs.map(({ stage }) => stage)).toEqual([
      { is: 'done', outcome: 'A' },
      { is: 'done', outcome: 'C' },
    ]);
  });

  it('goes on when one fails, and does only what is chosen again', async () => {
    const queue = createQueue<string, string>({ atOnce: 2 });
    queue.add(['a', 'b', 'c']);
    const tried: string[] = [];
    const work: Work<string, string> = async (item) => {
      tried.push(item);
      if (item === 'b' && tried.length < 4) throw new ToolError('unsupported', 'It is no picture.');
      return item;
    };
    await queue.run({ chosen: all, work });
    expect(queue.state().jobs[1]?.stage).toEqual({ is: 'failed', reason: 'It is no picture.' });
    await queue.run({ chosen: ({ stage }) => stage.is === 'failed', work });
    expect(tried).toEqual(['a', 'b', 'c', 'b']);
    expect(queue.state().jobs.map(({ stage }) => stage.is)).toEqual(['done', 'done', 'done']);
  });

  it('keeps what is done when cancelled, and leaves the rest as it was', async () => {
    const { work, begun } = workshop();
    const queue = createQueue<string, string>({ atOnce: 1 });
    queue.add(['a', 'b', 'c']);
    const ended = queue.run({ chosen: all, work });
    begun[0]?.finish();
    await expect.poll(() => begun.length).toBe(2);
    queue.cancel();
    await ended;
    expect(begun.length).toBe(2);
    expect(queue.state().jobs.map(({ stage }) => stage.is)).toEqual(['done', 'idle', 'idle']);
    expect(queue.state().isRunning).toBe(false);
  });

  it('finishes what is under way when paused, and goes on where it stopped', async () => {
    const { work, begun } = workshop();
    const queue = createQueue<string, string>({ atOnce: 1 });
    const stages = () => queue.state().jobs.map(({ stage }) => stage.is);
    queue.add(['a', 'b', 'c', 'd']);
    const ended = queue.run({ chosen: all, work });
    queue.pause();
    expect(stages()).toEqual(['working', 'paused', 'paused', 'paused']);
    expect(begun[0]?.signal.aborted).toBe(false);
    // Before the pause is there, the same run goes on.
    expect(queue.join(({ stage }) => stage.is === 'paused')).toBe(true);
    begun[0]?.finish();
    await expect.poll(() => begun.length).toBe(2);
    queue.pause();
    begun[1]?.finish();
    await ended;
    expect(stages()).toEqual(['done', 'done', 'paused', 'paused']);
    expect(queue.state().isRunning).toBe(false);
    expect(queue.join(all)).toBe(false);
    const again = queue.run({ chosen: ({ stage }) => stage.is === 'paused', work });
    await expect.poll(() => begun.length).toBe(3);
    queue.pause();
    queue.cancel();
    await again;
    expect(stages()).toEqual(['done', 'done', 'idle', 'idle']);
  });

  it('keeps what a server sent away for the time after a pause, and ends the waiting', async () => {
    const queue = createQueue<string, string>({ atOnce: 1 });
    queue.add(['a', 'b']);
    const work = () => Promise.reject(new ToolError('busy', 'Full.', { retryAfter: 3_600 }));
    const refused = Promise.withResolvers<void>();
    queue.subscribe(() => queue.state().pausedUntil !== undefined && refused.resolve());
    const ended = queue.run({ chosen: all, work });
    await refused.promise;
    queue.pause();
    await ended;
    expect(queue.state().jobs.map(({ stage }) => stage.is)).toEqual(['paused', 'paused']);
    expect(queue.state().pausedUntil).toBeUndefined();
  });

  it('tries a failed one again while the others go on', async () => {
    const { work, begun } = workshop();
    const queue = createQueue<string, string>({ atOnce: 2 });
    queue.add(['a', 'b']);
    const ended = queue.run({ chosen: all, work });
    begun[0]?.finish(new ToolError('unsupported', 'No.'));
    await expect.poll(() => queue.state().jobs[0]?.stage.is).toBe('failed');
    expect(queue.join(({ stage }) => stage.is === 'failed')).toBe(true);
    await expect.poll(() => begun.length).toBe(3);
    begun[1]?.finish();
    begun[2]?.finish();
    await ended;
    expect(queue.state().jobs.map(({ stage }) => stage.is)).toEqual(['done', 'done']);
  });

  it('waits as long as the server asks, with everything, and tries again', async () => {
    const { pause, now, waits } = waiting();
    const queue = createQueue<string, string>({ atOnce: 2, pause, now });
    queue.add(['a', 'b', 'c']);
    const seen: (number | undefined)[] = [];
    queue.subscribe(() => seen.push(queue.state().pausedUntil));
    let calls = 0;
    const work: Work<string, string> = async (item) => {
      calls += 1;
      if (calls === 2) throw new ToolError('rate-limited', 'Too many calls.', { retryAfter: 34 });
      return item;
    };
    await queue.run({ chosen: all, work });
    expect(queue.state().jobs.map(({ stage }) => stage.is)).toEqual(['done', 'done', 'done']);
    expect(waits[0]).toBe(34_000);
    expect(seen).toContain(35_000);
    expect(queue.state().pausedUntil).toBeUndefined();
  });

  it('believes a server that keeps refusing', async () => {
    const { pause, now, waits } = waiting();
    const queue = createQueue<string, string>({ atOnce: 1, pause, now });
    queue.add(['a']);
    const work = () => Promise.reject(new ToolError('busy', 'Many pictures are arriving right now.'));
    await queue.run({ chosen: all, work });
    expect(queue.state().jobs[0]?.stage).toEqual({ is: 'failed', reason: 'Many pictures are arriving right now.' });
    expect(waits.length).toBe(12);
  });

  it('ends a pause at once when cancelled', async () => {
    const queue = createQueue<string, string>({ atOnce: 1 });
    queue.add(['a']);
    const refused = Promise.withResolvers<void>();
    queue.subscribe(() => queue.state().pausedUntil !== undefined && refused.resolve());
    const work = () => Promise.reject(new ToolError('busy', 'Full.', { retryAfter: 3_600 }));
    const ended = queue.run({ chosen: all, work });
    await refused.promise;
    queue.cancel();
    await ended;
    expect(queue.state().jobs[0]?.stage).toEqual({ is: 'idle' });
  });

  it('takes in what is added while it runs, and gives up what is removed', async () => {
    const { work, begun } = workshop();
    const queue = createQueue<string, string>({ atOnce: 2 });
    queue.add(['a']);
    const ended = queue.run({ chosen: all, work });
    queue.add(['b', 'c']);
    expect(begun.map(({ item }) => item)).toEqual(['a', 'b']);
    queue.remove(queue.state().jobs[0]?.key ?? 0);
    expect(begun[0]?.signal.aborted).toBe(true);
    await expect.poll(() => begun.length).toBe(3);
    begun[1]?.finish();
    begun[2]?.finish();
    await ended;
    expect(queue.state().jobs.map(({ item, stage }) => [item, stage.is])).toEqual([
      ['b', 'done'],
      ['c', 'done'],
    ]);
  });
});
