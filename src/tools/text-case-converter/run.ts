import type { Run } from '#kit/define-tool';
import { runInSlices } from '#lib/run-in-slices';
import { convertCase } from '#lib/text-case/convert-case';
import type tool from './tool.ts';

const run: Run<typeof tool> = ({ text, language, ...options }, _ports, { signal }) =>
  runInSlices(convertCase(text, { ...options, language: language === 'any' ? '' : language }), signal);

export default run;
