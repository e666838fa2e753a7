import { cancelledBy } from './tool-error.ts';

interface Bounds {
  /** Aborted when the work is not waited for any more. */
  controller?: AbortController;
  /** Aborted when the caller no longer wants the result. */
  outer: AbortSignal | undefined;
  /** Milliseconds from now on; absent or `Infinity`: no bound. */
  time?: number | undefined;
  /** What is thrown after that. */
  late?: () => Error;
}

/**
 * Waits for work that has begun, until its time is over or its caller leaves, whatever it still does then.
 *
 * @throws what `late` makes, or ToolError for the reason of `outer`.
 */
export async function withinBounds<T>(work: PromiseLike<T>, { controller, outer, time, late }: Bounds): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const end = (error: Error | undefined) => {
    controller?.abort(error);
    ended.reject(error);
  };
  const onAbort = () => end(cancelledBy(outer));
  const timer = time !== undefined && Number.isFinite(time) ? setTimeout(() => end(late?.()), time) : undefined;
  outer?.addEventListener('abort', onAbort, { once: true });
  if (outer?.aborted) onAbort();
  try {
    return await Promise.race([ended.promise, work]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', onAbort);
  }
}
