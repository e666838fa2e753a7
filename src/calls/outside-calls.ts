import { LRUCache } from 'lru-cache';
import { ToolError } from '#kit/tool-error';

export interface OutsideCallsOptions {
  clock: { now(): number };
  /** Milliseconds between the beginnings of two calls to one host, once `burst` calls are used up. */
  gap: number;
  /** Calls to one host that may begin right behind each other. */
  burst: number;
  /** Milliseconds that a call waits for its turn at most; one that would wait longer is refused. */
  patience: number;
  /** Calls in a row that fail before a host is left alone. */
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
  failed: number;
  /** Until then it is left alone. */
  closedUntil: number;
}

/** Hosts that are remembered; the one that was asked longest ago is forgotten. */
const REMEMBERED = 5_000;
const DEFAULTS = { gap: 200, burst: 10, patience: 5_000, failures: 5, pause: 30_000 };

/** One for all calls of a port, so that every visitor together is polite. */
export function createOutsideCalls(
  options: Partial<OutsideCallsOptions> & Pick<OutsideCallsOptions, 'clock'>,
): OutsideCalls {
  const { clock, gap, burst, patience, failures, pause, onOutcome } = { ...DEFAULTS, ...options };
  const hosts = new LRUCache<string, Host>({ max: REMEMBERED });

  function hostOf(name: string): Host {
    const host = hosts.get(name) ?? { next: 0, failed: 0, closedUntil: 0 };
    hosts.set(name, host);
    return host;
  }

  async function takeTurn(name: string, host: Host, signal: AbortSignal | undefined): Promise<void> {
    const now = clock.now();
    if (host.closedUntil > now) throw leftAlone(name, host.closedUntil - now);
    const earliest = Math.max(host.next, now - gap * (burst - 1));
    const wait = earliest - now;
    if (wait > patience) throw crowded(name, wait - patience);
    host.next = earliest + gap;
    if (wait > 0) await pauseFor(wait, signal);
  }

  async function attempt<T>(name: string, call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const host = hostOf(name);
    await takeTurn(name, host, signal);
    try {
      const answer = await call();
      host.failed = 0;
      onOutcome?.(name);
      return answer;
    } catch (thrown) {
      const error = asTheirs(thrown, name);
      if (!isPassing(error)) throw error;
      onOutcome?.(name, error);
      host.failed += 1;
      if (host.failed >= failures) {
        host.closedUntil = clock.now() + pause;
        // One more failure after the pause closes it again; one answer opens it for good.
        host.failed = failures - 1;
      }
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

function crowded(host: string, milliseconds: number): ToolError {
  const message = `Too many questions wait for ${host} right now. Please try again in a few seconds.`;
  return new ToolError('busy', message, { retryAfter: Math.ceil(milliseconds / 1000) });
}

function pauseFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onAbort = () => {
    clearTimeout(timer);
    reject(signal?.reason);
  };
  const timer = setTimeout(() => {
    signal?.removeEventListener('abort', onAbort);
    resolve();
  }, milliseconds);
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  return promise;
}
