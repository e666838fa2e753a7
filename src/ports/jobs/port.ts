export interface Job {
  /** 32 hexadecimal digits. */
  id: string;
  /** Whose it is: one job of an owner runs at a time. */
  owner: string;
}

/**
 * Work that outlasts a call: a queue from which jobs are taken in their order, one of an owner at a time. A job whose server dies, or
 * is stopped, is done again; so it begins by looking at how far it was.
 */
export interface Jobs {
  /** A job that is there already is there once. @throws ToolError `busy` when the queue cannot be reached right now. */
  add(job: Job): Promise<void>;
  /**
   * Does the jobs, so many of them at once on this server. `run` is told by `signal` that this server ends; one that throws then is
   * left to the next. Called once.
   */
  work(options: { atOnce: number; run: (job: Job, signal: AbortSignal) => Promise<void> }): Promise<void>;
  /** Ends what runs, and resolves when it has ended. */
  close(): Promise<void>;
}
