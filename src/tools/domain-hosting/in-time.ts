import { ToolError } from '#kit/tool-error';

interface Limit {
  signal: AbortSignal;
  /** Milliseconds for the whole. */
  within: number;
  /** The sentence when it took longer. */
  late: string;
}

/** What is asked, as long as it comes in time: a source that is not needed must not use up the time of the others. */
export async function inTime<T>(ask: (signal: AbortSignal) => Promise<T>, { signal, within, late }: Limit): Promise<T> {
  const inner = new AbortController();
  const tooLate = new ToolError('timed-out', late);
  const timer = setTimeout(() => inner.abort(tooLate), within);
  const onAbort = () => inner.abort(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    return await ask(inner.signal);
  } catch (error) {
    throw inner.signal.aborted && !signal.aborted ? tooLate : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}
