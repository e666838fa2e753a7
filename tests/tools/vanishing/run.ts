import process from 'node:process';
import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

/** Ends its thread in the middle. */
const run: Run<typeof tool> = () => process.exit(3);

export default run;
