import { own } from '#lib/own';
import type { Reason } from './failure.ts';

/** The result codes of SQLite that an operator can do something about, https://sqlite.org/rescode.html. */
const reasons: Readonly<Record<number, Pick<Reason, 'code' | 'words'>>> = {
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

/** What `error` says about a database of SQLite; `undefined` when it is a bug of ours. */
export function sqliteReason(error: unknown): Reason | undefined {
  if (!(error instanceof Error)) return undefined;
  const reason = reasons[resultCode(error)];
  return reason && { ...reason, isLasting: true };
}

function resultCode(error: Error): number {
  // The lowest byte is the kind; what is above it tells more.
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode & 255;
  return 'code' in error ? (own(systemReasons, String(error.code)) ?? 0) : 0;
}
