import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countTextNow } from './count-text.ts';
import {
  type Counter,
  type CountListener,
  type CountRequest,
  type CountWorker,
  createCounter,
  type LiveCount,
} from './counter.ts';

/** A worker whose answers come when the test says so. */
class FakeWorker implements CountWorker {
  readonly requests: CountRequest[] = [];
  isTerminated = false;
  private readonly listener: CountListener;

  constructor(listener: CountListener) {
    this.listener = listener;
  }

  postMessage(request: CountRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(): void {
    const request = this.requests.at(-1);
    if (request) this.listener.onAnswer({ id: request.id, result: countTextNow(request.text) });
  }

  fail(): void {
    this.listener.onFailure();
  }
}

const long = (words: number) => 'word '.repeat(words);

let workers: FakeWorker[];
let shown: LiveCount[];
let late: number;
let counter: Counter;
const shownWords = () => shown.map(({ count, isCurrent }) => [count.words, isCurrent]);

beforeEach(() => {
  workers = [];
  shown = [];
  late = 0;
  vi.useFakeTimers();
  counter = createCounter({
    createWorker: (listener) => {
      const worker = new FakeWorker(listener);
      workers.push(worker);
      return worker;
    },
    onCount: (live) => shown.push(live),
    onLate: () => late++,
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createCounter', () => {
  it('counts a short text at once, without a worker', () => {
    counter.count('two words');
    expect(shownWords()).toEqual([[2, true]]);
    expect(workers).toEqual([]);
  });

  it('hands a long text to a worker', () => {
    counter.count(long(2000));
    expect(shown).toEqual([]);
    workers[0]?.answer();
    expect(shownWords()).toEqual([[2000, true]]);
  });

  it('keeps only the newest of the texts that come while the worker is busy', () => {
    for (const words of [2000, 2001, 2002, 2003]) counter.count(long(words));
    expect(workers[0]?.requests).toHaveLength(1);
    workers[0]?.answer();
    workers[0]?.answer();
    expect(workers[0]?.requests).toHaveLength(2);
    expect(shownWords()).toEqual([
      [2000, false],
      [2003, true],
    ]);
  });

  it('drops the answer to a long text that a short one has replaced', () => {
    counter.count(long(2000));
    counter.count('short');
    workers[0]?.answer();
    expect(shownWords()).toEqual([[1, true]]);
  });

  it('forgets a waiting text that a short one has replaced', () => {
    counter.count(long(2000));
    counter.count(long(2001));
    counter.count('short');
    workers[0]?.answer();
    expect(workers[0]?.requests).toHaveLength(1);
    expect(shownWords()).toEqual([[1, true]]);
  });

  it('counts by itself when the worker cannot start', () => {
    counter.count(long(2000));
    counter.count(long(2001));
    workers[0]?.fail();
    counter.count(long(2002));
    expect(shownWords()).toEqual([
      [2001, true],
      [2002, true],
    ]);
    expect(workers).toHaveLength(1);
  });

  it('says once that the newest text takes its time', () => {
    counter.count(long(2000));
    counter.count(long(2001));
    vi.advanceTimersByTime(199);
    expect(late).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(late).toBe(1);
  });

  it('says nothing of the kind when the answer comes soon, or a short text instead', () => {
    counter.count(long(2000));
    workers[0]?.answer();
    counter.count(long(2001));
    counter.count('short');
    counter.count(long(2002));
    counter.close();
    vi.advanceTimersByTime(1000);
    expect(late).toBe(0);
  });

  it('ends its worker and says nothing any more when closed', () => {
    counter.count(long(2000));
    counter.close();
    workers[0]?.answer();
    expect(workers[0]?.isTerminated).toBe(true);
    expect(shown).toEqual([]);
  });
});
