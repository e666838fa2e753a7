import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CommandResult, node, oneCheck, packaged, root, type Step } from './steps.ts';

/** The checks that read the source and run nothing of it. */
export const staticChecks: readonly Step[] = [
  oneCheck('types: browser', async () => {
    const generated = await routeTypes();
    return generated.isSuccess ? types('browser') : generated;
  }),
  oneCheck('types: node', () => types('node')),
  oneCheck('types: portable', () => types('portable')),
  oneCheck('format and lint', () => node([packaged('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'])),
  oneCheck('boundaries', () => node(['scripts/check-boundaries.ts'])),
  oneCheck('patterns', () => node(['scripts/check-patterns.ts'])),
];

function types(project: string): Promise<CommandResult> {
  const memory = ['--incremental', '--tsBuildInfoFile', `.cache/tsc/${project}.tsbuildinfo`];
  return node([packaged('typescript/bin/tsc'), '-p', `tsconfig.${project}.json`, ...memory]);
}

/** The types of the routes, written again only when the set of routes may have changed: it takes a second or two. */
async function routeTypes(): Promise<CommandResult> {
  const stamp = join(root, '.cache', 'route-types.txt');
  const state = routeSources();
  if (existsSync(join(root, '.react-router', 'types')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) {
    return { isSuccess: true, output: '' };
  }
  const result = await node([packaged('@react-router/dev/bin.cjs'), 'typegen']);
  if (!result.isSuccess) return result;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
  return result;
}

function routeSources(): string {
  const texts = ['react-router.config.ts', 'vite.config.ts', 'src/web/routes.ts'].map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const names = ['src/tools', 'src/web', 'src/web/routes'].flatMap((folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [],
  );
  return [...texts, ...names].join('\n');
}
