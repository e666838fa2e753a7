import { describe, expect, it } from 'vitest';
import { limitsContract } from './contract.ts';
import { createMemoryLimits } from './memory.ts';

limitsContract('in memory', async () => ({ limits: createMemoryLimits() }));

describe('limits in memory', () => {
  it('forgets who came first when there are too many', async () => {
    const limits = createMemoryLimits(() => 0);
    const bound = { most: 1, span: 60_000 };
    await limits.count('first', bound);
    for (let key = 0; key < 50_000; key += 1) await limits.count(`${key}`, bound);
    expect(await limits.count('first', bound)).toBe(0);
    expect(await limits.count('49999', bound)).toBe(60);
  });
});
