import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, inject } from 'vitest';

/** What the operator of the site types. Resolves with what is printed. */
export async function command(...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../bin/clearkit.mjs'), ...args], {
    env: { ...process.env, ...inject('kept') },
  });
  const ended = once(child, 'exit');
  const out = await text(child.stdout);
  expect(await ended).toEqual([0, null]);
  return out;
}
