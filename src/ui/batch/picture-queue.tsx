import type { PictureOutcome } from './picture-outcome.tsx';
import type { Queue } from './queue.tsx';

/** An outcome, and the options that led to it. */
export interface Done extends PictureOutcome {
  options: string;
}

export type PictureQueue = Queue<File, Done>;
