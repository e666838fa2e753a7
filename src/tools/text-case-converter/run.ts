import type { Run } from '#kit/define-tool';
import { convertCase } from '#lib/text-case/convert-case';
import type tool from './tool.ts';

/** Milliseconds of work before others get their turn: the page's visitor, or all visitors of a server. */
const TURN = 10;

const run: Run<typeof tool> = async ({ text, language, ...options }, _ports, { signal }) => {
  const converting = convertCase(text, { ...options, language: language === 'any' ? '' : language });
  let turnEnds = Date.now() + TURN;
  for (;;) {
    const step = converting.next();
    if (step.done) return step.value;
    if (Date.now() < turnEnds) continue;
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
    turnEnds = Date.now() + TURN;
  }
};

export default run;
