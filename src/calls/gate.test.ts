import { describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { createGate } from './gate.ts';

/** Jobs that end when told, and a record of those that began. */
function heldJobs() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () => {
    begun.push(name);
    const { promise, resolve } = Promise.withResolvers<string>();
    ends.set(name, () => resolve(name));
    return promise;
  };
  return { begun, job, end: (name: string) => ends.get(name)?.() };
}

describe('a gate', () => {
  it('runs as many at once as it may, and the others in the order they came', async () => {
    const gate = createGate({ concurrency: 2, queue: 2, busy: 'Too many at once.' });
    const { begun, job, end } = heldJobs();
    const results = ['a', 'b', 'c', 'd'].map((name) => gate.run(job(name)));
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await results[1];
    expect(begun).toEqual(['a', 'b', 'c']);
    end('a');
    await results[0];
    end('c');
    end('d');
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets a job of milliseconds go before those that wait', async () => {
    const gate = createGate({ concurrency: 1, queue: 2, busy: 'Too many at once.' });
    const { begun, job, end } = heldJobs();
    const results = [gate.run(job('a')), gate.run(job('b')), gate.runNext(job('c'))];
    end('a');
    await results[0];
    expect(begun).toEqual(['a', 'c']);
    end('c');
    await results[2];
    end('b');
    await Promise.all(results);
  });

  it('refuses, with a time to come back, when too many wait', async () => {
    const gate = createGate({ concurrency: 1, queue: 1, busy: 'Too many at once.' });
    const { job, end } = heldJobs();
    const first = gate.run(job('a'));
    const second = gate.run(job('b'));
    await expect(gate.run(job('c'))).rejects.toMatchObject({ code: 'busy', retryAfter: 5 });
    end('a');
    await first;
    end('b');
    await second;
    const third = gate.run(job('c'));
    end('c');
    expect(await third).toBe('c');
  });

  it('takes an aborted job out of the queue', async () => {
    const gate = createGate({ concurrency: 1, queue: 1, busy: 'Too many at once.' });
    const { begun, job, end } = heldJobs();
    const first = gate.run(job('a'));
    const controller = new AbortController();
    const second = gate.run(job('b'), controller.signal);
    controller.abort();
    await expect(second).rejects.toMatchObject({ code: 'cancelled' });
    const third = gate.run(job('c'));
    end('a');
    await first;
    end('c');
    await third;
    expect(begun).toEqual(['a', 'c']);
  });

  it('answers an abort at once, but keeps the place of work that still runs', async () => {
    const gate = createGate({ concurrency: 1, queue: 1, busy: 'Too many at once.' });
    const { begun, job, end } = heldJobs();
    const controller = new AbortController();
    const first = gate.run(job('a'), controller.signal);
    const second = gate.run(job('b'));
    controller.abort(new ToolError('timed-out', 'Too slow.'));
    await expect(first).rejects.toMatchObject({ code: 'timed-out', message: 'Too slow.' });
    expect(begun).toEqual(['a']);
    end('a');
    await Promise.resolve();
    await new Promise(setImmediate);
    expect(begun).toEqual(['a', 'b']);
    end('b');
    expect(await second).toBe('b');
  });

  it('frees the place of a job that fails', async () => {
    const gate = createGate({ concurrency: 1, queue: 0, busy: 'Too many at once.' });
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await gate.run(async () => 'next')).toBe('next');
  });

  it('does not begin what was aborted before', async () => {
    const gate = createGate({ concurrency: 1, queue: 1, busy: 'Too many at once.' });
    const { begun, job } = heldJobs();
    await expect(gate.run(job('a'), AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
    expect(begun).toEqual([]);
  });
});
