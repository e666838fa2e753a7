import type { Run } from '#kit/define-tool';
import { runInSlices } from '#lib/run-in-slices';
import { countText } from './count-text.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = ({ text }, _ports, { signal }) => runInSlices(countText(text), signal);

export default run;
