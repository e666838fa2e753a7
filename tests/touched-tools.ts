import { execFileSync } from 'node:child_process';

/** Days before the newest commit in which what was touched is new. */
const NEW_DAYS = 2;

/** Tools with a file that was touched in the newest commits; where there is no history, none. */
export function touchedTools(): Set<string> {
  const git = (...args: readonly string[]) => {
    try {
      return execFileSync('git', args, {
        cwd: import.meta.dirname,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return '';
    }
  };
  const newest = Number(git('log', '-1', '--format=%ct'));
  const paths = git('log', `--since=${newest - NEW_DAYS * 86_400}`, '--format=', '--name-only', '--', ':/src/tools');
  return new Set([...paths.matchAll(/^src\/tools\/([\w-]+)\//gm)].flatMap(([, slug]) => slug ?? []));
}
