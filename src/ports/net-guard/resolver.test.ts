import { AsyncLocalStorage } from 'node:async_hooks';
import type { LookupAddress } from 'node:dns';
import { afterEach, describe, expect, it } from 'vitest';
import { createShares } from '#calls/shares';
import { type LoopbackDns, startDns, type Zone } from '../../../tests/servers/loopback-dns.ts';
import { createResolver } from './resolver.ts';

const running: LoopbackDns[] = [];

async function dns(zone: Zone): Promise<LoopbackDns> {
  const server = await startDns(zone);
  running.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

const SYSTEM: LookupAddress = { address: '192.0.2.99', family: 4 };
const system = async () => [SYSTEM];

describe('createResolver', () => {
  it('gives all addresses of both families', async () => {
    const { server, questions } = await dns(() => ['192.0.2.1', '2001:db8::1', '192.0.2.2']);
    expect(await createResolver([server], { system })('site.test')).toEqual([
      { address: '192.0.2.1', family: 4 },
      { address: '192.0.2.2', family: 4 },
      { address: '2001:db8::1', family: 6 },
    ]);
    expect([...questions].sort()).toEqual(['A site.test', 'AAAA site.test']);
  });

  it('asks the system for what the servers do not know', async () => {
    const { server } = await dns((name) => (name === 'empty.test' ? [] : undefined));
    const resolve = createResolver([server], { system });
    expect(await resolve('empty.test')).toEqual([SYSTEM]);
    expect(await resolve('unknown.test')).toEqual([SYSTEM]);
  });

  it('keeps the answer "no such name" when the system cannot look', async () => {
    const { server } = await dns(() => undefined);
    const offline = () => Promise.reject(Object.assign(new Error('offline'), { code: 'EAI_AGAIN' }));
    await expect(createResolver([server], { system: offline })('unknown.test')).rejects.toMatchObject({
      code: 'ENOTFOUND',
    });
  });

  it('does not take "could not ask" for "no such name", whatever the system thinks', async () => {
    const { server } = await dns(() => 'silence');
    const unaware = () => Promise.reject(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }));
    const resolve = createResolver([server], { timeout: 50, tries: 1, system: unaware });
    await expect(resolve('site.test')).rejects.toMatchObject({ code: 'ETIMEOUT' });
  });

  it('goes on to the next server when one is silent, and to the system when all are', async () => {
    const silent = await dns(() => 'silence');
    const good = await dns(() => ['192.0.2.1']);
    const limits = { timeout: 50, tries: 1, system };
    expect(await createResolver([silent.server, good.server], limits)('site.test')).toEqual([
      { address: '192.0.2.1', family: 4 },
    ]);
    expect(await createResolver([silent.server], limits)('site.test')).toEqual([SYSTEM]);
  });

  it('takes a server by its name', async () => {
    const { server } = await dns(() => ['192.0.2.1']);
    const named = server.replace('127.0.0.1', 'localhost');
    expect(await createResolver([named], { system })('site.test')).toEqual([{ address: '192.0.2.1', family: 4 }]);
  });

  it.each(['localhost', 'LOCALHOST', 'localhost.', 'app.localhost'])(
    'takes %s for loopback without asking',
    async (host) => {
      const { server, questions } = await dns(() => ['192.0.2.1']);
      for (const resolve of [createResolver([server], { system }), createResolver([], { system })]) {
        expect((await resolve(host)).map(({ address }) => address)).toEqual(['127.0.0.1', '::1']);
      }
      expect(questions).toEqual([]);
    },
  );

  it('asks only the system when there are no servers', async () => {
    expect(await createResolver([], { system })('site.test')).toEqual([SYSTEM]);
  });

  it.each(['', 'a b', 'host:', 'host:0', '1.1.1.1:65536', '[1.1.1.1]:53', '[::1', 'dns://1.1.1.1'])(
    'names the malformed server %j',
    (entry) => {
      expect(() => createResolver([entry])).toThrow(`"${entry}" is not a DNS server`);
    },
  );

  it.each(['::1', '[::1]:5353', '9.9.9.9', 'dns.example:5353'])('accepts the server %s', (entry) => {
    expect(() => createResolver([entry])).not.toThrow();
  });
});

describe('names whose servers never answer', () => {
  const silent = (name: string) => (name.startsWith('silent') ? 'silence' : ['192.0.2.1']);

  it('are given up at the limit, whatever their servers are allowed', async () => {
    const { server } = await dns(silent);
    const resolve = createResolver([server], { limit: 30, timeout: 60_000, system });
    await expect(resolve('silent.test')).rejects.toMatchObject({ code: 'timed-out' });
  });

  it('delay nobody else, however many one visitor asks for', async () => {
    const { server, questions } = await dns(silent);
    const named = new AsyncLocalStorage<string>();
    const resolve = createResolver([server], {
      system,
      visitors: {
        current: () => named.getStore() ?? '',
        as: (visitor, work) => named.run(visitor, work),
        share: (_name, options) => createShares(options),
      },
    });
    let ended = 0;
    const waiting = named.run('one', () =>
      Array.from({ length: 100 }, (_, at) =>
        resolve(`silent${at}.test`).catch(() => {
          ended += 1;
        }),
      ),
    );
    await expect.poll(() => questions.length).toBeGreaterThan(0);
    expect(await named.run('other', () => resolve('site.test'))).toEqual([{ address: '192.0.2.1', family: 4 }]);
    expect(ended).toBe(0);
    // What one visitor may have at once, of both families.
    expect(questions.filter((question) => question.includes('silent')).length).toBeLessThanOrEqual(64);
    await Promise.all(running.splice(0).map((one) => one.close()));
    await Promise.all(waiting);
  });

  it('of one family are not waited for when the other is there', async () => {
    const { server } = await dns((name, type) => (type === 'AAAA' ? 'silence' : silent(name)));
    const resolve = createResolver([server], { limit: 20_000, timeout: 20_000, system });
    expect(await resolve('site.test')).toEqual([{ address: '192.0.2.1', family: 4 }]);
  });
});
