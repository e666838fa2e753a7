import { createShares, type Shares, type SharesOptions } from './shares.ts';

/** Who shares what this program has. */
export interface Visitors {
  /** Whom the work that runs here is done for. */
  current(): string;
  /** Does the work in the name of this visitor, and so everything that it begins. */
  as<T>(visitor: string, work: () => T): T;
  /** Shares with a name of their own, by which the tests find all that there are. */
  share(name: string, options: SharesOptions): Shares;
}

/** For programs that serve nobody else. */
export const oneVisitor: Visitors = {
  current: () => '',
  as: (_visitor, work) => work(),
  share: (_name, options) => createShares(options),
};
