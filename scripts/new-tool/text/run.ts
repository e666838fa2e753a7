import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

const run: Run<typeof tool> = ({ text, skipEmpty }) => {
  let numbered = 0;
  const lines = text.split(/\r\n|\r|\n/).map((line) => {
    if (skipEmpty && line.trim() === '') return line;
    numbered += 1;
    return `${numbered}. ${line}`;
  });
  return { text: lines.join('\n'), numbered };
};

export default run;
