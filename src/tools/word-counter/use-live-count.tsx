import { useEffect, useRef, useState } from 'react';
import { notify } from '#ui/notice/notices';
import type { CountAnswer, Counter, CountListener, LiveCount } from './counter.ts';
import { emptyCount } from './empty-count.ts';

/** The code that counts comes when it is first needed: a page that is only read never fetches it. */
const loadCounter = () => import('./counter.ts');

/** Fetches the code that counts ahead of the first letter. A failed fetch shows itself when there is something to count. */
export function prepareLiveCount() {
  loadCounter().catch(() => undefined);
}

/** The count of a text that keeps changing: of a short one at once, of a long one as soon as the worker has it. */
export function useLiveCount(text: string): LiveCount {
  const [live, setLive] = useState<LiveCount>({ count: emptyCount, isCurrent: true });
  const [counter, setCounter] = useState<Counter>();
  const isWanted = useRef(false);

  useEffect(() => {
    if (text === '' || isWanted.current) return;
    isWanted.current = true;
    const onLate = () => setLive(({ count }) => ({ count, isCurrent: false }));
    const onFailure = (error: unknown) => {
      console.error(error);
      isWanted.current = false; // The next letter tries again.
      notify({ kind: 'error', message: 'Failed to count words' });
    };
    loadCounter().then(
      ({ createCounter }) => setCounter(createCounter({ createWorker, onCount: setLive, onLate })),
      onFailure,
    );
  }, [text]);
  useEffect(() => () => counter?.close(), [counter]);
  useEffect(() => counter?.count(text), [counter, text]);

  return live;
}

function createWorker({ onAnswer, onFailure }: CountListener): Worker {
  const worker = new Worker(new URL('./count.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CountAnswer>) => onAnswer(data));
  worker.addEventListener('error', onFailure);
  return worker;
}
