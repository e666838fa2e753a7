import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import type { Zone } from '#ports/dns/fake';
import type { Http } from '#ports/http/port';
import { createHttp } from '#ports/http/undici';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { listen } from '../../../tests/servers/loopback.ts';
import { askSite } from './ask-site.ts';
import { AMAZON, CLOUDFLARE, check, HETZNER, head, NAMES, to, zoneOf } from './fixture.ts';

describe('what the site answers', () => {
  it('looks at the host within the domain that visitors are sent on to', async () => {
    const zone: Zone = {
      'site.test': { A: [CLOUDFLARE], NS: NAMES },
      'www.site.test': { CNAME: ['site.netlify.app'] },
      'site.netlify.app': { A: [AMAZON] },
    };
    const web = {
      'https://site.test/': to('https://www.site.test/', { server: 'cloudflare' }),
      'https://www.site.test/': to('/en/'),
      'https://www.site.test/en/': head({ server: 'Netlify' }),
    };
    const told = await check({ zone, web });
    expect(told).toMatchObject({ hostingProvider: 'Netlify', cdn: [], site: { url: 'https://www.site.test/en/' } });
    expect(told.notes).toContain('site.test redirects visitors to www.site.test: this is the host of that site.');
    expect(told.addresses).toMatchObject([
      { ip: CLOUDFLARE, host: 'site.test' },
      { ip: AMAZON, host: 'www.site.test' },
    ]);
  });

  it('looks at www where the bare domain has no address', async () => {
    const zone: Zone = { 'site.test': { NS: NAMES }, 'www.site.test': { A: [HETZNER] } };
    const web = { 'https://www.site.test/': head({ server: 'Netlify' }) };
    const told = await check({ zone, web });
    expect(told).toMatchObject({ hostingProvider: 'Netlify', site: { url: 'https://www.site.test/' } });
    expect(told.notes).toContain('site.test has no address: this is the host of www.site.test.');
  });

  it("does not take another domain's headers for this one's", async () => {
    const web = {
      'https://site.test/': to('https://shop.other.test/welcome'),
      'https://shop.other.test/welcome': head({ 'x-shopid': '7', server: 'cloudflare' }),
    };
    const told = await check({ zone: zoneOf(HETZNER), web });
    expect(told).toMatchObject({
      ...{
        hostingProvider: 'Hetzner',
        cdn: [],
        site: { url: 'https://site.test/', leadsTo: 'https://shop.other.test/welcome' },
      },
    });
    expect(told.notes).toContain(
      'The site redirects visitors to https://shop.other.test/welcome, another domain whose host was not checked.',
    );
  });

  it.each([
    ['a look-alike that ends in the name', 'https://notsite.test/'],
    ['a name that begins with it', 'https://site.test.evil.test/'],
    ['an address', 'https://10.0.0.1/'],
  ])('does not follow to %s', async (_, target) => {
    const web = { 'https://site.test/': to(target), [target]: head({ server: 'Netlify' }) };
    expect(await check({ zone: zoneOf(HETZNER), web })).toMatchObject({
      hostingProvider: 'Hetzner',
      site: { leadsTo: target },
    });
  });

  it('ends redirects in a circle, without end, and to nowhere', async () => {
    const circle = { 'https://site.test/': to('/a'), 'https://site.test/a': to('/', { server: 'Netlify' }) };
    expect(await check({ zone: zoneOf(HETZNER), web: circle })).toMatchObject({
      hostingProvider: 'Netlify',
      sources: expect.arrayContaining([expect.objectContaining({ failure: 'site.test redirects in a loop.' })]),
    });
    const long = Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => [`https://site.test/${at || ''}`, to(`/${at + 1}`)]),
    );
    expect(await check({ zone: zoneOf(HETZNER), web: long })).toMatchObject({ site: { url: 'https://site.test/5' } });
    const nowhere = { 'https://site.test/': to('mailto:x@site.test') };
    expect(await check({ zone: zoneOf(HETZNER), web: nowhere })).toMatchObject({
      site: { status: 301, leadsTo: null },
    });
  });

  it('asks without encryption where there is none, and says so', async () => {
    const web = {
      'https://site.test/': new ToolError('upstream-failed', 'site.test does not accept connections.'),
      'http://site.test/': head({ server: 'Apache' }),
    };
    const told = await check({ zone: zoneOf(HETZNER), web });
    expect(told).toMatchObject({ site: { url: 'http://site.test/', software: ['Apache'] } });
    expect(told.notes).toContain('The site only answers without encryption (http).');
  });

  it('says that an address is private, and that it was not fetched', async () => {
    const zone = { 'site.test': { A: ['10.0.0.5'], NS: NAMES } };
    const refused = new ToolError(
      'target-refused',
      'site.test is not a public address, so it cannot be reached from here.',
    );
    const told = await check({
      zone,
      web: { 'https://site.test/': refused, 'http://site.test/': head({ server: 'Netlify' }) },
    });
    expect(told).toMatchObject({ hostingProvider: 'Unknown', country: 'Unknown', site: null, web: [] });
    expect(told.hostingNote).toContain(
      'leads to 10.0.0.5, a private address reserved for private networks (RFC 1918).',
    );
    expect(told.notes).toContain('Not on the public internet, so not fetched: 10.0.0.5 is private.');
    expect(told.sources).toContainEqual({ protocol: 'HTTP', server: 'site.test', failure: refused.message });
  });
});

/** Hosts of `site.test` on this machine, through the real client: only the port differs from the internet's. */
async function realWeb(hosts: Record<string, Record<string, string> | number>) {
  const asked: string[] = [];
  const site = await listen(
    createServer((request, response) => {
      const host = (request.headers.host ?? '').split(':')[0] ?? '';
      asked.push(`${request.method} ${host}${request.url}`);
      const headers = hosts[host];
      if (typeof headers !== 'object') return void response.destroy();
      response.writeHead(headers.location ? 301 : 200, headers).end('x'.repeat(3_000_000));
    }),
  );
  const resolve = async (host: string) => [
    { address: host.startsWith('inside.') ? '10.0.0.5' : '127.0.0.1', family: 4 },
  ];
  const allow = Object.keys(hosts).map((host) => `${host}:${site.port}`);
  const client = createHttp({ guard: createNetGuard({ allow, resolve }), userAgent: 'Clearkit/0.1' });
  const web: Http = {
    ...client,
    async get(request) {
      const url = new URL(request.url);
      const answer = await client.get({ ...request, url: `http://${url.hostname}:${site.port}${url.pathname}` });
      return { ...answer, url: request.url };
    },
  };
  return {
    web,
    asked,
    async [Symbol.asyncDispose]() {
      await Promise.all([site.close(), client.close()]);
    },
  };
}

it('is not waited for without end', async () => {
  let now = 0;
  const slow: Http = {
    download: () => Promise.reject(new Error('Nothing is downloaded.')),
    get: async ({ url, timeout = 0 }) => {
      now += 5_000;
      if (timeout < 5_000) throw new ToolError('timed-out', 'site.test took too long to answer.');
      const body = { body: new Uint8Array(), encodedBytes: 0, read: 0 };
      return {
        url,
        status: 301,
        headers: { location: `${url}a` },
        setCookies: [],
        waited: 5_000,
        redirects: [],
        ...body,
      };
    },
  };
  const signal = new AbortController().signal;
  const { answers, failure } = await askSite('site.test', { http: slow, clock: { now: () => now } }, signal);
  expect([answers.length, failure, now]).toEqual([2, 'site.test took too long to answer.', 15_000]);
});

describe('a real site on loopback', () => {
  it('shows its marks in the headers, without its page being read', async () => {
    await using site = await realWeb({
      'site.test': { location: 'https://www.site.test/', server: 'cloudflare', 'cf-ray': '8f-FRA' },
      'www.site.test': { server: 'cloudflare', 'cf-ray': '8f-FRA', 'x-powered-by': 'WP Engine', 'set-cookie': 'a=1' },
    });
    const zone: Zone = { ...zoneOf(CLOUDFLARE), 'www.site.test': { A: [CLOUDFLARE] } };
    const told = await check({ zone, web: site.web });
    expect(told).toMatchObject({
      ...{ hostingProvider: 'WP Engine', cdn: [{ name: 'Cloudflare', sureness: 'sure' }] },
      web: [{ evidence: [{ mark: 'header', where: 'https://www.site.test/', value: 'x-powered-by: WP Engine' }] }],
      site: { url: 'https://www.site.test/', status: 200, software: ['cloudflare', 'WP Engine'] },
    });
    expect(site.asked).toEqual(['GET site.test/', 'GET www.site.test/']);
  });

  it('is not followed into a private network, and keeps what was known by then', async () => {
    await using site = await realWeb({ 'site.test': { location: 'https://inside.site.test/', server: 'Netlify' } });
    const told = await check({ zone: zoneOf(HETZNER), web: site.web });
    expect(told).toMatchObject({ hostingProvider: 'Netlify', site: { url: 'https://site.test/', status: 301 } });
    expect(told.sources.find(({ protocol }) => protocol === 'HTTP')?.failure).toContain('cannot be reached from here');
    expect(site.asked).toEqual(['GET site.test/']);
  });

  it('is asked a second time, without encryption, when the connection breaks', async () => {
    await using site = await realWeb({ 'site.test': 1 });
    const told = await check({ zone: zoneOf(HETZNER), web: site.web });
    expect(told).toMatchObject({ hostingProvider: 'Hetzner', site: null });
    expect(site.asked).toEqual(['GET site.test/', 'GET site.test/']);
  });
});
