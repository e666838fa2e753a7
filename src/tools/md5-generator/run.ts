import type { Run } from '#kit/define-tool';
import { md5 } from '#lib/md5';
import type tool from './tool.ts';

const run: Run<typeof tool> = ({ text }) => ({ hash: md5(new TextEncoder().encode(text)) });

export default run;
