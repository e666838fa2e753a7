import { ToolError } from '#kit/tool-error';
import type { TemporaryFile } from '#ports/files/port';
import type { Outcome } from './messages.ts';
import { type OneProcess, startProcess } from './one-process.ts';

/** Where processes find the files that they work on, and leave those that they make. */
export interface JobFiles {
  pathOf(file: TemporaryFile): string;
  /** Has a new file written to a path, which is there until the signal is aborted. */
  make<A>(write: (path: string) => Promise<A>, signal?: AbortSignal): Promise<{ answer: A; made: TemporaryFile }>;
}

export interface ProcessesOptions {
  /** What a process runs: a module that calls `serve`. */
  script: URL;
  /** What a visitor reads whose job has ended its process, as a full sentence. */
  broken: string;
  files: JobFiles;
  /** Milliseconds without a job after which a process ends and gives its memory back. */
  idle: number;
  /** Jobs after which a process is replaced. */
  jobs: number;
  /** Bytes: a process that holds more after a job is replaced. */
  memory: number;
  /** Megabytes of V8's heap; 256 unless told. Pixels, files and WebAssembly are outside of it. */
  heap?: number;
}

interface Job {
  message: object;
  /** Absent for a job that is about no file. */
  source?: TemporaryFile;
  /** Further files that it is about. */
  others?: readonly TemporaryFile[];
  /** Called with the share that is done, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** A process whose last job had the same mark is preferred. */
  mark?: string;
  signal?: AbortSignal | undefined;
}

interface MadeSeveral<A> {
  answer: A;
  made: readonly TemporaryFile[];
}

/** Child processes with one job at a time: native code that crashes or never ends costs its own job, and memory is given back. */
export interface Processes {
  /**
   * Gives the job to a process that is idle, or to a new one: the caller bounds how many run at once. After an abort the process
   * has a moment to finish, then it is killed; the promise settles when the process is free or gone.
   *
   * @throws ToolError what refuses the job; `unsupported` when its process has ended.
   */
  run<A>(job: Job): Promise<A>;
  /** The same for a job that makes a file, which is there until the job's signal is aborted. */
  make<A>(job: Job): Promise<{ answer: A; made: TemporaryFile }>;
  /** The same for several files. */
  makeSeveral<A>(job: Job, count: number): Promise<MadeSeveral<A>>;
  /** Ids of the processes that live, for tests. */
  pids(): number[];
  close(): Promise<void>;
}

/** Milliseconds that a job has left when nobody waits for it any more: about what starting another process takes. */
const GRACE = 300;

interface Started {
  process: OneProcess;
  jobs: number;
  mark: string | undefined;
  /** Ends it when it is idle for long. */
  timer?: NodeJS.Timeout;
}

export function createProcesses({ files, idle, jobs, memory, ...program }: ProcessesOptions): Processes {
  const alive = new Set<Started>();
  /** The one that worked last is at the end, so that those that are not needed get idle. */
  const resting: Started[] = [];
  let isClosed = false;

  function start(): Started {
    const started: Started = { process: startProcess(program), jobs: 0, mark: undefined };
    alive.add(started);
    void started.process.ended.then(() => {
      alive.delete(started);
      leaveRest(started);
    });
    return started;
  }

  function take(mark: string | undefined): Started {
    const taken = resting.findLast((one) => one.mark === mark) ?? resting.at(-1) ?? start();
    leaveRest(taken);
    taken.mark = mark;
    taken.process.hold(true);
    return taken;
  }

  function rest(one: Started, held: number): void {
    one.jobs += 1;
    if (isClosed || one.jobs >= jobs || held > memory) {
      one.process.kill();
      return;
    }
    one.process.hold(false);
    resting.push(one);
    one.timer = setTimeout(() => {
      leaveRest(one);
      one.process.kill();
    }, idle);
    one.timer.unref();
  }

  function leaveRest(one: Started): void {
    clearTimeout(one.timer);
    const place = resting.indexOf(one);
    if (place !== -1) resting.splice(place, 1);
  }

  async function run<A>(job: Job, made: readonly string[] = []): Promise<A> {
    const { message, source, others = [], mark, signal, onProgress } = job;
    signal?.throwIfAborted();
    if (isClosed) throw new ToolError('cancelled', 'The request was cancelled.');
    const taken = take(mark);
    let late: NodeJS.Timeout | undefined;
    const onAbort = () => {
      late = setTimeout(taken.process.kill, GRACE);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      const paths = others.map((other) => files.pathOf(other));
      const order = { job: message, source: source ? files.pathOf(source) : '', others: paths, made };
      const outcome = await taken.process.ask<A>({ order, onProgress });
      rest(taken, outcome.memory);
      return answerOf(outcome);
    } finally {
      clearTimeout(late);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  async function makeSeveral<A>(job: Job, count: number, paths: readonly string[] = []): Promise<MadeSeveral<A>> {
    if (paths.length === count) return { answer: await run<A>(job, paths), made: [] };
    const write = (path: string) => makeSeveral<A>(job, count, [...paths, path]);
    const { answer: rest, made } = await files.make(write, job.signal);
    return { answer: rest.answer, made: [made, ...rest.made] };
  }

  return {
    run: (job) => run(job),
    make: <A>(job: Job) => files.make((path) => run<A>(job, [path]), job.signal),
    makeSeveral: (job, count) => makeSeveral(job, count),
    pids: () => [...alive].flatMap(({ process: { pid } }) => pid ?? []),
    async close() {
      isClosed = true;
      const all = [...alive];
      for (const { process } of all) {
        process.hold(true);
        process.kill();
      }
      await Promise.all(all.map(({ process }) => process.ended));
    },
  };
}

function answerOf<A>(answered: Outcome<A>): A {
  if ('answer' in answered) return answered.answer;
  if ('failed' in answered) {
    const { failed: cause, code } = answered;
    throw Object.assign(new Error('A child process failed.', { cause }), code !== undefined && { code });
  }
  const { code, message, ...options } = answered.refused;
  throw new ToolError(code, message, options);
}
