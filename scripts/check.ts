import { spawnSync } from 'node:child_process';
import { staticChecks } from './checks.ts';
import { root, runSteps, sayLeft, total, vitest } from './steps.ts';

/** `npm run check`: the fast inner loop. Everything that reads the source, the tests of what changed, and what is demanded of every tool. */

const EVERY_TOOL = 'src/tools/every-tool.test.ts';

const tests = vitest('tests of what changed', ['related', '--run', EVERY_TOOL, ...changedFiles()]);
const outcomes = await runSteps([tests, ...staticChecks], 2);
sayLeft(outcomes.values());
process.exitCode = total(outcomes.values()).failed > 0 ? 1 : 0;

/** Paths that differ from the last commit, new files included; none outside of a clone. */
function changedFiles(): string[] {
  const changed = ['diff', '--name-only', '--diff-filter=d', '--relative', 'HEAD'];
  const fresh = ['ls-files', '--others', '--exclude-standard'];
  return [changed, fresh]
    .flatMap((args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.split('\n') ?? [])
    .filter((path) => /^(src|content|scripts|tests)\/.*\.(ts|tsx|mjs)$/.test(path) && path !== EVERY_TOOL);
}
