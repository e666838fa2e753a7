import { type CommandResult, node, oneCheck, packaged, type Step } from './steps.ts';

/** The checks that read the source and run nothing of it. */
export const staticChecks: readonly Step[] = [
  oneCheck('types: browser', () => types('browser')),
  oneCheck('types: node', () => types('node')),
  oneCheck('types: portable', () => types('portable')),
  oneCheck('format and lint', () => node([packaged('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'])),
  oneCheck('patterns', () => node(['scripts/check-patterns.ts'])),
  oneCheck('boundaries', () => node(['scripts/check-boundaries.ts'])),
];

function types(project: string): Promise<CommandResult> {
  const memory = ['--incremental', '--tsBuildInfoFile', `.cache/tsc/${project}.tsbuildinfo`];
  return node([packaged('typescript/bin/tsc'), '-p', `tsconfig.${project}.json`, ...memory]);
}
