import type { Limits } from './port.ts';

/** Keys remembered at once; those whose span began first are forgotten first. */
const MOST_KEYS = 50_000;

interface Window {
  count: number;
  /** Milliseconds of the clock given. */
  start: number;
  span: number;
}

/** Counts in this process alone: they are gone when it ends. */
export function createMemoryLimits(now: () => number = () => performance.now()): Limits {
  // In the order of their starts, so that what has run out is in front.
  const windows = new Map<string, Window>();

  function open(key: string, window: Window): void {
    windows.delete(key);
    for (const [oldest, { start, span }] of windows) {
      if (window.start - start < span && windows.size < MOST_KEYS) break;
      windows.delete(oldest);
    }
    windows.set(key, window);
  }

  return {
    async count(key, { most, span }) {
      const time = now();
      const window = windows.get(key);
      if (!window || time - window.start >= span) {
        open(key, { count: 1, start: time, span });
        return 0;
      }
      window.count += 1;
      return window.count <= most ? 0 : Math.max(1, Math.ceil((window.start + window.span - time) / 1000));
    },
    async clear(key) {
      windows.delete(key);
    },
  };
}
