import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { words } from '../words.ts';

export default defineTool({
  ...words,
  title: 'Asking',
  needs: ['http', 'dns', 'ocr'],
  input: z.object({ what: z.string() }),
  output: z.object({ answer: z.unknown() }),
  examples: [{ name: 'Any', input: { what: 'resolvers' } }],
  timeLimit: 10_000,
});
