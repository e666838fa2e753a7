import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { words } from '../words.ts';

export default defineTool({
  ...words,
  title: 'Greedy',
  needs: [],
  input: z.object({}),
  output: z.object({ held: z.int() }),
  examples: [{ name: 'Any', input: {} }],
  timeLimit: 60_000,
});
