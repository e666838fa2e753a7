import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { check } from 'recheck';

/** What is said of the time that a pattern takes: `linear`, or what else it may be. */
export type Verdict = string;

export const LINEAR: Verdict = 'linear';

/** Milliseconds for one pattern; the slowest of the source takes seven seconds on two busy cores, the others far less. */
const LIMIT = 120_000;

/** Judges a pattern by its way with the worst texts. Recheck searches again from every place, as `exec` and `replace` do. */
export async function judge({ source, flags }: { source: string; flags: string }): Promise<Verdict> {
  const found = await check(source, flags, { timeout: LIMIT });
  if (found.status === 'safe') return LINEAR;
  if (found.status === 'vulnerable') return `${found.complexity.summary}, such as with ${found.attack.pattern}`;
  return `not known: ${found.error.kind}`;
}

/** Verdicts of earlier runs, by pattern. Those of another release of recheck do not count. */
export function keptVerdicts(file: string): Map<string, Verdict> {
  try {
    const { by, verdicts } = JSON.parse(readFileSync(file, 'utf8'));
    return by === version() ? new Map(Object.entries<Verdict>(verdicts)) : new Map();
  } catch {
    // There is none yet, or it was cut short.
    return new Map();
  }
}

export function keepVerdicts(file: string, verdicts: ReadonlyMap<string, Verdict>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ by: version(), verdicts: Object.fromEntries(verdicts) }));
}

function version(): string {
  return createRequire(import.meta.url)('recheck/package.json').version;
}
