import { useSyncExternalStore } from 'react';
import type { PictureQueue } from './open-batch.tsx';

/** The queue's state, followed. */
export function useQueue(queue: PictureQueue) {
  return useSyncExternalStore(queue.subscribe, queue.state);
}
