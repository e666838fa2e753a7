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
  return new ToolError('not-found', 'This file does not exist, or no longer exists.');
}
