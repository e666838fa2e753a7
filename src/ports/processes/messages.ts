import type { ErrorCode } from '#kit/tool-error';

/** The file descriptor on which a child process gets its jobs and answers them. */
export const CHANNEL = 3;

/** From a child process, any number of times: the share of its job that is done, 0 to 1. */
export interface Progress {
  share: number;
}

/** From a child process: how its job ended. */
export type Outcome<A> =
  | { answer: A; memory: number }
  | { refused: Refusal; memory: number }
  /** A fault of the program, with its stack. */
  | { failed: string; memory: number };

/** What `ToolError` is made of. `memory`, above, is what the process holds now, in bytes. */
export interface Refusal {
  code: ErrorCode;
  message: string;
  field?: string;
  cause?: string;
}
