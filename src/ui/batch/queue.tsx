import { ToolError } from '#kit/tool-error';

/** How far one of many has come; shares are 0 to 1. `idle` is not part of a run, and `paused` waits to be gone on with. */
export type Stage<Outcome> =
  | { is: 'idle' }
  | { is: 'waiting' }
  | { is: 'paused' }
  | { is: 'sending'; share: number }
  | { is: 'working'; share?: number }
  | { is: 'done'; outcome: Outcome }
  | { is: 'failed'; reason: string };

export interface Job<Item, Outcome> {
  key: number;
  item: Item;
  stage: Stage<Outcome>;
}

export interface QueueState<Item, Outcome> {
  jobs: readonly Job<Item, Outcome>[];
  isRunning: boolean;
  /** Milliseconds since 1970: nothing is begun before. */
  pausedUntil: number | undefined;
}

interface WorkContext {
  /** Aborted by `cancel` and `remove`. */
  signal: AbortSignal;
  report: (stage: Extract<Stage<never>, { is: 'sending' | 'working' }>) => void;
}

/** Does one item. What it throws as a ToolError is the reason that is shown. */
export type Work<Item, Outcome> = (item: Item, context: WorkContext) => Promise<Outcome>;

interface QueueOptions {
  atOnce: number;
  /** Resolves after so many milliseconds, or when aborted. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  now?: () => number;
}

type Chosen<Item, Outcome> = (job: Job<Item, Outcome>) => boolean;

interface RunOptions<Item, Outcome> {
  chosen: Chosen<Item, Outcome>;
  work: Work<Item, Outcome>;
  /** In the place of the queue's own. */
  atOnce?: number;
}

/** A server that keeps sending the same item away is believed in the end. */
const REFUSALS = 12;

/** Seconds to wait where a refusal does not say. */
const USUAL_PAUSE = 5;

interface Run {
  atOnce: number;
  stop: AbortController;
  refusals: Map<number, number>;
}

/** Many items, a few at a time; a server that asks to come again later is waited for by all of them. */
export function createQueue<Item, Outcome>({ atOnce, pause = wait, now = Date.now }: QueueOptions) {
  type OneJob = Job<Item, Outcome>;
  let state: QueueState<Item, Outcome> = { jobs: [], isRunning: false, pausedUntil: undefined };
  let nextKey = 1;
  const listeners = new Set<() => void>();
  const active = new Map<number, AbortController>();

  const set = (changed: Partial<QueueState<Item, Outcome>>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };
  const setJobs = (change: (job: OneJob) => OneJob) => set({ jobs: state.jobs.map(change) });
  const setStage = (key: number, stage: Stage<Outcome>) =>
    setJobs((job) => (job.key === key ? { ...job, stage } : job));

  let run: (Run & { work: Work<Item, Outcome> }) | undefined;
  let workers = 0;
  let onEnd = () => {};

  const fill = () => {
    while (run && workers < Math.min(run.atOnce, state.jobs.filter(isOpen).length)) {
      workers += 1;
      void takeTurns(run).finally(() => {
        workers -= 1;
        if (workers === 0) onEnd();
      });
    }
  };

  async function takeTurns(current: NonNullable<typeof run>): Promise<void> {
    while (!current.stop.signal.aborted) {
      const left = (state.pausedUntil ?? 0) - now();
      if (left > 0) {
        await pause(left, current.stop.signal);
        continue;
      }
      if (state.pausedUntil !== undefined) set({ pausedUntil: undefined });
      const job = state.jobs.find(({ stage }) => stage.is === 'waiting');
      if (!job) return;
      await attempt(job, current);
    }
  }

  async function attempt({ key, item }: OneJob, current: NonNullable<typeof run>): Promise<void> {
    const { work, refusals } = current;
    const { signal } = begin(key);
    const report: WorkContext['report'] = (stage) => {
      if (!signal.aborted) setStage(key, stage);
    };
    report({ is: 'sending', share: 0 });
    try {
      setStage(key, { is: 'done', outcome: await work(item, { signal, report }) });
    } catch (error) {
      if (signal.aborted) return setStage(key, { is: 'idle' });
      const seconds = secondsToWait(error);
      const refused = (refusals.get(key) ?? 0) + 1;
      if (seconds === undefined || refused > REFUSALS) return setStage(key, { is: 'failed', reason: reasonOf(error) });
      refusals.set(key, refused);
      set({ pausedUntil: Math.max(state.pausedUntil ?? 0, now() + seconds * 1_000) });
      setStage(key, { is: current.stop.signal.aborted ? 'paused' : 'waiting' });
    } finally {
      active.delete(key);
    }
  }

  const choose = (chosen: Chosen<Item, Outcome>) =>
    setJobs((job) => (chosen(job) ? { ...job, stage: { is: 'waiting' } } : job));
  /** Begins no more; what waits stays so until somebody goes on with it, or is out of the run. */
  const stop = (left: 'paused' | 'idle') => {
    run?.stop.abort();
    setJobs((job) => (job.stage.is === 'waiting' || job.stage.is === 'paused' ? { ...job, stage: { is: left } } : job));
  };

  function begin(key: number): AbortController {
    const controller = new AbortController();
    active.set(key, controller);
    return controller;
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** While a run goes on, what is added takes part in it. */
    add(items: readonly Item[]) {
      const stage: Stage<Outcome> = { is: run && !run.stop.signal.aborted ? 'waiting' : 'idle' };
      set({ jobs: [...state.jobs, ...items.map((item) => ({ key: nextKey++, item, stage }))] });
      fill();
    },
    remove(key: number) {
      active.get(key)?.abort();
      set({ jobs: state.jobs.filter((job) => job.key !== key) });
    },
    /** Puts another item in the place of one, which counts from its next turn on. */
    change(key: number, item: Item) {
      setJobs((job) => (job.key === key ? { ...job, item } : job));
    },
    /** Resolves when everything chosen is done, has failed, or was paused or cancelled. */
    async run({ chosen, work, ...own }: RunOptions<Item, Outcome>): Promise<void> {
      if (run) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      onEnd = resolve;
      run = { atOnce, ...own, work, stop: new AbortController(), refusals: new Map() };
      choose(chosen);
      set({ isRunning: true });
      fill();
      if (workers === 0) resolve();
      await promise;
      run = undefined;
      set({ isRunning: false, pausedUntil: undefined });
    },
    /** Adds to the run that goes on, or goes on with one that comes to its pause. `false` where there is none. */
    join(chosen: Chosen<Item, Outcome>): boolean {
      if (!run) return false;
      if (run.stop.signal.aborted) run.stop = new AbortController();
      choose(chosen);
      fill();
      return true;
    },
    /** Finishes what is under way, and begins nothing. */
    pause: () => stop('paused'),
    /** Stops at once, and keeps what is done. */
    cancel() {
      stop('idle');
      for (const controller of active.values()) controller.abort();
    },
  };
}

export type Queue<Item, Outcome> = ReturnType<typeof createQueue<Item, Outcome>>;

function isOpen({ stage }: Job<unknown, unknown>): boolean {
  return stage.is === 'waiting' || stage.is === 'sending' || stage.is === 'working';
}

/** Seconds after which a refusal is worth another try; `undefined` for failures that will not go by themselves. */
function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof ToolError)) return undefined;
  const goesBy = error.code === 'busy' || error.code === 'rate-limited';
  return goesBy ? (error.retryAfter ?? USUAL_PAUSE) : undefined;
}

function reasonOf(error: unknown): string {
  if (error instanceof ToolError && error.message) return error.message;
  console.error(error);
  return 'Something went wrong on this page. Reloading it may help.';
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}
