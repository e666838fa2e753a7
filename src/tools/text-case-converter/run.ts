import type { Run } from '#kit/define-tool';
import { inTurns } from '#lib/in-turns';
import { convertCase } from '#lib/text-case/convert-case';
import type tool from './tool.ts';

const run: Run<typeof tool> = ({ text, language, ...options }, _ports, { signal }) =>
  inTurns(convertCase(text, { ...options, language: language === 'any' ? '' : language }), signal);

export default run;
