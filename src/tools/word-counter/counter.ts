import { countTextNow, type TextCount } from './count-text.ts';

/** UTF-16 code units that are counted at once, in some milliseconds at most, whatever the script. Measured: bench/word-counter.ts. */
const SHORT = 5_000;

/** Milliseconds after which people notice that a figure is not of the text they see. */
const NOTICED = 200;

export interface CountRequest {
  id: number;
  text: string;
}

export interface CountAnswer {
  id: number;
  result: TextCount;
}

/** What a Worker has of what is needed here. */
export interface CountWorker {
  postMessage(request: CountRequest): void;
  terminate(): void;
}

/** What a worker is to be connected to. */
export interface CountListener {
  onAnswer: (answer: CountAnswer) => void;
  onFailure: () => void;
}

export interface LiveCount {
  count: TextCount;
  /** Whether this is the count of the newest text, not of one that was already changed. */
  isCurrent: boolean;
}

interface CounterOptions {
  createWorker: (listener: CountListener) => CountWorker;
  onCount: (live: LiveCount) => void;
  /** The newest text takes longer than a moment: what was reported before is not its count. */
  onLate: () => void;
}

export interface Counter {
  count(text: string): void;
  /** Ends the worker. Nothing is reported afterwards. */
  close(): void;
}

/**
 * Counts a text that keeps changing, without ever holding up the page: short texts at once, others in a worker.
 * The worker has one text at a time; of those that come meanwhile only the newest waits, as each message copies its text
 * (10 million characters: 10 MB in Latin script, 20 MB in others; 11 and 43 ms in a busy Chromium). Answers never go back to an older text.
 */
export function createCounter({ createWorker, onCount, onLate }: CounterOptions): Counter {
  let worker: CountWorker | undefined;
  let isBroken = false;
  let newest = 0;
  let shown = 0;
  let inWork: CountRequest | undefined;
  let waiting: CountRequest | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;

  const show = (id: number, count: TextCount) => {
    if (id <= shown) return;
    shown = id;
    if (id === newest) stopWatch();
    onCount({ count, isCurrent: id === newest });
  };

  const watch = () => {
    late ??= setTimeout(() => {
      late = undefined;
      onLate();
    }, NOTICED);
  };

  const stopWatch = () => {
    clearTimeout(late);
    late = undefined;
  };

  const onAnswer = ({ id, result }: CountAnswer) => {
    inWork = undefined;
    const next = waiting;
    waiting = undefined;
    if (next) send(next);
    show(id, result);
  };

  // A worker that can't start (blocked, or its file is gone after an update) must not leave the visitor without a count.
  const onFailure = () => {
    isBroken = true;
    worker?.terminate();
    worker = undefined;
    const last = waiting ?? inWork;
    waiting = undefined;
    inWork = undefined;
    if (last) show(last.id, countTextNow(last.text));
  };

  const send = (request: CountRequest) => {
    worker ??= createWorker({ onAnswer, onFailure });
    inWork = request;
    worker.postMessage(request);
  };

  return {
    count(text) {
      newest++;
      const request = { id: newest, text };
      if (text.length <= SHORT || isBroken) {
        waiting = undefined;
        show(newest, countTextNow(text));
        return;
      }
      watch();
      if (inWork) waiting = request;
      else send(request);
    },
    close() {
      stopWatch();
      shown = Number.POSITIVE_INFINITY;
      waiting = undefined;
      worker?.terminate();
    },
  };
}
