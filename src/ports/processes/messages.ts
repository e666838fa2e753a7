import type { ErrorCode } from '#kit/tool-error';

/** The file descriptor on which a child process gets its jobs and answers them. */
export const CHANNEL = 3;

/** To a child process. */
export interface Order<J> {
  job: J;
  /** Path of the file that the job is about; empty when it is about none. */
  source: string;
  /** Paths of further files. */
  others: readonly string[];
  /** Paths for the files that it makes. */
  made: readonly string[];
}

/** From a child process, any number of times: the share of its job that is done, 0 to 1. */
export interface Progress {
  share: number;
}

/** From a child process: how its job ended, and the bytes of memory that it holds after it. */
export type Outcome<A> =
  | { answer: A; memory: number }
  | { refused: Refusal; memory: number }
  | (Failure & { memory: number });

/** A fault of the program or the system, with its stack, and the code that the system gives it. */
export interface Failure {
  failed: string;
  code?: string;
}

/** A ToolError, as it can be sent. */
export interface Refusal {
  code: ErrorCode;
  message: string;
  field?: string;
  cause?: string;
}
