import { useEffect, useRef, useState } from 'react';
import { countTextNow } from './count-text.ts';
import { type CountAnswer, type Counter, type CountListener, createCounter, type LiveCount } from './counter.ts';

/** The count of a text that keeps changing: of a short one at once, of a long one as soon as the worker has it. */
export function useLiveCount(text: string): LiveCount {
  const [live, setLive] = useState<LiveCount>(() => ({ count: countTextNow(''), isCurrent: true }));
  const counter = useRef<Counter>(null);

  useEffect(() => {
    const created = createCounter({
      createWorker,
      onCount: setLive,
      onLate: () => setLive(({ count }) => ({ count, isCurrent: false })),
    });
    counter.current = created;
    return () => created.close();
  }, []);

  useEffect(() => counter.current?.count(text), [text]);

  return live;
}

function createWorker({ onAnswer, onFailure }: CountListener): Worker {
  const worker = new Worker(new URL('./count.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CountAnswer>) => onAnswer(data));
  worker.addEventListener('error', onFailure);
  return worker;
}
