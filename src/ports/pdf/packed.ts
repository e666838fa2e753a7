import type { PdfJob, PdfJobs } from './port.ts';

/** A job as it goes to its process, with the lengths of its files, which are one behind the other in the process's own file. */
export interface PackedJob<K extends PdfJob> {
  job: K;
  task: PdfJobs[K]['task'];
  lengths: readonly number[];
}

export interface PackedAnswer<K extends PdfJob> {
  answer: PdfJobs[K]['answer'];
  lengths: readonly number[];
}
