import { cancelledBy, ToolError } from '#kit/tool-error';

export interface SharesOptions {
  /** Units there are: places of jobs that run at once, or bytes. */
  capacity: number;
  /** Units that one visitor may hold. Absent: all of them, while nobody else waits. */
  share?: number;
  /** Jobs that may wait, of all visitors and of one. */
  queue?: number;
  queueShare?: number;
  /** Milliseconds that a job may wait. */
  patience?: number;
  /** What refused callers read, as a full sentence. */
  busy: string;
}

interface JobOptions {
  /** Units that the job holds. */
  amount?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Before the visitor's other jobs: for jobs of milliseconds, whose callers wait in line with what they do after. */
  isNext?: boolean | undefined;
}

/** What visitors share: places or bytes, in which nobody waits for more than one job of another visitor to end. */
export interface Shares {
  /**
   * Runs `job` when there is room for it. The visitor who holds least goes first, then who had a turn longest ago. An abort ends
   * the waiting of the caller at once; a job that runs already keeps its room until it has really ended, so that work which cannot
   * be stopped still counts.
   *
   * @throws ToolError `busy` when too many wait or it took too long, `cancelled` (or the reason given) after an abort.
   */
  run<T>(visitor: string, job: () => Promise<T>, options?: JobOptions): Promise<T>;
  /**
   * Takes room at once, and returns what gives it back; calling that again does nothing. Who takes so cannot be made to wait: only
   * a `share` keeps one visitor from holding everything.
   *
   * @throws ToolError `busy` when there is no room for so much. Nothing is taken then.
   */
  take(visitor: string, amount?: number): () => void;
}

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 5;
/** Milliseconds. */
const PATIENCE = 30_000;

interface Waiting {
  amount: number;
  start(): void;
  refuse(error: ToolError): void;
}

/** Somebody who holds something or waits. */
interface Visitor {
  held: number;
  /** When they were last given something, as a count of all that was given. */
  turn: number;
  line: Waiting[];
}

/** Bounded room that is shared fairly, and is never empty while somebody waits who may have it. */
export function createShares(options: SharesOptions): Shares {
  const { capacity, queue = 0, patience = PATIENCE } = options;
  const { share = capacity, queueShare = queue } = options;
  const busy = () => new ToolError('busy', options.busy, { retryAfter: RETRY_AFTER });
  const visitors = new Map<string, Visitor>();
  let held = 0;
  let waiting = 0;
  let turns = 0;

  function visitorOf(name: string): Visitor {
    const visitor = visitors.get(name) ?? { held: 0, turn: 0, line: [] };
    visitors.set(name, visitor);
    return visitor;
  }

  function forgetIdle(name: string): void {
    const visitor = visitors.get(name);
    if (visitor?.held === 0 && visitor.line.length === 0) visitors.delete(name);
  }

  function hold(visitor: Visitor, amount: number): void {
    held += amount;
    turns += 1;
    visitor.held += amount;
    visitor.turn = turns;
  }

  /** The first of whose turn it is; a job that is too large for the room left keeps the smaller ones of others from passing it. */
  function next(): { visitor: Visitor; place: Waiting } | undefined {
    let first: { visitor: Visitor; place: Waiting } | undefined;
    for (const visitor of visitors.values()) {
      const [place] = visitor.line;
      if (!place || visitor.held + place.amount > share) continue;
      const { held: most, turn } = first?.visitor ?? { held: Number.POSITIVE_INFINITY, turn: 0 };
      if (visitor.held < most || (visitor.held === most && visitor.turn < turn)) first = { visitor, place };
    }
    return first;
  }

  function startWaiting(): void {
    for (let turn = next(); turn && held + turn.place.amount <= capacity; turn = next()) {
      const { visitor, place } = turn;
      visitor.line.shift();
      waiting -= 1;
      hold(visitor, place.amount);
      place.start();
    }
  }

  function releaseOf(name: string, amount: number): () => void {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      held -= amount;
      visitorOf(name).held -= amount;
      forgetIdle(name);
      startWaiting();
    };
  }

  function fits(visitor: Visitor | undefined, amount: number): boolean {
    return held + amount <= capacity && (visitor?.held ?? 0) + amount <= share;
  }

  /** Of a full line, the visitor who waits for most makes room for those who wait for less. */
  function makeRoomFor(visitor: Visitor | undefined): void {
    const own = visitor?.line.length ?? 0;
    if (own >= queueShare) throw busy();
    if (waiting < queue) return;
    const [longest] = [...visitors.values()].sort((a, b) => b.line.length - a.line.length);
    if (!longest || longest.line.length <= own + 1) throw busy();
    longest.line.at(-1)?.refuse(busy());
  }

  async function waitFor(name: string, { amount = 1, signal, isNext = false }: JobOptions): Promise<void> {
    makeRoomFor(visitors.get(name));
    const turn = Promise.withResolvers<void>();
    const visitor = visitorOf(name);
    const leave = (error: ToolError) => {
      const at = visitor.line.indexOf(place);
      if (at === -1) return;
      visitor.line.splice(at, 1);
      waiting -= 1;
      forgetIdle(name);
      turn.reject(error);
      // The rest may have waited for this one only.
      startWaiting();
    };
    const place: Waiting = { amount, start: turn.resolve, refuse: leave };
    if (isNext) visitor.line.unshift(place);
    else visitor.line.push(place);
    waiting += 1;
    const late = setTimeout(() => leave(busy()), patience);
    const onAbort = () => leave(cancelledBy(signal));
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      await turn.promise;
    } finally {
      clearTimeout(late);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  return {
    async run(name, job, options = {}) {
      const { amount = 1, signal } = options;
      if (signal?.aborted) throw cancelledBy(signal);
      if (amount > Math.min(capacity, share)) throw busy();
      // Nobody who could begin waits while there is room, but for those whom a large job keeps waiting.
      if (fits(visitors.get(name), amount) && next() === undefined) hold(visitorOf(name), amount);
      else await waitFor(name, options);
      // After the wait, so that the job runs in the name of its own caller, and not of who made room for it.
      return unlessAborted(ending(job, releaseOf(name, amount)), signal);
    },
    take(name, amount = 1) {
      if (!fits(visitors.get(name), amount)) throw busy();
      hold(visitorOf(name), amount);
      return releaseOf(name, amount);
    },
  };
}

async function ending<T>(job: () => Promise<T>, release: () => void): Promise<T> {
  try {
    return await job();
  } finally {
    release();
  }
}

async function unlessAborted<T>(running: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return running;
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(cancelledBy(signal));
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([running, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
