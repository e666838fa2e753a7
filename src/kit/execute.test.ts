import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createFakeClock } from '#ports/clock/fake';
import { defineTool, type Run } from './define-tool.ts';
import { execute } from './execute.ts';
import { requiredText } from './field.ts';
import { toolEntry } from './registry.ts';
import { ToolError } from './tool-error.ts';

const tool = defineTool({
  title: 'Echo',
  summary: 'Says what it was told.',
  category: 'content',
  icon: 'hash',
  keywords: 'echo',
  runsIn: 'server',
  needs: ['clock'],
  labels: { action: 'Go', busy: 'Going...', done: 'Gone', failed: 'Failed' },
  input: z.object({ text: requiredText('Please enter some text') }),
  output: z.object({ said: z.string() }),
  examples: [{ name: 'A word', input: { text: 'hello' } }],
  timeLimit: 20,
});

const ports = { clock: createFakeClock(7) };
const entryOf = (run: Run<typeof tool>) => toolEntry('echo', tool, run);
const never = () => new Promise<never>(() => {});

describe('execute', () => {
  it('answers with what a run gives at once, or later', async () => {
    const input = { text: 'a' };
    expect(
      await execute(
        entryOf(({ text }) => ({ said: text })),
        input,
        { ports },
      ),
    ).toEqual({ said: 'a' });
    expect(
      await execute(
        entryOf(async ({ text }) => ({ said: text })),
        input,
        { ports },
      ),
    ).toEqual({ said: 'a' });
  });

  it('gives a run the ports it named', async () => {
    const told = entryOf((_input, { clock }) => ({ said: String(clock.now()) }));
    expect(await execute(told, { text: 'a' }, { ports })).toEqual({ said: '7' });
    await expect(execute(told, { text: 'a' })).rejects.toThrow('echo needs the port "clock"');
  });

  it('says what is wrong with the input, and of which field', async () => {
    const refused = execute(entryOf(never), { text: ' ' }, { ports });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'Please enter some text',
      field: 'text',
    });
  });

  it('passes on what a run throws at once, or later', async () => {
    const error = new ToolError('busy', 'Busy.');
    const thrown = entryOf(() => {
      throw error;
    });
    await expect(execute(thrown, { text: 'a' }, { ports })).rejects.toBe(error);
    const rejected = entryOf(async () => {
      throw error;
    });
    await expect(execute(rejected, { text: 'a' }, { ports })).rejects.toBe(error);
  });

  it('holds a run to its definition of the output', async () => {
    const wrong = toolEntry('echo', { ...tool, output: z.object({ said: z.string().max(1) }) }, () => ({ said: 'ab' }));
    await expect(execute(wrong, { text: 'a' }, { ports })).rejects.toBeInstanceOf(z.ZodError);
  });

  it('ends a run that takes too long, and tells it', async () => {
    const signals: AbortSignal[] = [];
    const slow = entryOf((_input, _ports, { signal }) => {
      signals.push(signal);
      return never();
    });
    await expect(execute(slow, { text: 'a' }, { ports })).rejects.toMatchObject({
      code: 'timed-out',
      message: 'This took longer than 0.02 seconds and was stopped.',
    });
    expect(signals[0]?.aborted).toBe(true);
  });

  it("says what to change where a visitor's own pattern took the time", async () => {
    const slow = toolEntry('echo', { ...tool, mayRunAway: 'Simplify it.', timeLimit: 20 }, () => never());
    await expect(execute(slow, { text: 'a' }, { ports })).rejects.toMatchObject({
      code: 'unsupported',
      message: 'This took longer than 0.02 seconds and was stopped. Simplify it.',
    });
  });

  it('tells ports when a run is over, so that nothing of it goes on', async () => {
    const signals: AbortSignal[] = [];
    const entry = entryOf(async (_input, _ports, { signal }) => {
      signals.push(signal);
      return { said: 'done' };
    });
    expect(await execute(entry, { text: 'a' }, { ports })).toEqual({ said: 'done' });
    expect(signals[0]?.aborted).toBe(true);
  });

  it('lets a run on the machine of the visitor take its time, until the visitor has enough', async () => {
    const late = entryOf(async () => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      return { said: 'late' };
    });
    expect(await execute(late, { text: 'a' }, { ports, timeLimit: Number.POSITIVE_INFINITY })).toEqual({
      said: 'late',
    });
    const enough = { ports, timeLimit: Number.POSITIVE_INFINITY, signal: AbortSignal.timeout(40) };
    await expect(execute(entryOf(never), { text: 'a' }, enough)).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('ends a run that nobody waits for any more, and tells it', async () => {
    const gone = new AbortController();
    const signals: AbortSignal[] = [];
    const slow = entryOf((_input, _ports, { signal }) => {
      signals.push(signal);
      return never();
    });
    const running = execute(slow, { text: 'a' }, { ports, signal: gone.signal });
    gone.abort();
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
    expect(signals[0]?.aborted).toBe(true);
    await expect(execute(slow, { text: 'a' }, { ports, signal: gone.signal })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });
});
