import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { createRegistry, toolEntry } from '#kit/registry';
import { runInThisThread } from '#kit/run-tool';
import { ToolError } from '#kit/tool-error';
import { createFakeClock } from '#ports/clock/fake';
import { openStoreInMemory } from '#ports/store/sqlite';
import { words } from '../../tests/tools/words.ts';
import { countUsage } from './usage-counter.ts';

const tool = defineTool({
  ...words,
  title: 'Shout',
  needs: [],
  input: z.object({ text: z.string() }),
  output: z.object({ loud: z.string() }),
  examples: [{ name: 'A word', input: { text: 'a' } }],
});
const shout = toolEntry('shout', tool, ({ text }) => ({ loud: text.toUpperCase() }));
const fail = toolEntry('fail', tool, () => {
  throw new ToolError('timed-out', 'Too late.');
});

function counter() {
  const { usage } = openStoreInMemory();
  const clock = createFakeClock(Date.UTC(2026, 0, 15, 23, 59));
  const logged: string[] = [];
  const write = { add: usage.add, list: usage.list };
  const note = (_fields: object, message: string) => logged.push(message);
  const counted = countUsage({
    runTool: runInThisThread({}),
    usage: { add: (counts) => write.add(counts), list: usage.list },
    clock,
    log: { info: note, error: note },
  });
  const run = async (slug: string, input: object = { text: 'a' }) => {
    const entry = createRegistry([shout, fail]).get(slug);
    return entry && JSON.parse(String(await counted.runTool(entry, { input, visitor: 'one' })));
  };
  return { counted, clock, usage, run, write, logged };
}

const everything = { from: '2026-01-01', to: '2026-12-31' };

describe('the usage counter', () => {
  it('counts what a tool was run for, by day, and writes it in one go', async () => {
    const { counted, clock, usage, run } = counter();
    expect(await run('shout')).toEqual({ loud: 'A' });
    await run('shout');
    await expect(run('fail')).rejects.toThrow('Too late.');
    await expect(run('shout', { text: 7 })).rejects.toMatchObject({ code: 'invalid-input' });
    clock.advance(60_000);
    await run('shout');
    expect(await usage.list(everything)).toEqual([]);
    await counted.flush();
    await counted.flush();
    expect(await usage.list(everything)).toEqual([
      { day: '2026-01-15', tool: 'fail', calls: 1 },
      { day: '2026-01-15', tool: 'shout', calls: 2 },
      { day: '2026-01-16', tool: 'shout', calls: 1 },
    ]);
    await counted.close();
  });

  it('keeps what cannot be written, until it can, or the end', async () => {
    const { counted, usage, run, write, logged } = counter();
    const { add } = write;
    write.add = async () => {
      throw new ToolError('busy', 'No.');
    };
    await run('shout');
    await counted.flush();
    expect(logged).toEqual(['usage']);
    write.add = add;
    await run('shout');
    await counted.close();
    expect(await usage.list(everything)).toMatchObject([{ tool: 'shout', calls: 2 }]);
  });
});
