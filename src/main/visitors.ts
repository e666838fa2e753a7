import { AsyncLocalStorage } from 'node:async_hooks';
import { createShares } from '#calls/shares';
import type { Visitors } from '#calls/visitors';

/** The visitors of a server: whom work is done for goes with it through everything that it awaits. */
export function createVisitors(): Visitors {
  const served = new AsyncLocalStorage<string>();
  const names = new Set<string>();
  return {
    current: () => served.getStore() ?? '',
    as: (visitor, work) => served.run(visitor, work),
    share(name, options) {
      if (names.has(name)) throw new Error(`There are shares called "${name}" already.`);
      names.add(name);
      return createShares(options);
    },
  };
}
