import { getPriority } from 'node:os';
import { ToolError } from '#kit/tool-error';
import { serve } from './serve.ts';

export type FixtureJob =
  | 'echo'
  | 'environment'
  | 'priority'
  | 'refuse'
  | 'fail'
  | 'no-room'
  | 'crash'
  | 'never-end'
  | 'fill-memory'
  | 'write-noise'
  | { grow: number };

const grown: Buffer[] = [];

serve<{ job: FixtureJob }, object>(async ({ job }, content, { report }) => {
  if (job === 'refuse') throw new ToolError('too-large', 'Too large.', { field: 'width', cause: 'reasons' });
  if (job === 'fail') throw new TypeError('a bug');
  if (job === 'no-room') throw Object.assign(new Error('SECRET.png'), { code: 'ENOSPC' });
  if (job === 'crash') process.abort();
  if (job === 'write-noise') console.log('a library says something');
  if (job === 'never-end') for (;;);
  if (job === 'fill-memory') for (const filled: object[] = []; ; ) filled.push([filled.length]);
  if (typeof job === 'object') grown.push(Buffer.alloc(job.grow, 1));
  report(0.5);
  const answer = { environment: process.env, priority: getPriority(), pid: process.pid };
  return job === 'echo' ? { answer, contents: [content] } : { answer };
});
