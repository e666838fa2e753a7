/** Waits for the turn of a host: the next is as many seconds later as it asks for. */
export function createHostTurns(signal: AbortSignal): (url: URL, delay: number) => Promise<void> {
  const next = new Map<string, number>();
  return async ({ host }, delay) => {
    if (delay <= 0) return;
    const now = performance.now();
    const at = Math.max(now, next.get(host) ?? 0);
    next.set(host, at + delay * 1_000);
    if (at > now) await pause(at - now, signal);
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  const end = () => {
    clearTimeout(timer);
    resolve();
  };
  signal.addEventListener('abort', end, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', end));
}
