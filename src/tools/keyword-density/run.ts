import type { Run } from '#kit/define-tool';
import { runInSlices } from '#lib/run-in-slices';
import { countJob } from './analyse.ts';
import { countDensity } from './count-density.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ text, ...options }, _ports, { signal }) =>
  runInSlices(countDensity(await countJob(text, options)), signal);

export default run;
