import { AsyncLocalStorage } from 'node:async_hooks';
import { oneVisitor, type Visitors } from '#calls/visitors';

/** The visitors of a server: whom work is done for goes with it through everything that it awaits. */
export function createVisitors(): Visitors {
  const served = new AsyncLocalStorage<string>();
  return { ...oneVisitor, current: () => served.getStore() ?? '', as: (visitor, work) => served.run(visitor, work) };
}
