/** The time, so that tests can hold it still. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
}
