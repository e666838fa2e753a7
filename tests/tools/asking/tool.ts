import * as z from 'zod';
import { defineTool } from '#kit/define-tool';

export default defineTool({
  title: 'Asking',
  summary: 'A tool that only the tests of the threads know.',
  category: 'content',
  icon: 'hash',
  color: 'teal',
  keywords: ['test'],
  runsIn: 'server',
  needs: ['http', 'dns', 'ocr'],
  labels: { action: 'Go', busy: 'Going...', done: 'Gone', failed: 'Failed to go' },
  input: z.object({ what: z.string() }),
  output: z.object({ answer: z.unknown() }),
  examples: [{ name: 'Any', input: { what: 'resolvers' } }],
  timeLimit: 10_000,
});
