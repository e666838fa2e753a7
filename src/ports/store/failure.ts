import { ToolError } from '#kit/tool-error';

/** Seconds after which another try makes sense: a disk is not emptied at once, nor a server started. */
const PAUSE = 60;

/** What is wrong with a database, for its operator. */
export interface Reason {
  /** As the database or the system calls it. */
  code: string;
  words: string;
  /** A start of the program does not wait for it to be put right. */
  isLasting: boolean;
}

/** Why the database does not work, for the log: without a path, an address or a value. */
class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly code: string;

  constructor({ code, words }: Reason, cause: unknown) {
    super(`The database does not work: ${words}.`, { cause });
    this.code = code;
  }
}

/** `error` as a visitor may meet it while the site runs; without a reason it is a bug of ours, such as wrong SQL. */
export function failedToWork(error: unknown, reason: Reason | undefined): unknown {
  if (!reason) return error;
  const message = 'The site cannot reach what it keeps right now. Please try again in a minute.';
  return new ToolError('busy', message, { retryAfter: PAUSE, cause: new StoreFailure(reason, error) });
}

/** `error` as one line for the operator who starts the program. `name` says which database. */
export function failedToOpen(error: unknown, reason: Reason | undefined, name: string): unknown {
  if (!reason) return error;
  return new ToolError('not-configured', `The database ${name} does not open: ${reason.words} (${reason.code}).`, {
    cause: error,
  });
}

/** A database that a newer version of this program has changed. */
export function tooNew(name: string, { version, known }: { version: number; known: number }): ToolError {
  const message = `The database ${name} was written by a newer version of this program (schema ${version}, this one knows ${known}).`;
  return new ToolError('not-configured', message);
}
