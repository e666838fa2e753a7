import type { Run } from '#kit/define-tool';
import { convertCase } from '#lib/text-case/convert-case';
import type tool from './tool.ts';

const run: Run<typeof tool> = ({ text, language, ...options }) =>
  convertCase(text, { ...options, language: language === 'any' ? '' : language });

export default run;
