import type { ServerResponse } from 'node:http';
import { whenGone } from './answers.ts';

/** Aborted when the visitor goes away before the answer is out. */
export function untilGone(raw: ServerResponse): AbortSignal {
  const controller = new AbortController();
  whenGone(raw, () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
