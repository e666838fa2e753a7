import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    testTimeout: 15_000,
  },
});
