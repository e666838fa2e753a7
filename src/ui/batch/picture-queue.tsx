import { folderOf } from './folders.tsx';
import type { PictureOutcome } from './picture-outcome.tsx';
import type { Job, Queue } from './queue.tsx';

/** An outcome, and the options that led to it. */
export interface Done extends PictureOutcome {
  options: string;
}

/** A picture of the visitor's, or one on the web by its address. */
export interface BatchPicture {
  name: string;
  /** The folders that it came in, such as `holiday/day 1`; absent for one that was given by itself. */
  folder?: string;
  /** Bytes, where they are known. */
  size?: number;
  source: File | string;
  /** What is chosen for it alone, by the names of the options. */
  own?: Readonly<Record<string, string>>;
}

export function batchPicture(source: File | string): BatchPicture {
  if (typeof source !== 'string') {
    const folder = folderOf(source);
    return { name: source.name, size: source.size, source, ...(folder && { folder }) };
  }
  const last = URL.parse(source)?.pathname.split('/').at(-1) ?? '';
  return { name: last || source, source };
}

export type PictureQueue = Queue<BatchPicture, Done>;
export type BatchJob = Job<BatchPicture, Done>;
