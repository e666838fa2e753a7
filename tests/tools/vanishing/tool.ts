import * as z from 'zod';
import { defineTool } from '#kit/define-tool';

export default defineTool({
  title: 'Vanishing',
  summary: 'A tool that only the tests of the threads know.',
  category: 'content',
  icon: 'hash',
  color: 'teal',
  keywords: ['test'],
  runsIn: 'server',
  needs: [],
  labels: { action: 'Go', busy: 'Going...', done: 'Gone', failed: 'Failed to go' },
  input: z.object({}),
  output: z.object({}),
  examples: [{ name: 'Any', input: {} }],
  timeLimit: 10_000,
});
