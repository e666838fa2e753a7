import type { ReportProgress } from '#kit/progress';

/** Milliseconds between two notifications. */
const PAUSE = 500;

interface Notification {
  method: 'notifications/progress';
  params: { progressToken: string | number; progress: number; total: number; message?: string };
}

/** Passes progress on to an agent that asked for it by a token. The protocol wants figures that only grow. */
export function createProgressNotifier(
  progressToken: string | number,
  notify: (notification: Notification) => Promise<void>,
): ReportProgress {
  let reached = 0;
  let last = Number.NEGATIVE_INFINITY;
  return ({ share = reached, stage }) => {
    const now = performance.now();
    if (share <= reached || now - last < PAUSE) return;
    reached = share;
    last = now;
    const params = { progressToken, progress: share, total: 1, ...(stage !== undefined && { message: stage }) };
    // Anyone who went away needs no progress; the call itself hears of it by its signal.
    notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}
