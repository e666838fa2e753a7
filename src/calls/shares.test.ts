import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { createShares, type SharesOptions } from './shares.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Jobs that end when told, in the order in which they began. */
function open(options: Partial<SharesOptions> = {}) {
  const shares = createShares({ capacity: 2, queue: 10, busy: 'Too many.', ...options });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string, more: Parameters<typeof shares.run>[2] = {}) => {
    const job = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    };
    const done = shares.run(name.charAt(0), job, more);
    // What still waits when its test ends is refused later, and heard by nobody.
    done.catch(() => undefined);
    return done;
  };
  /** Jobs that the test does not wait for: the first letter is their visitor. */
  const crowd = (...names: string[]) => {
    for (const name of names) void run(name);
  };
  const endFirst = async () => {
    ends.shift()?.();
    await settled();
  };
  return { ...shares, runNamed: run, crowd, begun, endFirst };
}

describe('shares of places', () => {
  it('are all one visitor may want while nobody else waits; then the next free one is the other visitor’s', async () => {
    const { crowd, begun, endFirst } = open();
    crowd('a1', 'a2', 'a3', 'a4', 'b1', 'b2');
    expect(begun).toEqual(['a1', 'a2']);
    await endFirst();
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await endFirst();
    expect(begun.slice(3)).toEqual(['a3']);
  });

  it('go in turns where there is one place only', async () => {
    const { crowd, begun, endFirst } = open({ capacity: 1 });
    crowd('a1', 'a2', 'a3', 'b1', 'c1', 'b2');
    for (let ended = 0; ended < 5; ended += 1) await endFirst();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('are never more for one visitor than their share, and the rest is free for others', async () => {
    const { crowd, begun, endFirst } = open({ capacity: 3, share: 2 });
    crowd('a1', 'a2', 'a3', 'b1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await endFirst();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('let a job of milliseconds go before the same visitor’s others', async () => {
    const { crowd, runNamed, begun, endFirst } = open({ capacity: 1 });
    crowd('a1', 'a2', 'b1');
    void runNamed('a3', { isNext: true });
    for (let ended = 0; ended < 3; ended += 1) await endFirst();
    expect(begun).toEqual(['a1', 'b1', 'a3', 'a2']);
  });

  it('are counted by amounts, and many small jobs do not pass a large one', async () => {
    const { runNamed, begun, endFirst } = open({ capacity: 10 });
    void runNamed('a1', { amount: 6 });
    void runNamed('b1', { amount: 8 });
    void runNamed('c1', { amount: 1 });
    expect(begun).toEqual(['a1']);
    await endFirst();
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await expect(runNamed('d1', { amount: 11 })).rejects.toMatchObject({ code: 'busy' });
  });
});

it('a visitor who holds less than those who wait for much begins at once where there is room', () => {
  const { runNamed, begun } = open({ capacity: 10, share: 9 });
  void runNamed('a1', { amount: 2 });
  void runNamed('c1', { amount: 4 });
  void runNamed('a2', { amount: 6 });
  void runNamed('b1', { amount: 2 });
  expect(begun).toEqual(['a1', 'c1']);
  return settled().then(() => expect(begun).toEqual(['a1', 'c1', 'b1']));
});

describe('waiting', () => {
  it('is bounded for one visitor and for all, with a time to come back', async () => {
    const { runNamed, crowd } = open({ capacity: 1, queue: 3, queueShare: 2 });
    crowd('a1', 'a2', 'a3');
    await expect(runNamed('a4')).rejects.toMatchObject({ code: 'busy', message: 'Too many.', retryAfter: 5 });
    crowd('b1');
    await expect(runNamed('b2')).rejects.toMatchObject({ code: 'busy' });
  });

  it('is not taken from others by one visitor who fills the line: their last job makes room', async () => {
    const { runNamed, crowd, begun, endFirst } = open({ capacity: 1, queue: 2 });
    crowd('a1', 'a2');
    const last = runNamed('a3');
    crowd('b1');
    await expect(last).rejects.toMatchObject({ code: 'busy' });
    await endFirst();
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('ends when it takes too long, and when the caller goes away', async () => {
    const { runNamed, crowd, begun, endFirst } = open({ capacity: 1, patience: 20 });
    crowd('a1');
    const gone = new AbortController();
    const leaving = runNamed('b1', { signal: gone.signal });
    gone.abort();
    await expect(leaving).rejects.toMatchObject({ code: 'cancelled' });
    await expect(runNamed('c1')).rejects.toMatchObject({ code: 'busy' });
    await expect(runNamed('d1', { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' });
    await endFirst();
    expect(begun).toEqual(['a1']);
  });

  it('of others ends when the large job before them gives up', async () => {
    const { runNamed, begun } = open({ capacity: 10 });
    const gone = new AbortController();
    void runNamed('a1', { amount: 6 });
    const large = runNamed('b1', { amount: 8, signal: gone.signal });
    void runNamed('c1', { amount: 2 });
    gone.abort();
    await expect(large).rejects.toMatchObject({ code: 'cancelled' });
    expect(begun).toEqual(['a1', 'c1']);
  });
});

describe('what is held', () => {
  it('stays held by work that still runs, though its caller was answered', async () => {
    const { runNamed, crowd, begun, endFirst } = open({ capacity: 1 });
    const gone = new AbortController();
    const first = runNamed('a1', { signal: gone.signal });
    crowd('b1');
    gone.abort(new ToolError('timed-out', 'Too slow.'));
    await expect(first).rejects.toMatchObject({ code: 'timed-out' });
    expect(begun).toEqual(['a1']);
    await endFirst();
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('is free again when a job fails', async () => {
    const { run } = createShares({ capacity: 1, busy: 'Too many.' });
    await expect(run('a', () => Promise.reject(new Error('Failed.')))).rejects.toThrow('Failed.');
    expect(await run('b', async () => 'done')).toBe('done');
  });

  it('can be taken at once or not at all, and is given back once', () => {
    const { take } = createShares({ capacity: 10, share: 6, busy: 'Too much.' });
    const release = take('a', 6);
    expect(() => take('a', 1)).toThrow(expect.objectContaining({ code: 'busy', retryAfter: 5 }));
    take('b', 4);
    expect(() => take('c', 1)).toThrow('Too much.');
    release();
    release();
    take('c', 6);
    expect(() => take('d', 1)).toThrow('Too much.');
  });

  it('is used in the name of who asked for it, whoever made room', async () => {
    const names = new AsyncLocalStorage<string>();
    const { run } = createShares({ capacity: 1, queue: 1, busy: 'Too many.' });
    const end = Promise.withResolvers<void>();
    const first = names.run('a', () => run('a', () => end.promise));
    const second = names.run('b', () => run('b', async () => names.getStore()));
    names.run('a', () => end.resolve());
    await first;
    expect(await second).toBe('b');
  });
});

describe('a job with a limit', () => {
  const limit = { time: 1, late: 'Too late.' };
  const untilEnded = (ended: AbortSignal) =>
    new Promise<string>((resolve) => ended.addEventListener('abort', () => resolve('ended')));

  it('is ended when it takes too long, and the next begins', async () => {
    const { run } = createShares({ capacity: 1, queue: 1, busy: 'Too many.' });
    const signals: AbortSignal[] = [];
    const late = run(
      'a',
      (ended) => {
        signals.push(ended);
        return untilEnded(ended);
      },
      { limit },
    );
    const next = run('a', async () => 'next', { limit });
    await expect(late).rejects.toMatchObject({ code: 'timed-out', message: 'Too late.' });
    expect(signals[0]?.reason).toMatchObject({ code: 'timed-out' });
    expect(await next).toBe('next');
  });

  it('loses no time while it waits', async () => {
    const { run } = createShares({ capacity: 1, queue: 1, busy: 'Too many.' });
    const controller = new AbortController();
    const first = run('a', untilEnded, { limit });
    const waiting = run('a', untilEnded, { limit, signal: controller.signal });
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
    await expect(first).rejects.toMatchObject({ code: 'timed-out' });
  });
});
