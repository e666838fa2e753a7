import type { ReportProgress } from '#kit/progress';
import { ToolError } from '#kit/tool-error';
import { asError, type FromRun, type RunOrder, type RunOutcome } from './messages.ts';

/** A run, or a tool whose code is to be there when a run comes. */
export type FromPage = { order: RunOrder; files?: Files | undefined } | { prepare: string };

/** Files of the visitor's by the addresses that the input has for them. */
export type Files = ReadonlyMap<string, File>;

export type ToPage<Output = unknown> = { message: FromRun } | { outcome: RunOutcome<Output>; made?: Files };

interface PageRun {
  slug: string;
  input: unknown;
  signal: AbortSignal;
  /** Milliseconds after which the run is ended, from when its code is loaded, and what is said then; absent: never. */
  end?: { timeLimit: number; error: ToolError };
  onProgress?: ReportProgress | undefined;
  /** For a tool that works on files: what it is given, and what it made by the addresses that its result has for it. */
  files?: Files | undefined;
  onMade?: ((made: Files) => void) | undefined;
}

/** Workers that wait for a run: the next one begins without starting one. */
const idle: Worker[] = [];
/** Bytes of files from which on a worker goes with its run: what it took for a large picture, it would keep. */
const LARGE = 8 << 20;

/** Runs at once that a page's machine is good for: on two processors the page still answers in time beside two workers. */
export function mostAtOnce(): number {
  const processors = navigator.hardwareConcurrency || 2;
  return processors === 1 ? 1 : Math.min(8, Math.max(2, processors - 1));
}

const startWorker = () => new Worker(new URL('./run.worker.ts', import.meta.url), { type: 'module' });

/** Has a worker wait with the tool's code loaded. */
export function prepareInPage(slug: string): void {
  if (idle.length === 0) idle.push(startWorker());
  idle[0]?.postMessage({ prepare: slug } satisfies FromPage);
}

/**
 * Runs a tool that needs no port, or works on files of the visitor's, in a worker of this page, at the pace of the visitor's machine; `signal` ends it at once, and
 * `end` where there is one: with its worker, whatever it does.
 *
 * The result is as the tool's own schema made it.
 *
 * @throws ToolError of the run; `cancelled` after an abort; that of `end` at its limit; Error when the worker cannot be started.
 */
export async function runInPage<Output>({ slug, input, signal, end, onProgress, ...rest }: PageRun): Promise<Output> {
  const worker = idle.pop() ?? startWorker();
  const { promise, resolve, reject } = Promise.withResolvers<RunOutcome<Output>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  worker.onmessage = ({ data }: MessageEvent<ToPage<Output>>) => {
    if ('outcome' in data) {
      if (data.made) rest.onMade?.(data.made);
      resolve(data.outcome);
    } else if (!('message' in data)) {
      // The reader of PDF files, within the worker, speaks to everybody.
    } else if (data.message.kind === 'begun' && end) {
      timer = setTimeout(() => reject(end.error), end.timeLimit);
    } else if (data.message.kind === 'progress') onProgress?.(data.message.progress);
  };
  worker.onerror = ({ message }) => reject(new Error(message || 'The worker could not be started.'));
  const onAbort = () => reject(new ToolError('cancelled', 'The request was cancelled.'));
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  const order: RunOrder = { slug, input, hasListener: onProgress !== undefined };
  worker.postMessage({ order, files: rest.files } satisfies FromPage);
  let isOver = false;
  try {
    const outcome = await promise;
    const error = 'thrown' in outcome ? asError(outcome.thrown) : undefined;
    // What else has failed may have left a decoder broken.
    isOver = error === undefined || error instanceof ToolError;
    if ('thrown' in outcome) throw error;
    return outcome.result;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    const isLarge = [...(rest.files?.values() ?? [])].some(({ size }) => size >= LARGE);
    if (isOver && !isLarge && idle.length < mostAtOnce()) idle.push(worker);
    else worker.terminate();
  }
}
