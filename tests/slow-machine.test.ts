import { expect, it } from 'vitest';
import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { toolFacts } from '#kit/facts';
import { ask } from '#ui/tool-page/run-tool';

const tool = defineTool({
  title: 'Echo',
  summary: 'Says what it was told.',
  category: 'content',
  icon: 'hash',
  color: 'teal',
  keywords: ['echo'],
  runsIn: 'browser',
  needs: [],
  labels: { action: 'Go', busy: 'Going...', done: 'Gone', failed: 'Failed' },
  input: z.object({ text: z.string() }),
  output: z.object({ said: z.string() }),
  examples: [{ name: 'A word', input: { text: 'hello' } }],
  timeLimit: 10,
});

it('lets a slow machine finish what it does for its own visitor', async () => {
  const run = async ({ text }: { text: string }) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { said: text };
  };
  const source = { tool: async () => ({ default: tool }), run: async () => ({ default: run }) };
  const call = { facts: toolFacts({ slug: 'echo', tool }), source, signal: new AbortController().signal };
  expect(await ask({ ...call, input: { text: 'late' } }, tool)).toEqual({ said: 'late' });
});
