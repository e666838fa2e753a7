import type { Run } from './passage.ts';

interface Waiting {
  key: string;
  run: Run;
}

/**
 * Brings marks that open and marks that close together. Until a mark has its other half it is `stuck`; one that opens within a
 * pair and does not close there stays so. Every step is quick on average.
 */
export function createPairing() {
  const waiting: Waiting[] = [];
  const counts = new Map<string, number>();
  let pairs = 0;

  const drop = (): Waiting | undefined => {
    const last = waiting.pop();
    if (last) counts.set(last.key, (counts.get(last.key) ?? 0) - 1);
    return last;
  };
  const join = (open: Run, close: Run) => {
    pairs += 1;
    open.kind = 'open';
    close.kind = 'close';
    open.pair = pairs;
    close.pair = pairs;
  };

  return {
    open(key: string, run: Run) {
      waiting.push({ key, run });
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    /** Whether there was a mark of this key to close. */
    close(key: string, run: Run): boolean {
      if ((counts.get(key) ?? 0) === 0) return false;
      for (let last = drop(); last; last = drop()) {
        if (last.key !== key) continue;
        join(last.run, run);
        return true;
      }
      return false;
    },
    /** Two marks whose ends were found in another way; what waits between them waits no longer. */
    join(open: Run, close: Run) {
      while ((waiting.at(-1)?.run.start ?? -1) > open.start) drop();
      join(open, close);
    },
    /** Nothing that began at this place or after it is closed by what follows. */
    forgetFrom(start: number) {
      while ((waiting.at(-1)?.run.start ?? -1) >= start) drop();
    },
  };
}
