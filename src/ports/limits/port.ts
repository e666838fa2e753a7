interface Bound {
  /** How often in each span. */
  most: number;
  /** Milliseconds. A span begins with the first time in it. */
  span: number;
}

/** How often something may be done, counted for everybody who shares the counts: this process, or several servers. */
export interface Limits {
  /**
   * Counts one more under a key.
   *
   * @returns Seconds until the span is over when it was one too many, at least 1; 0 while it is within its bound.
   */
  count(key: string, bound: Bound): Promise<number>;
  /** Forgets what was counted under a key. */
  clear(key: string): Promise<void>;
}
