import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedService } from '../../../tests/servers/services.ts';
import { limitsContract } from './contract.ts';
import { createMemoryLimits } from './memory.ts';
import { createRedisLimits } from './redis.ts';

const url = await sharedService('redis');

describe.skipIf(url === undefined)('with a Redis', () => {
  const client = createClient({ url: url ?? '' });
  beforeAll(() => client.connect());
  afterAll(() => client.close());

  const open = (prefix = `limits-${crypto.randomUUID()}:`) =>
    createRedisLimits({ client, prefix, instead: createMemoryLimits() });

  limitsContract('in Redis', async () => ({ limits: open() }));

  it('is one count for several servers', async () => {
    const [one, other] = [open('limits-shared:'), open('limits-shared:')];
    await one.clear('a');
    const bound = { most: 2, span: 60_000 };
    expect([await one.count('a', bound), await other.count('a', bound)]).toEqual([0, 0]);
    expect(await one.count('a', bound)).toBeGreaterThan(0);
    expect(await other.count('a', bound)).toBeGreaterThan(0);
  });
});

describe('limits without their Redis', () => {
  const bound = { most: 1, span: 60_000 };
  const lost = async () => Promise.reject(new Error('Socket closed unexpectedly'));

  it.each([
    ['is away', { isReady: false, eval: lost, del: lost }],
    ['is lost while it is asked', { isReady: true, eval: lost, del: lost }],
  ])('count for themselves when it %s', async (_, client) => {
    const limits = createRedisLimits({ client, instead: createMemoryLimits() });
    expect(await limits.count('a', bound)).toBe(0);
    expect(await limits.count('a', bound)).toBe(60);
    await limits.clear('a');
    expect(await limits.count('a', bound)).toBe(0);
  });
});
