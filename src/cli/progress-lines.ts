import { terminalSafe } from '#lib/text/control-characters';

/**
 * Prints lines about how far something is: one every `interval` milliseconds at most, and none before the first interval has
 * passed, so that quick work prints nothing.
 */
export function createProgressLines(
  { writeError }: { writeError(line: string): void },
  interval = 3_000,
): (line: string | undefined) => void {
  let lastAt = performance.now();
  return (line) => {
    const now = performance.now();
    if (line === undefined || now - lastAt < interval) return;
    lastAt = now;
    writeError(terminalSafe(line));
  };
}
