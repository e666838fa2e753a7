import type { ServerResponse } from 'node:http';
import type { Progress } from '#kit/progress';

/** JSON values, each on a line of its own. */
export const LINES = 'application/x-ndjson';

/** Milliseconds between two lines that say nothing but a share: eyes see no more. */
const PAUSE = 100;

/** Whether a caller asked for progress lines before the answer. */
export function wantsLines(accept: string | undefined): boolean {
  return accept?.includes(LINES) ?? false;
}

/** Answers of which lines are out already, and when the last one went. */
const told = new WeakMap<ServerResponse, number>();

/** Whether the headers went out with a progress line, so that the answer itself is to be one more line. */
export function isInLines(raw: ServerResponse): boolean {
  return told.has(raw);
}

/**
 * Writes one progress line; `begin` sends the headers before the first. It is left out when those before were not taken, a share alone
 * also when another one went just before.
 */
export function tellLine(raw: ServerResponse, progress: Progress, begin: () => void): void {
  if (raw.destroyed || raw.writableEnded) return;
  const now = performance.now();
  const last = told.get(raw);
  const isSmall = progress.partial === undefined && progress.stage === undefined;
  if (raw.writableNeedDrain || (isSmall && now - (last ?? Number.NEGATIVE_INFINITY) < PAUSE)) return;
  if (last === undefined) begin();
  told.set(raw, now);
  raw.write(`${JSON.stringify({ progress })}\n`);
}
