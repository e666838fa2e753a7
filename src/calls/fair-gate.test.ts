import { describe, expect, it } from 'vitest';
import { createFairGate, type FairGateOptions } from './fair-gate.ts';

function gate(options: Partial<FairGateOptions> = {}) {
  const { run } = createFairGate({
    ...{ capacity: 2, share: 1, queue: 10, queueShare: 4, patience: 10_000, busy: 'Too many.' },
    ...options,
  });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const enter = (visitor: string, signal?: AbortSignal) =>
    run(
      visitor,
      () => {
        begun.push(visitor);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      signal,
    );
  /** One that the test does not wait for. */
  const queue = (visitor: string) => void enter(visitor).catch(() => undefined);
  const endFirst = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { enter, queue, begun, endFirst };
}

describe('a fair gate', () => {
  it('lets one visitor have no more than a share, and others have the rest', async () => {
    const { queue, begun, endFirst } = gate();
    for (const visitor of ['a', 'a', 'a', 'b', 'c']) queue(visitor);
    expect(begun).toEqual(['a', 'b']);
    await endFirst();
    expect(begun).toEqual(['a', 'b', 'a']);
    await endFirst();
    expect(begun).toEqual(['a', 'b', 'a', 'c']);
  });

  it('prefers who has less at the moment', async () => {
    const { queue, begun, endFirst } = gate({ capacity: 2, share: 2 });
    for (const visitor of ['a', 'a', 'a', 'b']) queue(visitor);
    await endFirst();
    expect(begun).toEqual(['a', 'a', 'b']);
  });

  it('refuses when too many wait, of all or of one', async () => {
    const { enter, queue } = gate({ capacity: 1, queue: 3, queueShare: 2 });
    for (const visitor of ['a', 'a', 'a']) queue(visitor);
    await expect(enter('a')).rejects.toMatchObject({ code: 'busy', message: 'Too many.', retryAfter: 5 });
    queue('b');
    await expect(enter('c')).rejects.toMatchObject({ code: 'busy' });
  });

  it('refuses who waited too long, and forgets who went away', async () => {
    const { enter, queue, begun, endFirst } = gate({ capacity: 1, patience: 20 });
    queue('a');
    const gone = new AbortController();
    const leaving = enter('b', gone.signal);
    gone.abort(new Error('Gone.'));
    await expect(leaving).rejects.toThrow('Gone.');
    await expect(enter('c')).rejects.toMatchObject({ code: 'busy' });
    await endFirst();
    expect(begun).toEqual(['a']);
  });

  it('gives a place back when a job fails', async () => {
    const { run } = createFairGate({
      ...{ capacity: 1, share: 1, queue: 0, queueShare: 0, patience: 1, busy: 'Too many.' },
    });
    await expect(run('a', () => Promise.reject(new Error('Failed.')))).rejects.toThrow('Failed.');
    expect(await run('b', async () => 'done')).toBe('done');
  });
});
