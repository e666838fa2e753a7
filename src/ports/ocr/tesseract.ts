import { oneVisitor, type Visitors } from '#calls/visitors';
import { ToolError } from '#kit/tool-error';
import { createProcesses, type JobFiles } from '#ports/processes/processes';
import { installedLanguages } from './languages.ts';
import type { Ocr, ReadText } from './port.ts';
import type { ReadJob } from './read-job.ts';

interface OcrOptions {
  files: JobFiles;
  /** Folder with data of further languages. */
  languagesDirectory?: string;
  /** Pictures read at once, each by a process of its own. */
  concurrency?: number;
  /** Pictures that may wait beyond those. */
  queue?: number;
  /** Milliseconds that one picture may take. */
  timeout?: number;
  /** Milliseconds without work after which a process ends and gives its memory back. */
  idle?: number;
  /** Pixels of a picture that is decoded at all; the port of images refuses larger ones in words. */
  maxPixels?: number;
  /** Milliseconds after which no further way of reading a picture is begun. */
  patience?: number;
  visitors?: Visitors;
}

export interface OpenOcr extends Ocr {
  /** Ids of the processes that live. */
  pids(): number[];
  /** Ends the processes. */
  close(): Promise<void>;
}

const DEFAULTS = {
  concurrency: 2,
  queue: 16,
  timeout: 45_000,
  idle: 40_000,
  patience: 12_000,
  maxPixels: 50_000_000,
  visitors: oneVisitor,
};
/** Of the time that a picture may take: the rest is for starting a process, and for what the reader cannot interrupt. */
const READING_SHARE = 0.8;
/** The memory of WebAssembly grows to that of the largest picture and stays. */
const PICTURES_A_PROCESS = 100;
const MOST_MEMORY = 500 << 20;

const BUSY = 'Too many images are being read right now. Please try again in a few seconds.';
const BROKEN = 'The image could not be read: it may be damaged, or need more memory than is available.';

/** Tesseract as WebAssembly, in child processes: a picture that breaks it breaks its process and nothing else. */
export function createOcr({ files, languagesDirectory, ...options }: OcrOptions): OpenOcr {
  const { patience, maxPixels, idle, timeout, concurrency, queue, visitors } = { ...DEFAULTS, ...options };
  const limit = { time: timeout, late: `Reading the image took longer than ${timeout / 1000} seconds.` };
  // A reading of somebody else's is waited for to its very end.
  const shares = visitors.share('readings', { capacity: concurrency, queue, patience: 2 * timeout, busy: BUSY });
  const processes = createProcesses({
    script: new URL('./read.process.ts', import.meta.url),
    broken: BROKEN,
    files,
    idle,
    jobs: PICTURES_A_PROCESS,
    memory: MOST_MEMORY,
  });
  return {
    async languages() {
      return (await installedLanguages(languagesDirectory)).map(({ code }) => code);
    },

    async read(source, { language: code, signal, onProgress }) {
      if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
      const installed = await installedLanguages(languagesDirectory);
      const language = installed.find((one) => one.code === code);
      if (!language) {
        const codes = installed.map((one) => one.code).join(', ');
        const message = `The language "${code}" is not installed here. Installed: ${codes}.`;
        throw new ToolError('invalid-input', message, { field: 'language' });
      }
      const message = { language, patience, maxPixels, limit: timeout * READING_SHARE } satisfies ReadJob;
      const job = { message, source, mark: code, onProgress };
      const work = (ended: AbortSignal) => processes.run<ReadText>({ ...job, signal: ended });
      return shares.run(visitors.current(), work, { signal, limit });
    },

    pids: processes.pids,
    close: processes.close,
  };
}
