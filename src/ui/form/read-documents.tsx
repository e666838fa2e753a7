import { endingOf, readableEndings } from '#lib/documents/endings';
import { notify } from '../notice/notices.tsx';
import type { DocumentAnswer, DocumentRequest, DocumentStage, ReadDocument } from './read-document.worker.ts';
import { readTextFile } from './read-text-file.tsx';

type OnStage = (stage: string) => void;

const LARGEST = 50 * 1024 * 1024;
/** Milliseconds for one file. */
const PATIENCE = 60_000;

/** Titles and texts of files, read in a thread of their own. Of one that cannot be read, a notice says why. */
export async function readDocuments(files: readonly File[], onStage?: OnStage): Promise<ReadDocument[]> {
  const read: ReadDocument[] = [];
  for (const file of files) {
    const answer = file.size > LARGEST ? 'is larger than 50 MB' : await readApart(file, onStage);
    if (typeof answer !== 'string') read.push(answer);
    else notify({ kind: 'error', message: `“${file.name}” ${answer}.` });
  }
  return read;
}

/** The text of a file: of those that are read above, and of any other that holds text. */
export async function readOneText(file: File, onStage?: OnStage): Promise<string | undefined> {
  const isKnown = readableEndings.some((ending) => ending === endingOf(file.name));
  if (!isKnown) return readTextFile(file);
  const [read] = await readDocuments([file], onStage);
  return read?.text;
}

function readApart(file: File, onStage?: OnStage): Promise<DocumentAnswer> {
  const { promise, resolve } = Promise.withResolvers<DocumentAnswer>();
  const worker = new Worker(new URL('./read-document.worker.ts', import.meta.url), { type: 'module' });
  const timer = setTimeout(() => resolve('takes too long to read'), PATIENCE);
  // A line of our own: the reader of PDF files speaks up on the worker's.
  const { port1: line, port2: port } = new MessageChannel();
  line.addEventListener('message', ({ data }: MessageEvent<DocumentAnswer | DocumentStage>) => {
    if (typeof data === 'object' && 'stage' in data) onStage?.(data.stage);
    else resolve(data);
  });
  line.start();
  worker.addEventListener('error', (event) => {
    console.error(event);
    resolve('could not be read');
  });
  const request: DocumentRequest = { file, port };
  worker.postMessage(request, [port]);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
    line.close();
  });
}
