import { defineConfig } from 'vitest/config';

/** Every door and every tool of a started server, given what is made to hold it up. One file at a time: they measure time and memory. */
export default defineConfig({
  test: {
    name: 'hostile',
    include: ['tests/hostile/*.hostile.ts'],
    environment: 'node',
    fileParallelism: false,
  },
});
