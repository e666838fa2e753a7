import { AsyncLocalStorage } from 'node:async_hooks';
import { createShares, type Shares } from '#calls/shares';
import type { Visitors } from '#calls/visitors';

interface ServedVisitors extends Visitors {
  /** Everything that visitors share, by its name. */
  shared: ReadonlyMap<string, Shares>;
}

/** The visitors of a server: whom work is done for goes with it through everything that it awaits. */
export function createVisitors(): ServedVisitors {
  const served = new AsyncLocalStorage<string>();
  const shared = new Map<string, Shares>();
  return {
    shared,
    current: () => served.getStore() ?? '',
    as: (visitor, work) => served.run(visitor, work),
    share(name, options) {
      if (shared.has(name)) throw new Error(`There are shares called "${name}" already.`);
      const shares = createShares(options);
      shared.set(name, shares);
      return shares;
    },
  };
}
