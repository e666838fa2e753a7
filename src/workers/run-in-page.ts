import type { ReportProgress } from '#kit/progress';
import { ToolError } from '#kit/tool-error';
import { asError, type FromRun, type RunOrder, type RunOutcome } from './messages.ts';

/** A run, or a tool whose code is to be there when a run comes. */
export type FromPage = { order: RunOrder } | { prepare: string };

export type ToPage<Output = unknown> = { message: FromRun } | { outcome: RunOutcome<Output> };

interface PageRun {
  slug: string;
  input: unknown;
  signal: AbortSignal;
  /** Milliseconds after which the run is ended, from when its code is loaded, and what is said then; absent: never. */
  end?: { timeLimit: number; error: ToolError };
  onProgress?: ReportProgress | undefined;
}

/** A worker that waits for a run: the next one begins without starting one. */
let idle: Worker | undefined;

const startWorker = () => new Worker(new URL('./run.worker.ts', import.meta.url), { type: 'module' });

/** Has a worker wait with the tool's code loaded. */
export function prepareInPage(slug: string): void {
  idle ??= startWorker();
  idle.postMessage({ prepare: slug } satisfies FromPage);
}

/**
 * Runs a tool that needs no port in a worker of this page, at the pace of the visitor's machine; `signal` ends it at once, and
 * `end` where there is one: with its worker, whatever it does.
 *
 * The result is as the tool's own schema made it.
 *
 * @throws ToolError of the run; `cancelled` after an abort; that of `end` at its limit; Error when the worker cannot be started.
 */
export async function runInPage<Output>({ slug, input, signal, end, onProgress }: PageRun): Promise<Output> {
  const worker = idle ?? startWorker();
  idle = undefined;
  const { promise, resolve, reject } = Promise.withResolvers<RunOutcome<Output>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  worker.onmessage = ({ data }: MessageEvent<ToPage<Output>>) => {
    if ('outcome' in data) resolve(data.outcome);
    else if (data.message.kind === 'begun' && end) {
      timer = setTimeout(() => reject(end.error), end.timeLimit);
    } else if (data.message.kind === 'progress') onProgress?.(data.message.progress);
  };
  worker.onerror = ({ message }) => reject(new Error(message || 'The worker could not be started.'));
  const onAbort = () => reject(new ToolError('cancelled', 'The request was cancelled.'));
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  const order: RunOrder = { slug, input, hasListener: onProgress !== undefined };
  worker.postMessage({ order } satisfies FromPage);
  let isOver = false;
  try {
    const outcome = await promise;
    isOver = true;
    if ('thrown' in outcome) throw asError(outcome.thrown);
    return outcome.result;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    if (isOver && !idle) idle = worker;
    else worker.terminate();
  }
}
