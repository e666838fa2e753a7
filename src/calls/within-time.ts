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
 * Ends a part of a run in time, so that what it has is not lost: the job's signal is aborted with a ToolError `timed-out`, and the
 * job is to end by itself then.
 *
 * @throws what the job throws, and the reason of `signal` when that was aborted.
 */
export async function withinTime<T>(
  { signal, time, late }: TimeOptions,
  job: (within: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const onOuter = () => controller.abort(signal.reason);
  const timer = setTimeout(() => controller.abort(new ToolError('timed-out', late)), time);
  if (signal.aborted) onOuter();
  signal.addEventListener('abort', onOuter, { once: true });
  try {
    const result = await job(controller.signal);
    signal.throwIfAborted();
    return result;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onOuter);
  }
}
