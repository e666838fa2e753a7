import { type CountAnswer, type Counter, type CountListener, createCounter, type LiveCount } from './counter.ts';

interface CounterEvents {
  onCount: (live: LiveCount) => void;
  onLate: () => void;
}

/** A counter whose long texts go to a worker of this page. */
export function startCounter(events: CounterEvents): Counter {
  return createCounter({ createWorker, ...events });
}

function createWorker({ onAnswer, onFailure }: CountListener): Worker {
  const worker = new Worker(new URL('./count.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CountAnswer>) => onAnswer(data));
  worker.addEventListener('error', onFailure);
  return worker;
}
