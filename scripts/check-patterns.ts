import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, posix } from 'node:path';
import { type Exception, exceptions } from './patterns/exceptions.data.ts';
import { type FoundPattern, patternsOf } from './patterns/patterns-of.ts';
import { judge, type Known, LINEAR, readVerdicts, type Verdict, writeVerdicts } from './patterns/verdicts.ts';

/**
 * `node scripts/check-patterns.ts`: says every regular expression of the source whose time may grow faster than its text. What was
 * once examined is known from then on, in a file of the source; `--all` examines everything anew.
 */

const root = join(import.meta.dirname, '..');

interface Place extends FoundPattern {
  path: string;
}

/** Every pattern of the program below `top`; tests meet no visitors. */
function patternsBelow(top: string): Place[] {
  return readdirSync(join(top, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => posix.join(entry.parentPath.slice(top.length + 1).replaceAll('\\', '/'), entry.name))
    .filter((path) => !/(?:\.test\.tsx?|\/(?:contract|fixture|test)(?:-[a-z-]+)?\.ts)$/.test(path))
    .sort()
    .flatMap((path) => patternsOf(path, readFileSync(join(top, path), 'utf8')).map((found) => ({ ...found, path })));
}

const nothing: Known = () => undefined;

/** Every pattern once, with its verdict; only those that are not known are examined. */
export async function verdictsOn(
  places: readonly FoundPattern[],
  known: Known = nothing,
): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  const queue: FoundPattern[] = [];
  for (const place of places) {
    if (verdicts.has(place.pattern)) continue;
    const verdict = known(place.pattern);
    verdicts.set(place.pattern, verdict ?? 'made while running');
    if (place.parts && verdict === undefined) queue.push(place);
  }
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (next.parts) verdicts.set(next.pattern, await judge(next.parts));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return verdicts;
}

/** What is wrong, a line each: patterns that are neither linear nor excused, and excuses that nobody needs. */
export function faultsIn(
  places: readonly Place[],
  verdicts: ReadonlyMap<string, Verdict>,
  excuses: readonly Exception[],
): string[] {
  const excused = new Set(excuses.map(({ pattern }) => pattern));
  const verdictOn = (pattern: string) => verdicts.get(pattern) ?? 'never examined';
  const bad = places
    .filter(({ pattern }) => !excused.has(pattern) && verdictOn(pattern) !== LINEAR)
    .map(({ path, line, pattern }) => `${path}:${line} ${pattern}\n    ${verdictOn(pattern)}`);
  const stale = excuses.flatMap(({ pattern }) => {
    if (!verdicts.has(pattern)) return [`scripts/patterns/exceptions.data.ts: nobody has ${pattern} any more`];
    return verdictOn(pattern) === LINEAR ? [`scripts/patterns/exceptions.data.ts: no fault in ${pattern}`] : [];
  });
  return [...bad, ...stale];
}

if (import.meta.main) {
  const file = join(root, 'scripts', 'patterns', 'verdicts.txt');
  const places = patternsBelow(root);
  const known = process.argv.includes('--all') ? nothing : readVerdicts(file);
  const verdicts = await verdictsOn(places, known);
  writeVerdicts(file, verdicts);
  const faults = faultsIn(places, verdicts, exceptions);
  for (const fault of faults) console.log(fault);
  // The program that examines stays open for more.
  process.exit(faults.length > 0 ? 1 : 0);
}
