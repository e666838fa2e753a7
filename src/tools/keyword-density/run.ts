import type { Run } from '#kit/define-tool';
import { countJob } from './analyse.ts';
import { countDensity } from './count-density.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ text, ...options }) => countDensity(await countJob(text, options));

export default run;
