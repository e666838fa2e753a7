import { documentFaults, readDocument } from '#lib/documents/read-document';

export type ReadDocument = Readonly<Record<'title' | 'text', string>>;

/** What is in a file, or the end of a sentence that begins with its name. */
export type DocumentAnswer = ReadDocument | string;

/** Before the answer: the page that is read, in words. */
export interface DocumentStage {
  stage: string;
}

export interface DocumentRequest {
  file: File;
  /** Where the answer goes. */
  port: MessagePort;
}

async function answer({ file, port }: DocumentRequest): Promise<void> {
  const content = new Uint8Array(await file.arrayBuffer());
  const read = await readDocument({ name: file.name, content }, (part, number, all) => {
    const told: DocumentStage = { stage: `Reading ${part} ${number} of ${all}` };
    port.postMessage(told);
  });
  const told: DocumentAnswer = typeof read === 'string' ? documentFaults[read] : { title: read.title, text: read.text };
  port.postMessage(told);
}

self.addEventListener('message', ({ data }: MessageEvent<DocumentRequest>) => {
  // The reader of PDF files speaks to itself here.
  if (!(data.port instanceof MessagePort)) return;
  // An error here must reach the page as the worker's own does.
  answer(data).catch(reportError);
});
