import { oneVisitor, type Visitors } from '#calls/visitors';
import { createProcesses, type JobFiles } from '#ports/processes/processes';
import { BROKEN_OFF, refuseTooLong, tookTooLong } from './limits.ts';
import type { Svg, SvgFacts } from './port.ts';

interface SvgProcessOptions {
  files: JobFiles;
  concurrency?: number;
  queue?: number;
  /** Milliseconds that a drawing may take. */
  timeout?: number;
  /** Milliseconds without a drawing after which a process ends. */
  idle?: number;
  visitors?: Visitors;
}

interface OpenSvg extends Svg {
  close(): Promise<void>;
}

const TIMEOUT = 20_000;
const IDLE = 20_000;
const DRAWINGS_A_PROCESS = 500;
const MOST_MEMORY = 250 << 20;
const HEAP = 512;
const BUSY = 'Too many SVG files are being drawn right now. Please try again in a few seconds.';

/** Drawings in child processes, one at a time each: one that never ends, or takes all memory, costs nobody else anything. */
export function createSvg({
  files,
  concurrency = 2,
  queue = 32,
  timeout = TIMEOUT,
  idle = IDLE,
  visitors = oneVisitor,
}: SvgProcessOptions): OpenSvg {
  const processes = createProcesses({
    ...{ script: new URL('./svg.process.ts', import.meta.url), broken: BROKEN_OFF, files, idle },
    ...{ jobs: DRAWINGS_A_PROCESS, memory: MOST_MEMORY, heap: HEAP },
  });
  const shares = visitors.share('drawings', { capacity: concurrency, queue, busy: BUSY });
  const limit = { time: timeout, late: tookTooLong(timeout).message };
  return {
    async draw(source, { signal, ...options }) {
      refuseTooLong(source.bytes);
      const job = async (ended: AbortSignal) => {
        const within = signal ? AbortSignal.any([signal, ended]) : ended;
        const { answer, made } = await processes.make<SvgFacts>({ message: options, source, signal: within });
        return { ...answer, content: made };
      };
      return shares.run(visitors.current(), job, { signal, limit });
    },
    close: processes.close,
  };
}
