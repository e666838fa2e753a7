import { defineConfig } from 'vitest/config';

/** Journeys in a real browser against the built site: one after the other, as they share the machine's two cores. */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/e2e/global-setup.ts'],
    environment: 'node',
    pool: 'forks',
    fileParallelism: false,
    isolate: false,
    maxConcurrency: 4,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
  },
});
