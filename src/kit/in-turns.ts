/** Milliseconds of work before others get their turn: the page's visitor, or on a server all visitors, share one thread. */
const TURN = 10;

/**
 * Runs a job that yields often to its end, and lets others have their turn in between.
 *
 * @throws the signal's reason after an abort.
 */
export async function inTurns<T>(job: Iterator<unknown, T>, signal: AbortSignal): Promise<T> {
  let turnEnds = Date.now() + TURN;
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
    if (Date.now() < turnEnds) continue;
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
    turnEnds = Date.now() + TURN;
  }
}
