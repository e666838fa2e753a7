import { oneVisitor, type Visitors } from '#calls/visitors';
import { ToolError } from '#kit/tool-error';
import { formatBytes } from '#lib/byte-size';
import type { TemporaryFile, TemporaryFiles } from '#ports/files/port';
import { createProcesses, type JobFiles } from '#ports/processes/processes';
import type { PackedAnswer, PackedJob } from './packed.ts';
import type { Pdf, PdfAnswer, PdfFiles, PdfJob, PdfJobs } from './port.ts';

interface PdfOptions {
  files: JobFiles & TemporaryFiles;
  /** Bytes of all documents of a job. */
  maxBytes?: number;
  concurrency?: number;
  queue?: number;
  /** Milliseconds that a job may take. */
  timeout?: number;
  /** Milliseconds without a job after which a process ends. */
  idle?: number;
  visitors?: Visitors;
}

interface OpenPdf extends Pdf {
  close(): Promise<void>;
}

const MAX_BYTES = 100 << 20;
const TIMEOUT = 90_000;
const IDLE = 20_000;
const JOBS_A_PROCESS = 50;
const MOST_MEMORY = 300 << 20;
/** Megabytes for the objects of large documents. */
const HEAP = 768;
const BUSY = 'Too many documents are being worked on right now. Please try again in a few seconds.';
const BROKEN = 'The document could not be worked on: it may be damaged, or too large for the available memory.';

/** Documents in child processes, one job at a time each: one that never ends, or takes all memory, costs nobody else anything. */
export function createPdf(options: PdfOptions): OpenPdf {
  const {
    files,
    maxBytes = MAX_BYTES,
    concurrency = 2,
    queue = 20,
    timeout = TIMEOUT,
    visitors = oneVisitor,
  } = options;
  const processes = createProcesses({
    ...{ script: new URL('./pdf.process.ts', import.meta.url), broken: BROKEN, files, idle: options.idle ?? IDLE },
    ...{ jobs: JOBS_A_PROCESS, memory: MOST_MEMORY, heap: HEAP },
  });
  const shares = visitors.share('documents made', { capacity: concurrency, queue, busy: BUSY });
  const limit = { time: timeout, late: `The documents took longer than ${Math.round(timeout / 1000)} seconds.` };

  async function inProcess<K extends PdfJob>(
    job: K,
    task: PdfJobs[K]['task'],
    { contents, onProgress, signal }: PdfFiles,
  ): Promise<PdfAnswer<K>> {
    const lengths = contents.map(({ bytes }) => bytes);
    const source = await joined(contents, files, signal);
    const message: PackedJob<K> = { job, task, lengths };
    const { answer: packed, made } = await processes.make<PackedAnswer<K>>({ message, source, signal, onProgress });
    return { answer: packed.answer, made: await parted(made, packed.lengths, { files, signal }) };
  }

  return {
    async make(job, task, given) {
      const bytes = given.contents.reduce((sum, content) => sum + content.bytes, 0);
      if (bytes > maxBytes) {
        throw new ToolError(
          'too-large',
          `These are ${formatBytes(bytes)}, and ${formatBytes(maxBytes)} are possible here.`,
        );
      }
      const { signal } = given;
      const within = (ended: AbortSignal) =>
        inProcess(job, task, { ...given, signal: signal ? AbortSignal.any([signal, ended]) : ended });
      return shares.run(visitors.current(), within, { signal, limit });
    },
    close: processes.close,
  };
}

/** One file of several, one behind the other. */
async function joined(contents: readonly TemporaryFile[], files: TemporaryFiles, signal: AbortSignal | undefined) {
  const [first] = contents;
  if (first && contents.length === 1) return first;
  async function* pieces() {
    for (const content of contents) yield files.read(content);
  }
  return files.write(pieces(), signal);
}

/** The other way. */
async function parted(
  whole: TemporaryFile,
  lengths: readonly number[],
  { files, signal }: { files: TemporaryFiles; signal: AbortSignal | undefined },
): Promise<TemporaryFile[]> {
  if (lengths.length === 1) return [whole];
  const content = lengths.length > 0 ? await files.read(whole) : new Uint8Array();
  const parts: TemporaryFile[] = [];
  let from = 0;
  for (const length of lengths) {
    parts.push(await files.write(content.slice(from, from + length), signal));
    from += length;
  }
  return parts;
}
