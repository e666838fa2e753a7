import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

/** Takes memory until there is none. */
const run: Run<typeof tool> = () => {
  const held: number[][] = [];
  while (held.length < 1_000_000) held.push(Array.from({ length: 10_000 }, (_, at) => at / 3));
  return { held: held.length };
};

export default run;
