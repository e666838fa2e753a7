import type { Run } from '#kit/define-tool';
import { countText } from './count-text.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = ({ text }) => countText(text);

export default run;
