import { defineConfig } from 'vitest/config';
import { WORKERS } from './tests/e2e/workers.ts';

/** Journeys that measure time or build a site of their own, and so have the machine to themselves. */
const timed = ['word-counter', 'text-case-converter', 'in-pieces', 'new-tool'].map(
  (name) => `tests/e2e/${name}.e2e.ts`,
);

/** Journeys in a real browser against the built site: two files at a time, as the machine has two cores, then the timed ones. */
export default defineConfig({
  test: {
    globalSetup: ['tests/e2e/global-setup.ts'],
    environment: 'node',
    pool: 'forks',
    isolate: false,
    maxConcurrency: 4,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
    // As long as a locator waits: a busy machine is no fault of the site.
    expect: { poll: { timeout: 15_000 } },
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
