/** Milliseconds of work before others get their turn: the page's visitor, or on a server all visitors, share one thread. */
const TURN = 10;

/**
 * Runs a job that yields often to its end, and lets others have their turn in between.
 *
 * @throws the signal's reason after an abort.
 */
export async function runInSlices<T>(job: Iterator<unknown, T>, signal: AbortSignal): Promise<T> {
  let turnEnds = Date.now() + TURN;
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
    if (Date.now() < turnEnds) continue;
    await nextTurn();
    signal.throwIfAborted();
    turnEnds = Date.now() + TURN;
  }
}

/** Node has one, browsers do not: there a timer of 0 waits for a millisecond, a tenth of each turn. */
const setImmediately: unknown = Reflect.get(globalThis, 'setImmediate');

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediately === 'function') setImmediately(resolve);
    else setTimeout(resolve, 0);
  });
}
