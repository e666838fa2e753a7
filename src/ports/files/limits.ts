import type { Visitors } from '#calls/visitors';
import { ToolError } from '#kit/tool-error';
import { formatBytes } from '#lib/byte-size';
import type { Clock } from '#ports/clock/port';
import type { NewFile, TemporaryFiles } from './port.ts';

/** What every store of short-lived files is told. */
export interface FilesOptions {
  /** The site's own address, below which the files are served. */
  publicUrl: string;
  /** Minutes that a file lives. */
  ttlMinutes: number;
  /** Bytes of all files together; of the visitor who holds most, the oldest go first. */
  maxTotalBytes: number;
  maxFileBytes: number;
  clock: Clock;
  temporary: TemporaryFiles;
  /** Whose the files are; without it, all are one visitor's. */
  visitors?: Visitors;
}

export function bytesOf(content: NewFile['content']): number {
  return content instanceof Uint8Array ? content.length : content.bytes;
}

/** @throws ToolError `too-large` when the file alone is over a bound of the store. */
export function refuseTooLarge({ content }: NewFile, { maxFileBytes, maxTotalBytes }: FilesOptions): void {
  const limit = Math.min(maxFileBytes, maxTotalBytes);
  const bytes = bytesOf(content);
  if (bytes <= limit) return;
  const sizes = `The file is ${formatBytes(bytes)}, and files can be ${formatBytes(limit)} at most.`;
  throw new ToolError('too-large', sizes);
}

/** For a reader of a file that expired or made room for others. */
export function noSuchFile(): ToolError {
  return new ToolError('not-found', 'There is no such file, or no longer.');
}

/** Seconds after which another try makes sense. */
const PAUSE = 60;
/** What the system says when there is no room: on the disk, for this user, for this program, or for anybody. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

/** What a visitor reads when a file could not be written for lack of room; `undefined` when there was another cause. */
export function noRoom(cause: unknown): ToolError | undefined {
  if (!(cause instanceof Error && 'code' in cause && NO_ROOM.has(String(cause.code)))) return undefined;
  const message = 'There is no room for files on this server right now. Please try again in a few minutes.';
  return new ToolError('busy', message, { retryAfter: PAUSE, cause });
}
