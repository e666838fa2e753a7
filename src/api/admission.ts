import type { FastifyRequest } from 'fastify';
import { dayOf, keyOf, type Scope } from '#features/accounts/api-keys.ts';
import { ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import type { Limits } from '#ports/limits/port';
import type { PeopleStore } from '#ports/store/port';
import type { CallLimit } from './call-limit.ts';

type Asking = Pick<FastifyRequest, 'ip' | 'headers'>;

/**
 * Counts one call, of the key that it names or else of the visitor. Answers at once where nothing has to be looked up.
 *
 * @throws ToolError `rate-limited`, or `not-signed-in` for a key that is not known. As a promise, or at once.
 */
export type Admit = (request: Asking, scope: Scope) => Promise<void> | undefined;

/** How many times as many calls a key has as a visitor without one. */
export const KEY_FACTOR = 10;

/** Milliseconds between two writings of what was counted. */
const WRITTEN_EVERY = 5_000;
const MINUTE = 60_000;

interface KeyOptions {
  keys: PeopleStore['keys'];
  limits: Limits;
  clock: Clock;
  limitVisitor: CallLimit;
  callsPerMinute: number;
}

interface KeyAdmission {
  admit: Admit;
  /** Writes what was counted since. */
  close(): Promise<void>;
}

/** Takes API keys: each has a budget of its own, no matter who uses it, and its calls are counted by day. */
export function createKeyAdmission(options: KeyOptions): KeyAdmission {
  const { keys, limits, clock, limitVisitor, callsPerMinute } = options;
  const bound = { most: callsPerMinute * KEY_FACTOR, span: MINUTE };
  const counted = new Map<string, { key: string; day: string; calls: number }>();

  async function admitKey(request: Asking, scope: Scope): Promise<void> {
    const { id } = await find(request, scope);
    const seconds = await limits.count(`key ${id}`, bound);
    if (seconds > 0) {
      const sentence = `That was more than ${bound.most} calls in a minute with this key. Please try again in ${seconds} seconds.`;
      throw new ToolError('rate-limited', sentence, { retryAfter: seconds });
    }
    const day = dayOf(clock.now());
    const use = counted.get(`${id} ${day}`) ?? { key: id, day, calls: 0 };
    counted.set(`${id} ${day}`, { ...use, calls: use.calls + 1 });
  }

  async function find(request: Asking, scope: Scope) {
    try {
      const key = await keyOf(request.headers.authorization, keys, scope);
      if (key) return key;
      throw new ToolError('not-signed-in', 'Name the key as "Authorization: Bearer ck_…", or no key at all.');
    } catch (error) {
      // Guesses cost as much as calls.
      if (error instanceof ToolError && error.code === 'not-signed-in') await limitVisitor(request);
      throw error;
    }
  }

  async function flush(): Promise<void> {
    const uses = [...counted.values()];
    if (uses.length === 0) return;
    counted.clear();
    try {
      await keys.noteUse(uses, clock.now());
    } catch {
      // The store is away: they are written with the next ones.
      for (const { key, day, calls } of uses) {
        const since = counted.get(`${key} ${day}`)?.calls ?? 0;
        counted.set(`${key} ${day}`, { key, day, calls: calls + since });
      }
    }
  }

  const timer = setInterval(() => void flush(), WRITTEN_EVERY);
  timer.unref();
  return {
    admit: (request, scope) =>
      request.headers.authorization === undefined ? limitVisitor(request) : admitKey(request, scope),
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Calls `done` once a call is admitted, `fail` when it is not; at once where that is known at once. */
export function whenAdmitted(
  admit: () => Promise<void> | undefined,
  { done, fail }: { done: () => void; fail: (error: unknown) => void },
): void {
  let pending: Promise<void> | undefined;
  try {
    pending = admit();
  } catch (error) {
    fail(error);
    return;
  }
  if (pending) void pending.then(done, fail);
  else done();
}
