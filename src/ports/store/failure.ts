import { ToolError } from '#kit/tool-error';

/** Seconds after which another try makes sense: a disk is not emptied at once. */
const PAUSE = 60;

/** The result codes of SQLite that an operator can do something about, https://sqlite.org/rescode.html. */
const reasons: Readonly<Record<number, { code: string; words: string }>> = {
  5: { code: 'SQLITE_BUSY', words: 'another program holds it' },
  8: { code: 'SQLITE_READONLY', words: 'this program may not write to it' },
  10: { code: 'SQLITE_IOERR', words: 'the disk fails' },
  11: { code: 'SQLITE_CORRUPT', words: 'it is damaged' },
  13: { code: 'SQLITE_FULL', words: 'the disk is full' },
  14: { code: 'SQLITE_CANTOPEN', words: 'it cannot be opened' },
  26: { code: 'SQLITE_NOTADB', words: 'it is no database of this program' },
};

/** What the system itself says before SQLite comes to it. */
const systemReasons: Readonly<Record<string, number>> = {
  ...{ EACCES: 8, EPERM: 8, EROFS: 8 },
  ...{ ENOSPC: 13, EDQUOT: 13 },
  ...{ ENOTDIR: 14, EISDIR: 14, EEXIST: 14 },
};

/** Why the database does not work, for the log: without a path or a value. */
class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly code: string;

  constructor({ code, words }: { code: string; words: string }, cause: unknown) {
    super(`The database does not work: ${words}.`, { cause });
    this.code = code;
  }
}

/** What `error` says about the database; `undefined` when it is a bug of ours, such as wrong SQL. */
function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return undefined;
  // The lowest byte is the kind; what stands above it tells more.
  if ('errcode' in error && typeof error.errcode === 'number') return reasons[error.errcode & 255];
  return 'code' in error ? reasons[systemReasons[String(error.code)] ?? 0] : undefined;
}

/** `error` as a visitor may meet it while the site runs. */
export function failedToWork(error: unknown): unknown {
  const reason = reasonOf(error);
  if (!reason) return error;
  const message = 'The site cannot reach what it keeps right now. Please try again in a minute.';
  return new ToolError('busy', message, { retryAfter: PAUSE, cause: new StoreFailure(reason, error) });
}

/** `error` as one line for the operator who starts the program. */
export function failedToOpen(error: unknown, file: string): unknown {
  const reason = reasonOf(error);
  if (!reason) return error;
  return new ToolError('not-configured', `The database ${file} does not open: ${reason.words} (${reason.code}).`, {
    cause: error,
  });
}
