import type { Run } from '#kit/define-tool';
import { countJob } from './analyse.ts';
import { countDensity } from './count-density.ts';
import type tool from './tool.ts';

/** Milliseconds of counting before others get their turn: on a server, all visitors share one thread. */
const TURN = 10;

const run: Run<typeof tool> = async ({ text, ...options }, _ports, { signal }) => {
  const counting = countDensity(await countJob(text, options));
  let turnEnds = Date.now() + TURN;
  for (;;) {
    const step = counting.next();
    if (step.done) return step.value;
    if (Date.now() < turnEnds) continue;
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
    turnEnds = Date.now() + TURN;
  }
};

export default run;
