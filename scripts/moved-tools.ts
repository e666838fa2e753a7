import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** Slugs that tools had before, with those that they have now: their old addresses go on there. */
const shape = z.record(z.string(), z.string());

const fileIn = (root: string) => join(root, 'content', 'moved-tools.json');

export function readMoved(root: string): Record<string, string> {
  return shape.parse(JSON.parse(readFileSync(fileIn(root), 'utf8')));
}

/** Notes that `from` is `to` now. What led to `from` leads there at once, and what had been called `to` before does no longer. */
export function noteMoved(root: string, from: string, to: string): void {
  const known = Object.entries(readMoved(root)).filter(([old]) => old !== to);
  const moved = Object.fromEntries([...known.map(([old, now]) => [old, now === from ? to : now]), [from, to]]);
  writeFileSync(fileIn(root), `${JSON.stringify(moved, null, 2)}\n`);
}
