import { timeLimitOf } from '#kit/execute';
import type { Registry } from '#kit/registry';

/** Milliseconds for what follows a run: its answer is written, and what is kept open is closed. */
const CLOSING = 5_000;

/** What the containers' files and docs/operate.md allow for a stop has to be longer. */
export const LONGEST_STOP_WAIT = 185_000;

/**
 * Milliseconds that running requests get to end: as long as the slowest tool may take, so that no visitor loses an answer.
 * One that a new tool makes longer than `LONGEST_STOP_WAIT` does not count in full.
 */
export function stopWait(registry: Registry): number {
  const limits = registry.list().map(({ tool }) => timeLimitOf(tool));
  return Math.min(LONGEST_STOP_WAIT, Math.max(0, ...limits) + CLOSING);
}
