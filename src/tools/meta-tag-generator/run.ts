import type { Run } from '#kit/define-tool';
import { answer } from './answer.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = answer;

export default run;
