import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Store } from './port.ts';

interface CrashOptions {
  /** Where the writer writes: a folder, or an address. */
  place: () => Promise<string>;
  open: (place: string) => Promise<Store>;
}

const ROUNDS = 5;
const WRITES_A_ROUND = 100;

/** A process that writes; the lines are what was acknowledged. */
export function startWriter(...args: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixture-writer.ts'), ...args]);
  return { child, lines: createInterface(child.stdout) };
}

/** What a database keeps whatever happens to the processes that use it. */
export function crashContract({ place, open }: CrashOptions): void {
  it('loses nothing that was acknowledged, and no half of anything, when the process is killed while it writes', async () => {
    const where = await place();
    const said: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { child, lines } = startWriter(where, `round ${round}`);
      const fault = text(child.stderr);
      const closed = once(lines, 'close');
      // A busy machine hands over many lines at once, more than were waited for.
      const enough = said.length + WRITES_A_ROUND;
      lines.on('line', (line) => {
        said.push(line);
        if (said.length === enough) child.kill('SIGKILL');
      });
      await closed;
      expect(await fault).toBe('');
      const store = await open(where);
      const kept = new Set((await store.messages.list()).map(({ subject }) => subject));
      expect(said.filter((subject) => !kept.has(subject))).toEqual([]);
      const mailed = new Set((await store.mails.list()).map(({ subject }) => subject));
      expect(mailed).toEqual(kept);
      await store.close();
    }
    expect(said.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_A_ROUND);
  });

  it('is shared by processes that start and write at once', async () => {
    const where = await place();
    const writers = ['one', 'two', 'three'].map((name) => startWriter(where, name, '30').child);
    const faults = await Promise.all(writers.map(async (child) => text(child.stderr)));
    expect(faults).toEqual(['', '', '']);
    const store = await open(where);
    expect(await store.messages.list()).toHaveLength(90);
    await store.close();
  });
}
