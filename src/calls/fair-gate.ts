import { ToolError } from '#kit/tool-error';

export interface FairGateOptions {
  /** Jobs that run at once. */
  capacity: number;
  /** Jobs of one visitor that run at once. */
  share: number;
  /** Jobs that may wait, of all visitors and of one. */
  queue: number;
  queueShare: number;
  /** Milliseconds that a job may wait. */
  patience: number;
  /** What refused callers read, as a full sentence. */
  busy: string;
}

export interface FairGate {
  /**
   * Runs `job` when a place is free for this visitor. A place is free again when the job has ended. Among those who wait, the visitor
   * with the fewest running jobs comes first, then who came first.
   *
   * @throws ToolError `busy` when too many wait or it took too long, and the signal's reason when it was aborted while waiting.
   */
  run<T>(visitor: string, job: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 5;

interface Waiting {
  visitor: string;
  start(): void;
}

/** Bounded parallelism of which no visitor can take more than a share. */
export function createFairGate({ capacity, share, queue, queueShare, patience, busy }: FairGateOptions): FairGate {
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  let total = 0;

  const runningOf = (visitor: string) => running.get(visitor) ?? 0;
  const hasPlace = (visitor: string) => total < capacity && runningOf(visitor) < share;

  function take(visitor: string): void {
    total += 1;
    running.set(visitor, runningOf(visitor) + 1);
  }

  function releaseMemory(visitor: string): void {
    total -= 1;
    const left = runningOf(visitor) - 1;
    if (left === 0) running.delete(visitor);
    else running.set(visitor, left);
    const [next] = waiting
      .filter((one) => hasPlace(one.visitor))
      .sort((a, b) => runningOf(a.visitor) - runningOf(b.visitor));
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    take(next.visitor);
    next.start();
  }

  async function waitFor(visitor: string, signal: AbortSignal | undefined): Promise<void> {
    const ofVisitor = waiting.filter((one) => one.visitor === visitor).length;
    if (waiting.length >= queue || ofVisitor >= queueShare) throw refused(busy);
    const turn = Promise.withResolvers<void>();
    const place: Waiting = { visitor, start: turn.resolve };
    const leave = (error: unknown) => {
      const at = waiting.indexOf(place);
      if (at === -1) return;
      waiting.splice(at, 1);
      turn.reject(error);
    };
    const onAbort = () => leave(signal?.reason);
    const late = setTimeout(() => leave(refused(busy)), patience);
    signal?.addEventListener('abort', onAbort, { once: true });
    waiting.push(place);
    if (signal?.aborted) onAbort();
    try {
      await turn.promise;
    } finally {
      clearTimeout(late);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  return {
    async run(visitor, job, signal) {
      if (hasPlace(visitor)) take(visitor);
      else await waitFor(visitor, signal);
      try {
        return await job();
      } finally {
        releaseMemory(visitor);
      }
    },
  };
}

function refused(busy: string): ToolError {
  return new ToolError('busy', busy, { retryAfter: RETRY_AFTER });
}
