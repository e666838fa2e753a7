import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { check } from 'recheck';

/** What is said of the time that a pattern takes: `linear`, or what else it may be. */
export type Verdict = string;

export const LINEAR: Verdict = 'linear';

/**
 * Milliseconds for one pattern, and for one attack, which is judged by its steps: with the one second that recheck gives it by
 * itself, every attack succeeds where a machine is slow or busy enough. The slowest pattern takes seven seconds on two quiet cores.
 */
const LIMITS = { timeout: 1_800_000, attackTimeout: null };

/** Judges a pattern by its way with the worst texts. Recheck searches again from every place, as `exec` and `replace` do. */
export async function judge({ source, flags }: { source: string; flags: string }): Promise<Verdict> {
  const found = await check(source, flags, LIMITS);
  if (found.status === 'safe') return LINEAR;
  if (found.status === 'vulnerable') return `${found.complexity.summary}, such as with ${found.attack.pattern}`;
  return `not known: ${found.error.kind}`;
}

/** What is known of a pattern; nothing when it has not been examined. */
export type Known = (pattern: string) => Verdict | undefined;

/** What earlier runs found. That of another release of recheck does not count. */
export function readVerdicts(file: string): Known {
  const [by, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const known = new Map(lines.map((line) => [line.slice(0, HASH), line.slice(HASH + 1) || LINEAR]));
  return (pattern) => (by === version() ? known.get(hashOf(pattern)) : undefined);
}

/** Writes down what was found, for the next run on any machine: a line each, so that what two branches found can be merged. */
export function writeVerdicts(file: string, found: ReadonlyMap<string, Verdict>): void {
  const lines = [...found]
    // What ran out of time may not do so another time, and what only the running program knows is not examined.
    .filter(([, verdict]) => !/^(?:made while|not known: timeout)/.test(verdict))
    .map(([pattern, verdict]) => `${hashOf(pattern)} ${verdict === LINEAR ? '' : verdict.split(',', 1)}`.trimEnd());
  writeFileSync(file, `${[version(), ...new Set(lines.sort())].join('\n')}\n`);
}

const HASH = 16;

function hashOf(pattern: string): string {
  return createHash('sha256').update(pattern).digest('hex').slice(0, HASH);
}

function version(): string {
  return `recheck ${createRequire(import.meta.url)('recheck/package.json').version}`;
}
