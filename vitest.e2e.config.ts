import { defineConfig } from 'vitest/config';
import { PATIENCE, WORKERS } from './tests/e2e/workers.ts';

/** Journeys that measure time or build a site of their own, and so have the machine to themselves. */
const timed = ['word-counter', 'in-pieces', 'new-tool'].map((name) => `tests/e2e/${name}.e2e.ts`);

/** Journeys in a real browser against the built site: two files at a time, as the machine has two cores, then the timed ones. */
export default defineConfig({
  test: {
    globalSetup: ['tests/e2e/global-setup.ts'],
    environment: 'node',
    pool: 'forks',
    isolate: false,
    maxConcurrency: 4,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: PATIENCE } },
    // A site that has broken fails every test that is left, each after its patience.
    bail: 10,
    // On machines that nobody watches: what passes at a second try only is named (scripts/steps.ts).
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.ts'],
          exclude: timed,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'e2e, timed', include: timed, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
