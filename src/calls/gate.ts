import { cancelledBy, ToolError } from '#kit/tool-error';

export interface GateOptions {
  /** Jobs that run at once. */
  concurrency: number;
  /** Jobs that may wait beyond those. */
  queue: number;
  /** What refused callers read, as a full sentence. */
  busy: string;
}

export interface Gate {
  /**
   * Runs `job` when a place is free. An abort ends the waiting of the caller at once; a job that runs already keeps its
   * place until it has really ended, so that work which cannot be stopped still counts.
   *
   * @throws ToolError `busy` when too many wait, `cancelled` (or the reason given) after an abort.
   */
  run<T>(job: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** The same before all that wait: for jobs of milliseconds, whose callers wait in line with what they do after. */
  runNext<T>(job: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 5;

/** Bounded parallelism with a bounded queue, first come first served. */
export function createGate({ concurrency, queue, busy }: GateOptions): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;

  const leave = () => {
    running -= 1;
    waiting.shift()?.();
  };

  const entering =
    (line: 'push' | 'unshift') =>
    <T>(job: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
      if (signal?.aborted) return Promise.reject(cancelledBy(signal));
      if (running >= concurrency && waiting.length >= queue) {
        return Promise.reject(new ToolError('busy', busy, { retryAfter: RETRY_AFTER }));
      }
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const onAbort = () => {
        const place = waiting.indexOf(start);
        if (place !== -1) waiting.splice(place, 1);
        reject(cancelledBy(signal));
      };
      const start = () => {
        running += 1;
        job()
          .finally(() => {
            signal?.removeEventListener('abort', onAbort);
            leave();
          })
          .then(resolve, reject);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      if (running < concurrency) start();
      else waiting[line](start);
      return promise;
    };
  return { run: entering('push'), runNext: entering('unshift') };
}
