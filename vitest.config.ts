import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/servers/services-setup.ts'],
    pool: 'threads',
    // No test changes a module: with shared ones and every core the run takes less than half the time.
    isolate: false,
    maxWorkers: availableParallelism(),
    testTimeout: 15_000,
  },
});
