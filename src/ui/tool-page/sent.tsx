/** Bytes that left this device: of the body, and of the query of the address. */
export interface Sent {
  /** Where to, without the query. */
  address: URL;
  bytes: number;
}

export interface SentByRun {
  sent: readonly Sent[];
  isLive: boolean;
}

/** Since the page was opened. */
const all: Sent[] = [];
/** How many of them the lines of earlier runs have named. */
let told = 0;
let latest: SentByRun | undefined;
const listeners = new Set<() => void>();

/** Called by what sends, and by nothing else. `body`: in bytes. */
export function noteSent(url: string, body: number): void {
  const address = new URL(url, window.location.href);
  const bytes = body + address.search.slice(1).length;
  address.search = '';
  if (bytes > 0) all.push({ address, bytes });
}

/**
 * A run is over, whatever came of it: what was sent since the one before belongs to it, such as the upload of its picture. A live tool
 * runs with each key: to its runs belongs all that was sent.
 */
export function endRun({ isLive }: { isLive: boolean }): void {
  latest = { isLive, sent: isLive ? all.slice() : all.slice(told) };
  told = all.length;
  for (const listener of listeners) listener();
}

export function subscribeToRuns(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the last run sent; `undefined` before the first. */
export const sentByLastRun = () => latest;
