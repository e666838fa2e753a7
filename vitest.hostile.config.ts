import { defineConfig } from 'vitest/config';

/** Every tool of a started server, given what is made to hold it up. By itself: it measures time and memory. */
export default defineConfig({
  test: {
    name: 'hostile',
    include: ['tests/hostile/*.hostile.ts'],
    environment: 'node',
  },
});
