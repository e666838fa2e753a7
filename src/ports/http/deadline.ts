import { ToolError } from '#kit/tool-error';

interface Deadline {
  host: string;
  timeout: number;
  outer: AbortSignal | undefined;
}

/** Ends `work` when the time is over or `outer` aborts, with the reason as its error. */
export async function withDeadline<T>(
  { host, timeout, outer }: Deadline,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const ended = Promise.withResolvers<never>();
  // An end before the race below has begun is thrown by `throwIfAborted`.
  ended.promise.catch(() => {});
  const end = (error: ToolError) => {
    controller.abort(error);
    ended.reject(error);
  };
  const onAbort = () => {
    const { reason } = outer ?? {};
    end(reason instanceof ToolError ? reason : new ToolError('cancelled', 'The request was cancelled.'));
  };
  const timer = setTimeout(
    () => end(new ToolError('timed-out', `${host} did not answer in full within ${timeout / 1000} seconds.`)),
    timeout,
  );
  outer?.addEventListener('abort', onAbort, { once: true });
  if (outer?.aborted) onAbort();
  try {
    controller.signal.throwIfAborted();
    return await Promise.race([ended.promise, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', onAbort);
  }
}
