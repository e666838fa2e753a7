import * as z from 'zod';
import { changedText, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { yesOrNo } from '#kit/inputs';
import { count } from '#kit/outputs';

export default defineTool({
  ...liveText({ action: 'Number Lines', done: 'Lines numbered', failed: 'number the lines' }),
  title: 'Template',
  summary: 'Put a number before each line of a text, from the first to the last, in the order that they have.',
  category: 'content',
  icon: 'list-ordered',
  keywords: 'line numbers, number lines, numbered list',
  input: z.object({
    text: sourceText('One item per line'),
    skipEmpty: yesOrNo('Leave empty lines without a number', { isOn: true }),
  }),
  output: z.object({
    text: changedText('Numbered lines', 'numbered-lines.txt'),
    numbered: count('Lines with a number'),
  }),
  examples: [
    {
      name: 'Things to do',
      input: { text: 'Buy bread\n\nWater the plants' },
      output: { text: '1. Buy bread\n\n2. Water the plants', numbered: 2 },
    },
    {
      name: 'With empty lines',
      input: { text: 'One\n\nThree', skipEmpty: false },
      output: { text: '1. One\n2. \n3. Three', numbered: 3 },
    },
  ],
});
