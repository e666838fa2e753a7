import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { writeIcons } from './scripts/site/icon-sprite.ts';

// Parts of pages name the picture that holds them.
writeIcons();

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/servers/services-setup.ts'],
    pool: 'threads',
    // No test changes a module: with shared ones and every core the run takes less than half the time.
    isolate: false,
    maxWorkers: availableParallelism(),
    // A busy machine is no fault of the code: what must be quick measures its own time (tests/own-time.ts).
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // On machines that nobody watches: what passes at a second try only is named (scripts/steps.ts).
    retry: process.env.CI ? 1 : 0,
  },
});
