import { expect, it } from 'vitest';
import { trimMemory } from './trim-memory.ts';

it('asks the allocator, where there is one that can be asked', async () => {
  expect(await trimMemory()).toBe(process.platform === 'linux');
});
