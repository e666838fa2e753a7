import { ToolError } from '#kit/tool-error';

interface TimeOptions {
  /** The run's own signal. */
  signal: AbortSignal;
  /** Milliseconds. */
  time: number;
  /** Why what is left over was not done, as a full sentence. */
  late: string;
}

/**
 * Ends a part of a run in time, so that what it has is not lost and nothing else loses its time: the job's signal is aborted then,
 * and the job is to end by itself.
 *
 * @throws ToolError `timed-out` when the job failed after its time, what the job throws before, and the reason of `signal` when
 * that was aborted.
 */
export async function withinTime<T>(
  { signal, time, late }: TimeOptions,
  job: (within: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const tooLate = new ToolError('timed-out', late);
  const timer = setTimeout(() => deadline.abort(tooLate), time);
  try {
    const result = await job(AbortSignal.any([signal, deadline.signal]));
    signal.throwIfAborted();
    return result;
  } catch (error) {
    throw deadline.signal.aborted && !signal.aborted ? tooLate : error;
  } finally {
    clearTimeout(timer);
  }
}
