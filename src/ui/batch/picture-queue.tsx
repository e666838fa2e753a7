import type { PictureOutcome } from './picture-outcome.tsx';
import type { Queue } from './queue.tsx';

/** An outcome, and the options that led to it. */
export interface Done extends PictureOutcome {
  options: string;
}

/** A picture of the visitor's, or one on the web by its address. */
export interface BatchPicture {
  name: string;
  /** Bytes, where they are known. */
  size?: number;
  source: File | string;
}

export function batchPicture(source: File | string): BatchPicture {
  if (typeof source !== 'string') return { name: source.name, size: source.size, source };
  const last = URL.parse(source)?.pathname.split('/').at(-1) ?? '';
  return { name: last || source, source };
}

export type PictureQueue = Queue<BatchPicture, Done>;
