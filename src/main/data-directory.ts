import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from './config.ts';
import type { Config } from './config-shape.ts';

/**
 * Makes the folder of everything durable where it is missing, and tries to write there.
 *
 * @throws ConfigError with one line when there is no such folder in the end, or nothing can be written there.
 */
export function makeDataDirectory({ dataDirectory }: Pick<Config, 'dataDirectory'>): void {
  makeFolder(dataDirectory, dataDirectory);
  try {
    // What the rights say is not all: a file system may be read-only, or make nothing at all.
    rmdirSync(mkdtempSync(join(dataDirectory, '.probe-')));
  } catch (cause) {
    throw unusable(dataDirectory, { cause, what: ', where this program cannot write' });
  }
}

// One by one: Node's own recursion never ends where a parent is there and the answer is still that it is not, as in /proc.
function makeFolder(path: string, dataDirectory: string): void {
  if (isFolder(path, dataDirectory)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent, dataDirectory);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (cause) {
    // Another process of the site may start at the same moment.
    if (codeOf(cause) === 'EEXIST') return;
    throw unusable(dataDirectory, { cause, what: `, but the folder ${path} cannot be made` });
  }
}

function isFolder(path: string, dataDirectory: string): boolean {
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    if (!there || there.isDirectory()) return there !== undefined;
  } catch (cause) {
    // One of the folders above is none, and will be named.
    if (codeOf(cause) === 'ENOTDIR') return false;
    throw unusable(dataDirectory, { cause, what: `, but ${path} cannot be looked at` });
  }
  throw new ConfigError(`DATA_DIR is "${dataDirectory}", but ${path} is no folder.`);
}

function unusable(dataDirectory: string, { cause, what }: { cause: unknown; what: string }): unknown {
  const code = codeOf(cause);
  return code === undefined ? cause : new ConfigError(`DATA_DIR is "${dataDirectory}"${what} (${code}).`, { cause });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
