import { documentFaults, readDocument } from '#lib/documents/read-document';
import type { Given } from './page-options.ts';

/** What stands in a file, or the end of a sentence that begins with its name. */
export type FileAnswer = Given | string;

async function answer(file: File): Promise<void> {
  const read = await readDocument({ name: file.name, content: new Uint8Array(await file.arrayBuffer()) });
  const told: FileAnswer = typeof read === 'string' ? documentFaults[read] : { title: read.title, text: read.text };
  self.postMessage(told);
}

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  // An error here must reach the page as the worker's own does.
  answer(data).catch(reportError);
});
