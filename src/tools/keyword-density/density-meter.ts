import type { DensityOptions } from './analyse.ts';
import type { DensityReport } from './count-density.ts';

/** Milliseconds after which people notice that a figure is not of the text they see. */
const NOTICED = 200;

export interface DensityRequest {
  id: number;
  /** Missing when it is the one before: options alone cost no copy of megabytes. */
  text?: string;
  options: DensityOptions;
}

export interface DensityAnswer {
  id: number;
  report: DensityReport;
}

/** What a Worker has of what is needed here. */
interface DensityWorker {
  postMessage(request: DensityRequest): void;
  terminate(): void;
}

/** What a worker is to be connected to. */
export interface DensityListener {
  onAnswer: (answer: DensityAnswer) => void;
  onFailure: () => void;
}

interface MeterOptions {
  createWorker: (listener: DensityListener) => DensityWorker;
  /** Counts without a worker, where none can start. */
  countHere: (text: string, options: DensityOptions) => Promise<DensityReport>;
  onReport: (live: LiveReport) => void;
  /** What went wrong when counting here: a bug, for the log. */
  onFault: (error: unknown) => void;
  /** The newest text takes longer than a moment: what was reported before is not of it. */
  onLate: () => void;
}

export interface LiveReport {
  report: DensityReport;
  /** Whether this is of the newest text and options. */
  isCurrent: boolean;
}

interface DensityMeter {
  measure(text: string, options: DensityOptions): void;
  /** Ends the worker. Nothing is reported afterwards. */
  close(): void;
}

interface Wish {
  id: number;
  text: string;
  options: DensityOptions;
}

/**
 * Measures a text that keeps changing, in a worker, so that the page is never held up. The worker has one text at a time;
 * of those that come meanwhile only the newest waits. Reports never go back to an older text.
 */
export function createDensityMeter({ createWorker, countHere, onReport, onFault, onLate }: MeterOptions): DensityMeter {
  let worker: DensityWorker | undefined;
  let isBroken = false;
  let newest = 0;
  let shown = 0;
  let inWork: Wish | undefined;
  let waiting: Wish | undefined;
  let sent: string | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;

  const stopWatch = () => {
    clearTimeout(late);
    late = undefined;
  };
  const onAnswer = ({ id, report }: DensityAnswer) => {
    inWork = undefined;
    const next = waiting;
    waiting = undefined;
    if (next) start(next);
    if (id <= shown) return;
    shown = id;
    if (id === newest) stopWatch();
    onReport({ report, isCurrent: id === newest });
  };
  // A worker that can't start (blocked, or its file is gone after an update) must not leave the visitor without an answer.
  const onFailure = () => {
    if (isBroken) return;
    isBroken = true;
    worker?.terminate();
    const last = waiting ?? inWork;
    waiting = undefined;
    if (last) start(last);
  };
  const start = (wish: Wish) => {
    inWork = wish;
    const { id, text, options } = wish;
    if (isBroken) {
      countHere(text, options).then((report) => onAnswer({ id, report }), onFault);
      return;
    }
    worker ??= createWorker({ onAnswer, onFailure });
    worker.postMessage(text === sent ? { id, options } : { id, text, options });
    sent = text;
  };

  return {
    measure(text, options) {
      newest++;
      const wish = { id: newest, text, options };
      late ??= setTimeout(() => {
        late = undefined;
        onLate();
      }, NOTICED);
      if (inWork) waiting = wish;
      else start(wish);
    },
    close() {
      stopWatch();
      shown = Number.POSITIVE_INFINITY;
      waiting = undefined;
      worker?.terminate();
    },
  };
}
