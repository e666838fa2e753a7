import { terminalSafe } from '#lib/text/control-characters';

/** Milliseconds between two lines about how far something is. */
const TELL_EVERY = 3_000;

/** Lines about how far something is, now and then, and none of what is done soon. */
export function createTeller({ writeError }: { writeError(line: string): void }): (line: string | undefined) => void {
  let told = performance.now();
  return (line) => {
    const now = performance.now();
    if (line === undefined || now - told < TELL_EVERY) return;
    told = now;
    writeError(terminalSafe(line));
  };
}
