import { Worker } from 'node:worker_threads';
import { oneVisitor, type Visitors } from '#calls/visitors';
import { ToolError } from '#kit/tool-error';
import {
  type DocumentFault,
  documentFaults,
  isPacked,
  type ReadDocument,
  readDocument,
} from '#lib/documents/read-document';
import type { Documents } from './port.ts';

interface DocumentsOptions {
  /** Bytes of a file that is read. */
  maxBytes?: number;
  /** Documents that are read at once, each in a thread of its own, and how many may wait. */
  concurrency?: number;
  queue?: number;
  /** Milliseconds that one may take. */
  timeout?: number;
  visitors?: Visitors;
}

const MAX_BYTES = 20_000_000;
const TIMEOUT = 30_000;
const BUSY = 'Too many files are being read right now. Please try again in a few seconds.';
/** Megabytes that a thread may use for what is not bytes, and bytes that one part of a file may unpack to. */
const MEMORY = 384;
const UNPACKED = 128 << 20;
const script = new URL('./read.worker.ts', import.meta.url);

/** Reads documents in threads that are ended when they take too long; what cannot take long is read at once. */
export function createDocuments(options: DocumentsOptions = {}): Documents {
  const { maxBytes = MAX_BYTES, concurrency = 2, queue = 40, timeout = TIMEOUT, visitors = oneVisitor } = options;
  const shares = visitors.share('documents', { capacity: concurrency, queue, busy: BUSY });
  return {
    async read(file, signal) {
      if (file.content.length > maxBytes)
        throw new ToolError('too-large', `${file.name} is larger than ${Math.floor(maxBytes / 1e6)} MB.`);
      const read = isPacked(file)
        ? await shares.run(visitors.current(), () => readInThread(file, { timeout, signal }), { signal })
        : await readDocument(file);
      if (typeof read !== 'string') return read;
      throw new ToolError('unsupported', `${file.name} ${documentFaults[read]}.`);
    },
  };
}

interface Bounds {
  timeout: number;
  signal: AbortSignal | undefined;
}

async function readInThread(
  file: { name: string; content: Uint8Array },
  { timeout, signal }: Bounds,
): Promise<ReadDocument | DocumentFault> {
  const worker = new Worker(script, {
    workerData: { file, mostBytes: UNPACKED },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    stdin: false,
    // What the reader has to say about a damaged file is nobody's business.
    stdout: true,
    stderr: true,
  });
  const answered = Promise.withResolvers<ReadDocument | DocumentFault>();
  const onAbort = () => answered.reject(new ToolError('cancelled', 'Reading the file was cancelled.'));
  const late = setTimeout(() => {
    const seconds = Math.round(timeout / 1000);
    answered.reject(new ToolError('timed-out', `${file.name} took longer than ${seconds} seconds to read.`));
  }, timeout);
  worker.once('message', answered.resolve);
  // Out of memory, or a fault of the reader: the file is the reason either way.
  worker.once('error', () => answered.resolve('broken'));
  worker.once('exit', () => answered.resolve('broken'));
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  try {
    return await answered.promise;
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}
