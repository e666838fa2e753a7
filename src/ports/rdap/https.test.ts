import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutsideCalls } from '#calls/outside-calls';
import { createFakeClock, type FakeClock } from '#ports/clock/fake';
import { systemClock } from '#ports/clock/system';
import { createHttp, type UndiciHttp } from '#ports/http/undici';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { type Route, startHttpServer, type TestHttpServer } from '../../../tests/servers/http-server.ts';
import { createBootstrap } from './bootstrap.ts';
import { EXAMPLE, rdapContract } from './contract.ts';
import { createRdap } from './https.ts';

let directory: string;
let server: TestHttpServer;
let http: UndiciHttp;
let clock: FakeClock;
const DAY = 24 * 60 * 60 * 1000;
const json = (body: unknown, status = 200): Route => ({
  status,
  headers: { 'content-type': 'application/rdap+json' },
  body: JSON.stringify(body),
});

const routes: Record<string, Route> = {
  '/rdap/domain/example.test': json(EXAMPLE),
  '/rdap/domain/example.two.test': json({ ldhName: 'two' }),
  '/registrar/example.test': json(EXAMPLE),
  '/rdap/domain/broken.test': { headers: { 'content-type': 'application/json' }, body: '{"ldhName":' },
  '/rdap/domain/busy.test': { status: 429, headers: { 'retry-after': '17' } },
  '/rdap/domain/page.test': { status: 404, headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>404' },
  '/rdap/domain/plain.test': { status: 404, headers: { 'content-type': 'text/plain' }, body: '404 page not found' },
  '/rdap/domain/free.test': json({ errorCode: 404, title: 'Not found' }, 404),
  '/rdap/domain/bare.test': { status: 404 },
  '/rdap/domain/html.test': { headers: { 'content-type': 'text/html' }, body: '<html><p>No match' },
  '/rdap/domain/down.test': { status: 503 },
  '/rdap/domain/large.test': { headers: { 'content-type': 'application/json' }, body: Buffer.alloc(3_000_000, ' ') },
};

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clearkit-rdap-'));
  clock = createFakeClock(Date.UTC(2026, 0, 15));
  server = await startHttpServer({
    ...routes,
    ...Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`/rdap/domain/bad${at}.test`, { status: 400 }])),
    '/dns.json': (_request, response) => {
      const services = [[['test', 'two.test'], [`${server.origin}/rdap`]]];
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ version: '1.0', services }));
    },
  });
  http = createHttp({ guard: createNetGuard({ allow: ['127.0.0.0/8'] }), userAgent: 'Test' });
});
afterEach(async () => {
  await Promise.all([http.close(), server.close()]);
  await rm(directory, { recursive: true, force: true });
});

function start({ url = `${server.origin}/dns.json`, client = http }: { url?: string; client?: UndiciHttp } = {}) {
  const file = join(directory, 'kept', 'rdap.json');
  const calls = createOutsideCalls({ clock: systemClock });
  const bootstrap = createBootstrap({ url, http, calls, file, clock });
  return { file, rdap: createRdap({ bootstrap, http: client, calls, clock }) };
}

const asked = (path: string) => server.requests.filter(({ url }) => url === path).length;

rdapContract(async () => ({ rdap: start().rdap, address: `${server.origin}/registrar/example.test` }));

describe('the list of registries', () => {
  it('is fetched once, kept for the next start, and fetched anew after a day', async () => {
    const { rdap, file } = start();
    await Promise.all(['example.test', 'free.test'].map((domain) => rdap.domain({ domain })));
    expect(asked('/dns.json')).toBe(1);
    expect(await start().rdap.domain({ domain: 'example.test' })).toMatchObject({ status: 'found' });
    expect(asked('/dns.json')).toBe(1);
    clock.advance(DAY + 1);
    await rdap.domain({ domain: 'example.test' });
    expect(asked('/dns.json')).toBe(2);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ at: clock.now() });
  });

  it('serves on when it cannot be renewed, and is not asked for at each question', async () => {
    const { rdap } = start();
    await rdap.domain({ domain: 'example.test' });
    clock.advance(DAY + 1);
    await server.close();
    await expect(rdap.domain({ domain: 'example.nowhere' })).resolves.toEqual({ status: 'no-server' });
  });

  it.each(['{"services": [[["test"]]]}', 'not JSON', '[]', ''])('says so when it is %j', async (content) => {
    const broken = await startHttpServer({ '/dns.json': { headers: { 'content-type': 'text/plain' }, body: content } });
    const { rdap } = start({ url: `${broken.origin}/dns.json` });
    await expect(rdap.domain({ domain: 'example.test' })).rejects.toMatchObject({ code: 'upstream-failed' });
    await broken.close();
  });

  it('is fetched anew when what was kept is broken or another one', async () => {
    const { rdap, file } = start();
    await rdap.domain({ domain: 'example.test' });
    await writeFile(file, '{');
    expect(await start().rdap.domain({ domain: 'example.test' })).toMatchObject({ status: 'found' });
    expect(asked('/dns.json')).toBe(2);
  });

  it('finds the longest ending', async () => {
    expect(await start().rdap.domain({ domain: 'example.two.test' })).toMatchObject({ body: { ldhName: 'two' } });
  });
});

describe('a registry', () => {
  it.each([
    ['broken.test', { code: 'upstream-failed', message: expect.stringContaining('cannot be read') }],
    ['busy.test', { code: 'busy', retryAfter: 17 }],
    ['down.test', { code: 'upstream-failed', message: expect.stringContaining('status 503') }],
    ['large.test', { code: 'too-large' }],
  ])('that answers badly is told in words: %s', async (domain, error) => {
    await expect(start().rdap.domain({ domain })).rejects.toMatchObject(error);
  });

  it('is not left alone, nor asked twice, for questions that it refuses', async () => {
    const { rdap } = start();
    for (let at = 0; at < 6; at += 1) {
      const refused = { code: 'upstream-failed', message: expect.stringContaining('status 400') };
      await expect(rdap.domain({ domain: `bad${at}.test` })).rejects.toMatchObject(refused);
      expect(asked(`/rdap/domain/bad${at}.test`)).toBe(1);
    }
    expect(await rdap.domain({ domain: 'example.test' })).toMatchObject({ status: 'found' });
  });

  it('is not asked again for a few minutes, and it is said when it was', async () => {
    const { rdap } = start();
    const askedAt = clock.now();
    expect(await rdap.domain({ domain: 'free.test' })).toMatchObject({ askedAt });
    const before = server.requests.length;
    clock.advance(299_000);
    expect(await rdap.domain({ domain: 'free.test' })).toMatchObject({ status: 'no-such-domain', askedAt });
    expect(server.requests.length).toBe(before);
    clock.advance(1_000);
    expect(await rdap.domain({ domain: 'free.test' })).toMatchObject({ askedAt: clock.now() });
  });

  it('is not reached when it is not public, nor by other ways than the web', async () => {
    const client = createHttp({ guard: createNetGuard({ allow: [] }), userAgent: 'Test' });
    const { rdap } = start({ client });
    await expect(rdap.domain({ domain: 'example.test' })).rejects.toMatchObject({ code: 'target-refused' });
    for (const url of ['file:///etc/passwd', 'ftp://a.test/', 'nonsense', '']) {
      await expect(rdap.follow(url)).rejects.toMatchObject({ code: 'target-refused' });
    }
    await client.close();
  });
});

describe('a registry that knows no such domain', () => {
  it.each(['free.test', 'bare.test'])('says so: %s', async (domain) => {
    expect(await start().rdap.domain({ domain })).toMatchObject({ status: 'no-such-domain' });
  });

  it.each([
    ['page.test', 'upstream-failed'],
    ['plain.test', 'upstream-failed'],
    ['html.test', 'upstream-failed'],
  ])('is not %s', async (domain, code) => {
    await expect(start().rdap.domain({ domain })).rejects.toMatchObject({ code });
  });
});
