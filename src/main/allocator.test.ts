import { expect, it } from 'vitest';
import { limitFreeMemory, trimMemory } from './allocator.ts';

it.each([limitFreeMemory, trimMemory])(
  'asks the allocator by %o, where there is one that can be asked',
  async (ask) => {
    expect(await ask()).toBe(process.platform === 'linux');
  },
);
