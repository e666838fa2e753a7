import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

/** Never gives anybody else a turn. */
const run: Run<typeof tool> = () => {
  for (;;);
};

export default run;
