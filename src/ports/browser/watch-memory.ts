import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserLimits } from './browser-job.ts';

const EVERY = 200;
const PAGE = 4096;

/**
 * Looks at what a process and everything it started hold, until the signal is aborted, and calls back once when that is too much.
 * Only Linux tells without starting a program for each look; elsewhere the limits of the browser itself must do.
 */
export function watchMemory(
  pid: number,
  { memory, processes }: BrowserLimits,
  ended: AbortSignal,
  onTooMuch: (what: string) => void,
): void {
  if (process.platform !== 'linux' || pid === 0) return;
  const timer = setInterval(() => {
    const family = familyOf(pid);
    const held = family.reduce((sum, one) => sum + heldBy(one), 0);
    if (held <= memory && family.length <= processes) return;
    clearInterval(timer);
    onTooMuch(held > memory ? `${Math.round(memory / 1024 / 1024)} MB of memory` : `${processes} processes`);
  }, EVERY);
  ended.addEventListener('abort', () => clearInterval(timer), { once: true });
}

/** A process and those below it. */
function familyOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = parentOf(name);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const family = [pid];
  for (const one of family) family.push(...(children.get(one) ?? []));
  return family;
}

function parentOf(pid: string): number | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The name before may hold anything.
  const [, parent] = /^\) \S (\d+)/.exec(stat.slice(stat.lastIndexOf(')'))) ?? [];
  return parent === undefined ? undefined : Number(parent);
}

/** Bytes of a process that it shares with nobody. */
function heldBy(pid: number): number {
  const [, resident = 0, shared = 0] = read(`/proc/${pid}/statm`).split(' ').map(Number);
  return (resident - shared) * PAGE;
}

/** Empty when the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
