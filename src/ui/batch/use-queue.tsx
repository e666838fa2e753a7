import { useSyncExternalStore } from 'react';
import type { PictureQueue } from './picture-queue.tsx';

/** The queue's state, followed. */
export function useQueue(queue: PictureQueue) {
  return useSyncExternalStore(queue.subscribe, queue.state);
}
