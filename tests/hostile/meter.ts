import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What Linux tells of other processes; other systems have no such files. */
export const canMeter = existsSync('/proc/self/schedstat') && existsSync('/proc/self/smaps_rollup');

/** Milliseconds for which the main thread of a process has been on a processor. */
export function ownTimeOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

/**
 * Megabytes that a process and all that it started hold, without pages of files: of these a process pays for the more, the fewer others
 * run the same program.
 */
export function memoryOf(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + megabytesOf(one, 'Pss_Anon'), 0);
}

/** Megabytes that a process holds, and what it and all that it started do: pages that several share are counted once. */
export function heldBy(pid: number): { own: number; all: number } {
  const [own = 0, ...others] = [pid, ...childrenOf(pid)].map((one) => megabytesOf(one, 'Pss'));
  return { own, all: others.reduce((sum, one) => sum + one, own) };
}

/** Ids of the processes that one has started, and those that they have. */
export function childrenOf(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    // The name of the program is in brackets and may hold anything.
    const stat = read(`/proc/${name}/stat`);
    return [[Number(name), Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])] as const];
  });
  const below = (one: number): number[] =>
    parents.flatMap(([child, parent]) => (parent === one ? [child, ...below(child)] : []));
  return below(pid);
}

function megabytesOf(pid: number, kind: 'Pss' | 'Pss_Anon'): number {
  const line = read(`/proc/${pid}/smaps_rollup`)
    .split('\n')
    .find((one) => one.startsWith(`${kind}:`));
  return Number(line?.match(/\d+/)?.[0] ?? 0) / 1024;
}

/** Nothing of a process that has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
