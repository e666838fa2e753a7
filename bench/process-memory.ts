import { readdir, readFile } from 'node:fs/promises';

/** A process with its children, and all that they hold. */
export interface Held {
  /** Megabytes: shares of what several processes have in common are counted once. */
  total: number;
  /** Megabytes of the first process alone. */
  main: number;
  processes: number;
}

/** Where the kernel does not say what is shared, everything counts in full. */
export async function heldBy(pid: number): Promise<Held> {
  const family = await familyOf(pid);
  const held = await Promise.all(family.map(megabytesOf));
  return { total: held.reduce((sum, one) => sum + one, 0), main: held[0] ?? 0, processes: family.length };
}

/** A process, its children and theirs, by their ids. */
export async function familyOf(pid: number): Promise<number[]> {
  const parents = await parentsOfAll();
  const family = [pid];
  // Grows while it is walked: children of children come, too.
  for (const one of family) for (const [child, parent] of parents) if (parent === one) family.push(child);
  return family;
}

async function parentsOfAll(): Promise<Map<number, number>> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The name of the program, in brackets, may have spaces in it.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent > 0) parents.set(Number(name), parent);
  }
  return parents;
}

/** Proportional set size, else resident set size; 0 of a process that has ended. */
export async function megabytesOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const status = rollup || (await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''));
  return Number(/(?:Pss|VmRSS):\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
