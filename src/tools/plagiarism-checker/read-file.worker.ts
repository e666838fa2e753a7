import { documentFaults, readDocument } from '#lib/documents/read-document';
import type { Given } from './page-options.ts';

/** What is in a file, or the end of a sentence that begins with its name. */
export type FileAnswer = Given | string;

export interface FileRequest {
  file: File;
  /** Where the answer goes. */
  port: MessagePort;
}

async function answer({ file, port }: FileRequest): Promise<void> {
  const read = await readDocument({ name: file.name, content: new Uint8Array(await file.arrayBuffer()) });
  const told: FileAnswer = typeof read === 'string' ? documentFaults[read] : { title: read.title, text: read.text };
  port.postMessage(told);
}

self.addEventListener('message', ({ data }: MessageEvent<FileRequest>) => {
  // The reader of PDF files speaks to itself here.
  if (!(data.port instanceof MessagePort)) return;
  // An error here must reach the page as the worker's own does.
  answer(data).catch(reportError);
});
