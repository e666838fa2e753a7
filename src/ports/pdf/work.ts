import type { PdfJob, PdfJobs } from './port.ts';

/** What is drawn on, as the place has it where the job is done. */
export interface Canvas {
  width: number;
  height: number;
  getContext(kind: '2d'): object | null;
  png(): Promise<Uint8Array>;
}

export type MakeCanvas = (width: number, height: number) => Canvas;

/** What a job makes of the bytes that it is given, where it is called. */
export type Work<K extends PdfJob> = (
  task: PdfJobs[K]['task'],
  contents: readonly Uint8Array[],
  context: { report: (share: number) => void; makeCanvas: MakeCanvas },
) => Promise<{ answer: PdfJobs[K]['answer']; contents: Uint8Array[] }>;

/** Each with the library that it needs, fetched when it is first asked for. */
const works: { [K in PdfJob]: () => Promise<Work<K>> } = {
  merge: async () => (await import('./jobs/merge.ts')).merge,
  compress: async () => (await import('./jobs/compress.ts')).compress,
  bind: async () => (await import('./jobs/bind.ts')).bind,
  draw: async () => (await import('./jobs/draw.ts')).draw,
  split: async () => (await import('./jobs/split.ts')).split,
};

/** Does a job. Nothing about it is bounded but what is held while a document is read. */
export async function work<K extends PdfJob>(job: K, ...given: Parameters<Work<K>>): ReturnType<Work<K>> {
  const load: () => Promise<Work<K>> = works[job];
  const [task, contents, context] = given;
  return (await load())(task, contents, context);
}
