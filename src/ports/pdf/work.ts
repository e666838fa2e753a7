import type { PdfJob, PdfJobs } from './port.ts';

/** What a job makes of the bytes that it is given, where it is called. */
export type Work<K extends PdfJob> = (
  task: PdfJobs[K]['task'],
  contents: readonly Uint8Array[],
  report: (share: number) => void,
) => Promise<{ answer: PdfJobs[K]['answer']; contents: Uint8Array[] }>;

/** Each with the library that it needs, fetched when it is first asked for. */
const works: { [K in PdfJob]: () => Promise<Work<K>> } = {
  merge: async () => (await import('./jobs/merge.ts')).merge,
  bind: async () => (await import('./jobs/bind.ts')).bind,
  split: async () => (await import('./jobs/split.ts')).split,
};

/** Does a job. Nothing about it is bounded but what is held while a document is read. */
export async function work<K extends PdfJob>(job: K, ...given: Parameters<Work<K>>): ReturnType<Work<K>> {
  const load: () => Promise<Work<K>> = works[job];
  const [task, contents, report] = given;
  return (await load())(task, contents, report);
}
