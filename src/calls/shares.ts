import { cancelledBy, ToolError } from '#kit/tool-error';
import { withinBounds } from '#kit/within-bounds';

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
  /** Told how many jobs go first, those at work as one, while it waits: at once, and when that changes. */
  onWait?: ((ahead: number) => void) | undefined;
  /** Milliseconds that the job may take, from its start, and what the visitor reads after that, as a full sentence. */
  limit?: { time: number; late: string };
}

/** The signal is aborted when the answer is not wanted any more. */
type Job<T> = (ended: AbortSignal) => Promise<T>;

/** What visitors share: places or bytes, in which nobody waits for more than one job of another visitor to end. */
export interface Shares {
  /**
   * Runs `job` when there is room for it. The visitor who holds least goes first, then who had a turn longest ago. An abort and the
   * limit answer the caller at once; a job that runs already keeps its room until it has really ended, so that work which cannot be
   * stopped still counts.
   *
   * @throws ToolError `busy` when too many wait or it took too long, `cancelled` (or the reason given) after an abort, `timed-out`.
   */
  run<T>(visitor: string, job: Job<T>, options?: JobOptions): Promise<T>;
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
  name: string;
  amount: number;
  /** Given what gives its room back. */
  start(release: () => void): void;
  refuse(error: ToolError): void;
  onWait: ((ahead: number) => void) | undefined;
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
  const { capacity, share = capacity, queue = 0, queueShare = queue, patience = PATIENCE } = options;
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

  function fits(name: string, amount: number): boolean {
    return held + amount <= capacity && (visitors.get(name)?.held ?? 0) + amount <= share;
  }

  /** Takes room, and returns what gives it back. */
  function hold(name: string, amount: number): () => void {
    const visitor = visitorOf(name);
    turns += 1;
    visitor.turn = turns;
    visitor.held += amount;
    held += amount;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      visitor.held -= amount;
      held -= amount;
      goOn(name);
    };
  }

  /** Whose turn it is. A job that is too large for the room left keeps the smaller ones of others from passing it. */
  function next(): Waiting | undefined {
    let first: Visitor | undefined;
    for (const visitor of visitors.values()) {
      const [place] = visitor.line;
      if (!place || visitor.held + place.amount > share) continue;
      const order = first ? visitor.held - first.held || visitor.turn - first.turn : -1;
      if (order < 0) first = visitor;
    }
    return first?.line[0];
  }

  /** Starts what may start, after something of this visitor's has changed. */
  function goOn(name: string): void {
    const visitor = visitors.get(name);
    if (visitor?.held === 0 && visitor.line.length === 0) visitors.delete(name);
    for (let place = next(); place && held + place.amount <= capacity; place = next()) {
      leaveLine(place);
      place.start(hold(place.name, place.amount));
    }
    tellPlaces();
  }

  /** One of those at work must end before the first in line begins. */
  function tellPlaces(): void {
    const lines = [...visitors.values()].sort((a, b) => a.held - b.held || a.turn - b.turn).map(({ line }) => line);
    const longest = Math.max(0, ...lines.map(({ length }) => length));
    let ahead = 1;
    for (let round = 0; round < longest; round += 1) {
      for (const line of lines) {
        if (line[round] === undefined) continue;
        line[round]?.onWait?.(ahead);
        ahead += 1;
      }
    }
  }

  /** Whether it was still there. */
  function leaveLine(place: Waiting): boolean {
    const line = visitors.get(place.name)?.line ?? [];
    const at = line.indexOf(place);
    if (at !== -1) waiting -= line.splice(at, 1).length;
    return at !== -1;
  }

  /** Of a full line, the visitor who waits for most makes room for those who wait for less. */
  function makeRoomFor(name: string): void {
    const own = visitors.get(name)?.line.length ?? 0;
    if (own >= queueShare) throw busy();
    if (waiting < queue) return;
    const [longest] = [...visitors.values()].sort((a, b) => b.line.length - a.line.length);
    if (!longest || longest.line.length <= own + 1) throw busy();
    longest.line.at(-1)?.refuse(busy());
  }

  async function waitFor(
    name: string,
    { amount = 1, signal, isNext = false, onWait }: JobOptions,
  ): Promise<() => void> {
    makeRoomFor(name);
    const turn = Promise.withResolvers<() => void>();
    const refuse = (error: ToolError) => {
      if (!leaveLine(place)) return;
      turn.reject(error);
      goOn(name);
    };
    const place: Waiting = { name, amount, start: turn.resolve, refuse, onWait };
    visitorOf(name).line.splice(isNext ? 0 : Number.POSITIVE_INFINITY, 0, place);
    waiting += 1;
    const late = setTimeout(() => refuse(busy()), patience);
    const onAbort = () => refuse(cancelledBy(signal));
    signal?.addEventListener('abort', onAbort, { once: true });
    goOn(name);
    try {
      return await turn.promise;
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
      const isFree = fits(name, amount) && next() === undefined;
      const release = isFree ? hold(name, amount) : await waitFor(name, options);
      // After the wait, so that the job runs in the name of its own caller, and not of who made room for it.
      return runToEnd(job, release, options);
    },
    take(name, amount = 1) {
      if (!fits(name, amount)) throw busy();
      return hold(name, amount);
    },
  };
}

/** Answers at the end of the job, or before that when its caller leaves or its time is over. */
function runToEnd<T>(job: Job<T>, release: () => void, { signal, limit }: JobOptions): Promise<T> {
  const controller = new AbortController();
  const ending = async () => {
    try {
      return await job(controller.signal);
    } finally {
      release();
    }
  };
  const late = () => new ToolError('timed-out', limit?.late ?? '');
  return withinBounds(ending(), { controller, outer: signal, time: limit?.time, late });
}
