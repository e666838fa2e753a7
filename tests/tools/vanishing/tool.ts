import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { words } from '../words.ts';

export default defineTool({
  ...words,
  title: 'Vanishing',
  needs: [],
  input: z.object({}),
  output: z.object({}),
  examples: [{ name: 'Any', input: {} }],
  timeLimit: 10_000,
});
