import { LRUCache } from 'lru-cache';
import { ToolError } from '#kit/tool-error';
import { createShares, type Shares } from './shares.ts';
import { oneVisitor, type Visitors } from './visitors.ts';

export interface OutsideCallsOptions {
  clock: { now(): number };
  /** Who takes turns, and who is kept from a host by failures of their own. */
  visitors: Pick<Visitors, 'current'>;
  /** Milliseconds between the beginnings of two calls to one host, once `burst` calls are used up. */
  gap: number;
  /** Calls to one host that may begin right behind each other. */
  burst: number;
  /** Milliseconds that a call waits for its turn at most; as many wait as have their turn in that time. */
  patience: number;
  /** Calls in a row that fail before a host is left alone: by the visitor whose calls they were, by all when they were of several. */
  failures: number;
  /** Milliseconds for which it is. */
  pause: number;
  /** Called with how each call went; `error` when it was not answered. */
  onOutcome?: ((host: string, error?: unknown) => void) | undefined;
}

export interface OutsideCalls {
  /**
   * Makes a call to a host of somebody else: politely spaced, once more when it failed for a passing reason, and not at all
   * while the host fails again and again.
   *
   * @throws ToolError `busy` when too many wait for this host, `upstream-failed` while it is left alone, and what `call` throws.
   */
  run<T>(host: string, call: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /**
   * As `run`, for callers that have a better second try of their own.
   *
   * @throws as `run`.
   */
  once<T>(host: string, call: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface Host {
  /** When the next call may begin, were there no burst. */
  next: number;
  /** The line for a turn, once there was one, and how many are in it. */
  line?: Shares;
  inLine: number;
  /** Calls in a row that failed, by visitor, and when the last did; who failed last is at the end. */
  failed: Map<string, { count: number; at: number }>;
}

/** Visitors whose failures count, for one host. */
const MOST_FAILING = 100;
/** Hosts that are remembered; the one that was asked longest ago is forgotten. */
const REMEMBERED = 5_000;
const DEFAULTS = { visitors: oneVisitor, gap: 200, burst: 10, patience: 5_000, failures: 5, pause: 30_000 };

/** One for all calls of a port, so that all visitors together are polite, and each has their turn. */
export function createOutsideCalls(
  options: Partial<OutsideCallsOptions> & Pick<OutsideCallsOptions, 'clock'>,
): OutsideCalls {
  const { clock, visitors, gap, burst, patience, failures, pause, onOutcome } = { ...DEFAULTS, ...options };
  const hosts = new LRUCache<string, Host>({ max: REMEMBERED });

  function hostOf(name: string): Host {
    const host = hosts.get(name) ?? { next: 0, inLine: 0, failed: new Map() };
    hosts.set(name, host);
    return host;
  }

  async function takeTurn(name: string, host: Host, signal: AbortSignal | undefined): Promise<void> {
    const closed = closedFor(host);
    if (closed > 0) throw leftAlone(name, closed);
    const turn = async () => {
      const now = clock.now();
      const earliest = Math.max(host.next, now - gap * (burst - 1));
      if (earliest > now) await new Promise((resolve) => setTimeout(resolve, earliest - now));
      if (!signal?.aborted) host.next = earliest + gap;
    };
    if (host.inLine === 0 && host.next <= clock.now()) return turn();
    // One pauses, and the rest wait for that.
    const busy = `Too many questions wait for ${name} right now. Please try again in a few seconds.`;
    host.line ??= createShares({ capacity: 1, queue: Math.max(0, Math.floor(patience / gap) - 1), patience, busy });
    host.inLine += 1;
    try {
      await host.line.run(visitors.current(), turn, { signal });
    } finally {
      host.inLine -= 1;
    }
  }

  // One visitor's questions may all be bad, and say nothing about the host to others.
  /** Milliseconds for which this visitor leaves the host alone: after own failures, or those of several. */
  function closedFor({ failed }: Host): number {
    const since = clock.now() - pause;
    const lately = [...failed.values()].filter(({ at }) => at > since);
    const ofSeveral = lately.reduce((sum, { count }) => sum + Math.min(count, Math.floor(failures / 2)), 0);
    const own = failed.get(visitors.current());
    if (ofSeveral < failures && (own?.count ?? 0) < failures) return 0;
    return ((ofSeveral < failures ? own : lately.at(-1))?.at ?? since) - since;
  }

  function noteFailure({ failed }: Host): void {
    const visitor = visitors.current();
    const count = (failed.get(visitor)?.count ?? 0) + 1;
    if (failed.size >= MOST_FAILING) failed.clear();
    else failed.delete(visitor);
    failed.set(visitor, { count, at: clock.now() });
  }

  async function attempt<T>(name: string, call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const host = hostOf(name);
    await takeTurn(name, host, signal);
    try {
      const answer = await call();
      host.failed.clear();
      onOutcome?.(name);
      return answer;
    } catch (thrown) {
      const error = asTheirs(thrown, name);
      if (!isPassing(error)) throw error;
      onOutcome?.(name, error);
      noteFailure(host);
      throw error;
    }
  }

  return {
    once: attempt,
    async run(name, call, signal) {
      try {
        return await attempt(name, call, signal);
      } catch (error) {
        if (!isPassing(error) || signal?.aborted) throw error;
        return await attempt(name, call, signal).catch((second: unknown) => {
          // Why it failed says more than that it is left alone from now on.
          throw isPassing(second) ? error : second;
        });
      }
    },
  };
}

/** A host of somebody else that is not in the DNS is their fault or the network's, and nothing that a visitor asked for wrongly. */
function asTheirs(error: unknown, host: string): unknown {
  if (!(error instanceof ToolError) || error.code !== 'not-found') return error;
  return new ToolError('upstream-failed', `${host} cannot be reached just now.`, { cause: error });
}

/** Failures that another try may not meet. */
export function isPassing(error: unknown): boolean {
  return error instanceof ToolError && (error.code === 'timed-out' || error.code === 'upstream-failed');
}

function leftAlone(host: string, milliseconds: number): ToolError {
  const seconds = Math.ceil(milliseconds / 1000);
  const message = `${host} failed several times in a row and is left alone for ${seconds} more seconds.`;
  return new ToolError('upstream-failed', message, { retryAfter: seconds });
}
