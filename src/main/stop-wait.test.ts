import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { timeLimitOf } from '#kit/execute';
import { createRegistry, toolEntry } from '#kit/registry';
import { loadTools } from './load-tools.ts';
import { LONGEST_STOP_WAIT, stopWait } from './stop-wait.ts';

const tool = defineTool({
  title: 'Rest',
  summary: 'Do nothing.',
  category: 'content',
  icon: 'hash',
  keywords: '',
  runsIn: 'server',
  needs: [],
  labels: { action: 'Go', busy: 'Going', done: 'Done', failed: 'Failed' },
  input: z.object({}),
  output: z.object({}),
  examples: [{ name: 'Now', input: {} }],
});

const waitFor = (...limits: number[]) =>
  stopWait(
    createRegistry(limits.map((timeLimit) => toolEntry(`rest-${timeLimit}`, { ...tool, timeLimit }, () => ({})))),
  );

describe('a stop', () => {
  it('waits a little longer than the slowest tool may take, and not for ever', () => {
    expect(waitFor(20_000, 40_000, 30_000)).toBe(45_000);
    expect(waitFor(40_000, 3_600_000)).toBe(LONGEST_STOP_WAIT);
    expect(stopWait(createRegistry([toolEntry('rest', tool, () => ({}))]))).toBe(20_000);
  });

  it('cuts no tool of this site short, and is given the time by the containers and proxies that are described', async () => {
    const tools = await loadTools();
    const slowest = Math.max(...tools.list().map((entry) => timeLimitOf(entry.tool)));
    expect(stopWait(tools)).toBeGreaterThan(slowest);

    const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
    const secondsIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
    for (const file of ['compose.yaml', 'compose.several.yaml']) {
      expect(secondsIn(read(file), /stop_grace_period: (\d+)s/) * 1000).toBeGreaterThan(LONGEST_STOP_WAIT);
    }
    const guide = read('docs/operate.md');
    expect(secondsIn(guide, /running requests finish \(at most (\d+) seconds\)/) * 1000).toBe(LONGEST_STOP_WAIT);
    expect(secondsIn(guide, /proxy_read_timeout (\d+)s;/) * 1000).toBeGreaterThan(slowest);
  });
});
