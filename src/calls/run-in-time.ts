import { ToolError } from '#kit/tool-error';
import type { Shares } from './shares.ts';

interface TimedOptions {
  shares: Shares;
  visitor: string;
  /** Milliseconds that the job may take, from its start. */
  time: number;
  /** What the visitor reads after that, as a full sentence. */
  late: string;
  signal?: AbortSignal | undefined;
  isNext?: boolean | undefined;
}

/**
 * Runs a job in its turn, with an end to its time. The signal that the job gets is aborted then, and when the caller's is: the
 * caller is answered at once, the job keeps its place until it has ended.
 *
 * @throws ToolError `timed-out`, and as `Shares.run`.
 */
export function runInTime<T>(options: TimedOptions, job: (ended: AbortSignal) => Promise<T>): Promise<T> {
  const { shares, visitor, time, late, signal, isNext } = options;
  const deadline = new AbortController();
  const ended = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
  const timed = async () => {
    const timer = setTimeout(() => deadline.abort(new ToolError('timed-out', late)), time);
    try {
      return await job(ended);
    } finally {
      clearTimeout(timer);
    }
  };
  return shares.run(visitor, timed, { signal: ended, isNext });
}
