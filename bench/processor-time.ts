import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { familyOf } from './process-memory.ts';

/** Milliseconds of a tick, in which Linux counts for programs. */
const TICK = 10;

/** Milliseconds of processor time that a process, its children and theirs have spent so far, those that have ended included. */
export async function processorTime(pid: number): Promise<number> {
  const spent = await Promise.all((await familyOf(pid)).map(spentBy));
  return spent.reduce((sum, one) => sum + one, 0);
}

/** Resolves when a process is done with what it does after its start, such as packing pages: it has spent hardly anything for a second. */
export async function untilIdle(pid: number): Promise<void> {
  for (let spent = Number.NEGATIVE_INFINITY; ; ) {
    const now = await processorTime(pid);
    if (now - spent <= 3 * TICK) return;
    spent = now;
    await sleep(1000);
  }
}

async function spentBy(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the name of the program, which may have spaces in it. Own and of children that have ended: each as user and as system.
  const ticks = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  return ticks.reduce((sum, one) => sum + Number(one), 0) * TICK;
}
