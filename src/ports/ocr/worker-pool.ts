import { Worker } from 'node:worker_threads';
import { createGate } from '#kit/gate';
import { ToolError } from '#kit/tool-error';
import type { LanguageFile, ReadAnswer, ReadProgress, ReadRequest } from './worker-messages.ts';

export interface PoolOptions {
  /** Pictures read at once, each by a thread of its own. */
  workers: number;
  /** Pictures that may wait beyond those. */
  queue: number;
  /** Milliseconds that one picture may take. */
  timeout: number;
  /** Milliseconds without work after which the threads end and give their memory back. */
  idle: number;
}

export interface Pool {
  /**
   * Reads with a thread of its own. `prepare` is called when a place is free, so that a waiting picture takes no room.
   *
   * @throws ToolError `busy`, `timed-out`, `cancelled`, and whatever `prepare` throws.
   */
  read(language: LanguageFile, prepare: () => Promise<ReadRequest>, heard?: Heard): Promise<ReadAnswer>;
  close(): Promise<void>;
}

interface Heard {
  signal?: AbortSignal | undefined;
  /** Told the share that is done, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

interface Thread {
  worker: Worker;
  language: string;
  /** Pictures it has read. */
  read: number;
}

const BUSY = 'Too many images are being read right now. Please try again in a few seconds.';
/** Pictures after which a thread makes room for a fresh one: its memory grows to that of the largest and stays. */
const PICTURES_A_THREAD = 100;
const script = new URL('./read.worker.ts', import.meta.url);

/** Threads that are kept warm between pictures, started when the first one comes. */
export function createPool({ workers, queue, timeout, idle }: PoolOptions): Pool {
  const gate = createGate({ concurrency: workers, queue, busy: BUSY });
  const resting: Thread[] = [];
  const alive = new Set<Worker>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function start(language: LanguageFile): Thread {
    const worker = new Worker(script, { workerData: language, stdin: false });
    const thread = { worker, language: language.code, read: 0 };
    alive.add(worker);
    // A thread that rests must neither hold the process open nor end it.
    worker.unref();
    worker.on('error', () => forget(thread));
    worker.on('exit', () => forget(thread));
    return thread;
  }

  function forget(thread: Thread): void {
    alive.delete(thread.worker);
    const place = resting.indexOf(thread);
    if (place !== -1) resting.splice(place, 1);
  }

  function end(thread: Thread): Promise<unknown> {
    forget(thread);
    return thread.worker.terminate();
  }

  function rest(thread: Thread): void {
    if (closed || thread.read >= PICTURES_A_THREAD) void end(thread);
    else resting.push(thread);
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const sleeper of [...resting]) void end(sleeper);
    }, idle);
    timer.unref();
  }

  function take(language: LanguageFile): Thread {
    const fitting = resting.findIndex((thread) => thread.language === language.code);
    const [thread] = resting.splice(fitting === -1 ? 0 : fitting, resting.length > 0 ? 1 : 0);
    const taken = thread ?? start(language);
    taken.language = language.code;
    return taken;
  }

  async function readBy(
    thread: Thread,
    request: ReadRequest,
    { ended, onProgress }: { ended: AbortSignal; onProgress: Heard['onProgress'] },
  ): Promise<ReadAnswer> {
    const { worker } = thread;
    const answered = Promise.withResolvers<ReadAnswer>();
    const onAbort = () => answered.reject(ended.reason);
    const onError = (cause: unknown) => answered.reject(new Error('The reader broke.', { cause }));
    const onExit = () => answered.reject(new Error('The reader ended.'));
    const onMessage = (message: ReadAnswer | ReadProgress) => {
      if ('share' in message) onProgress?.(message.share);
      else answered.resolve(message);
    };
    worker.on('message', onMessage);
    worker.once('error', onError);
    worker.once('exit', onExit);
    ended.addEventListener('abort', onAbort, { once: true });
    worker.ref();
    try {
      ended.throwIfAborted();
      worker.postMessage(request, [request.pixels.buffer]);
      return await answered.promise;
    } finally {
      worker.unref();
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      ended.removeEventListener('abort', onAbort);
    }
  }

  return {
    read(language, prepare, { signal, onProgress } = {}) {
      return gate.run(async () => {
        const deadline = new AbortController();
        const late = setTimeout(() => deadline.abort(timedOut(timeout)), timeout);
        const ended = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
        const thread = take(language);
        try {
          const answer = await readBy(thread, await prepare(), { ended, onProgress });
          thread.read += 1;
          rest(thread);
          return answer;
        } catch (error) {
          await setAside(thread, language, error);
          throw error;
        } finally {
          clearTimeout(late);
        }
      }, signal);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.all([...alive].map((worker) => worker.terminate()));
    },
  };

  /** What was refused before it was read leaves the thread as it is. Else it may still be reading: another takes its place. */
  async function setAside(thread: Thread, language: LanguageFile, error: unknown): Promise<void> {
    const isUnused = error instanceof ToolError && error.code === 'unsupported';
    if (isUnused) return rest(thread);
    await end(thread);
    if (!closed) rest(start(language));
  }
}

function timedOut(milliseconds: number): ToolError {
  return new ToolError('timed-out', `Reading the image took longer than ${milliseconds / 1000} seconds.`);
}
