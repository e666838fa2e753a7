import type { Run } from '#kit/define-tool';
import { generate, wantedFrom } from './generate.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = (input) => generate(wantedFrom(input));

export default run;
