import { defineConfig } from 'vitest/config';

/** What the built site weighs: reads `build/client`, so it runs after the build. */
export default defineConfig({
  test: {
    name: 'budget',
    include: ['tests/bundle-budget/*.budget.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
