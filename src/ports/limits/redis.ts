import type { Limits } from './port.ts';

/** What is needed of a client of Redis. */
interface LimitsClient {
  isReady: boolean;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  del(key: string): Promise<unknown>;
}

interface RedisLimitsOptions {
  client: LimitsClient;
  /** In front of every key. */
  prefix?: string;
  /** Counts while Redis cannot be asked: a site without its Redis is less exact, and works. */
  instead: Limits;
}

/** Counts and says the milliseconds that are left when it was one too many, in one go. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
if count <= tonumber(ARGV[1]) then return 0 end
return math.max(left, 1)
`;

/** Counts in Redis, for several servers together. */
export function createRedisLimits({ client, prefix = 'clearkit:limit:', instead }: RedisLimitsOptions): Limits {
  return {
    async count(key, bound) {
      if (!client.isReady) return instead.count(key, bound);
      try {
        const order = { keys: [prefix + key], arguments: [`${bound.most}`, `${bound.span}`] };
        return Math.ceil(Number(await client.eval(COUNT, order)) / 1000);
      } catch {
        return instead.count(key, bound);
      }
    },
    async clear(key) {
      await instead.clear(key);
      if (!client.isReady) return;
      // Where Redis is lost just now, the count ends with its span.
      await client.del(prefix + key).catch(() => undefined);
    },
  };
}
