import { expect, it } from 'vitest';
import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import type { ReportProgress } from '#kit/progress';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { words } from '../../tests/tools/words.ts';
import { hostRun } from './host-run.ts';
import type { FromRun, ToRun } from './messages.ts';

const tool = defineTool({
  ...words,
  title: 'Echo',
  needs: [],
  input: z.object({ text: z.string() }),
  output: z.object({ said: z.string() }),
  examples: [{ name: 'A word', input: { text: 'hello' } }],
  timeLimit: 10,
});

/** A run as a page hosts it: on a channel. */
function hosted(
  run: (text: string, report: ReportProgress<{ said: string }>) => Promise<string>,
  write = (result: object) => result,
) {
  const sent: FromRun[] = [];
  let say: (message: ToRun) => void = () => undefined;
  const entry = toolEntry('echo', tool, async ({ text }, _ports, { report }) => ({
    said: await run(text, report),
  }));
  const outcome = hostRun(
    entry,
    { input: { text: 'late' }, hasListener: true },
    {
      channel: {
        send: (message) => sent.push(message),
        listen: (onMessage) => {
          say = onMessage;
        },
      },
      write,
      own: () => ({}),
    },
  );
  return { outcome, sent, say: (message: ToRun) => say(message) };
}

it('lets a slow machine finish what it does for its own visitor', async () => {
  const { outcome } = hosted(async (text) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return text;
  });
  expect(await outcome).toEqual({ result: { said: 'late' } });
});

it('ends when it is told to, with the words it was told', async () => {
  const { outcome, say } = hosted(() => new Promise(() => undefined));
  await Promise.resolve();
  say({ kind: 'cancel', reason: { code: 'timed-out', message: 'Too late.' } });
  expect(await outcome).toEqual({ thrown: expect.objectContaining({ code: 'timed-out', message: 'Too late.' }) });
});

it('leaves out shares that follow right behind another', async () => {
  const { outcome, sent } = hosted(async (text, report) => {
    for (let at = 1; at <= 1_000; at += 1) report({ share: at / 1_000 });
    return text;
  });
  await outcome;
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.length).toBeLessThan(100);
});

it('says why a result cannot be written', async () => {
  const { outcome } = hosted(
    async (text) => text,
    () => {
      throw new ToolError('too-large', 'Please enter less at once.');
    },
  );
  expect(await outcome).toEqual({
    thrown: expect.objectContaining({ code: 'too-large', message: 'Please enter less at once.' }),
  });
});

it('keeps what is known on the way to itself when it is long', async () => {
  const { outcome, sent } = hosted(async (text, report) => {
    report({ stage: 'Reading page 1', partial: { said: 'a' } });
    report({ stage: 'Reading page 2', partial: { said: 'a'.repeat(2 ** 20) } });
    return text;
  });
  await outcome;
  expect(sent.slice(1)).toEqual([
    { kind: 'progress', progress: { stage: 'Reading page 1', partial: { said: 'a' } } },
    { kind: 'progress', progress: { stage: 'Reading page 2' } },
  ]);
});
