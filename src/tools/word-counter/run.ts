import type { Run } from '#kit/define-tool';
import { inTurns } from '#lib/in-turns';
import { countText } from './count-text.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = ({ text }, _ports, { signal }) => inTurns(countText(text), signal);

export default run;
