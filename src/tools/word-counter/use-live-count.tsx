import { type ComponentType, useEffect, useRef, useState } from 'react';
import { notify } from '#ui/notice/notices';
import type { TextCount } from './count-text.ts';
import type { Counter, LiveCount } from './counter.ts';
import { emptyCount } from './empty-count.ts';

export interface CountOnPage extends LiveCount {
  /** What is told beyond the main figures, once the code for it is there. */
  Details: ComponentType<{ count: TextCount; text: string }> | undefined;
}

/** The code that counts comes when it is first needed: a page that is only read never fetches it. */
const loadCounter = () => Promise.all([import('./start-counter.tsx'), import('./count-details.tsx')]);

/** Fetches the code that counts ahead of the first letter. A failed fetch shows itself when there is something to count. */
export function prepareLiveCount() {
  loadCounter().catch(() => undefined);
}

/** The count of a text that keeps changing: of a short one at once, of a long one as soon as the worker has it. */
export function useLiveCount(text: string): CountOnPage {
  const [live, setLive] = useState<LiveCount>({ count: emptyCount, isCurrent: true });
  const [loaded, setLoaded] = useState<{ counter: Counter; Details: CountOnPage['Details'] }>();
  const isWanted = useRef(false);

  useEffect(() => {
    if (text === '' || isWanted.current) return;
    isWanted.current = true;
    const onLate = () => setLive(({ count }) => ({ count, isCurrent: false }));
    const onFailure = (error: unknown) => {
      console.error(error);
      isWanted.current = false; // The next letter tries again.
      const reason = 'Its code could not be fetched. Check your connection and type on.';
      notify({ kind: 'error', message: 'Failed to count words', reason });
    };
    loadCounter().then(([{ startCounter }, { CountDetails }]) => {
      setLoaded({ counter: startCounter({ onCount: setLive, onLate }), Details: CountDetails });
    }, onFailure);
  }, [text]);
  const counter = loaded?.counter;
  useEffect(() => () => counter?.close(), [counter]);
  useEffect(() => counter?.count(text), [counter, text]);

  return { ...live, Details: loaded?.Details };
}
