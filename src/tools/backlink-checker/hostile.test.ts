import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withPoliteVisits } from '#calls/polite-visits';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeAuthority } from '#ports/authority/fake';
import { systemClock } from '#ports/clock/system';
import { createHttp, type UndiciHttp } from '#ports/http/undici';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { createFakeWikipedia } from '#ports/wikipedia/fake';
import { startHttpServer, type TestHttpServer } from '../../../tests/servers/http-server.ts';
import run from './run.ts';
import tool from './tool.ts';

const html = { 'content-type': 'text/html' };
let server: TestHttpServer;
let http: UndiciHttp;

beforeAll(async () => {
  const large = Buffer.alloc(50 << 20, '<a href="https://leaves.test/">tea</a>');
  server = await startHttpServer({
    '/large': { headers: { ...html, 'content-length': String(large.length) }, body: large },
    '/packed': { headers: { ...html, 'content-encoding': 'gzip' }, body: gzipSync(large) },
    '/endless': (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('<p>more</p>'.repeat(1_000)));
      };
      response.on('drain', more).writeHead(200, html);
      more();
    },
    '/inward': { status: 302, headers: { location: 'http://10.0.0.1/' } },
    '/good': { headers: html, body: '<a href="https://leaves.test/">tea</a>' },
  });
  http = createHttp({ guard: createNetGuard({ allow: [new URL(server.origin).host] }), userAgent: 'Test' });
});
afterAll(() => Promise.all([http.close(), server.close()]));

describe('servers that mean harm', () => {
  it('cost little, and the pages after them are read', async () => {
    const paths = ['large', 'packed', 'endless', 'inward', 'good'];
    const before = process.memoryUsage().rss;
    const ports = { http, clock: systemClock, wikipedia: createFakeWikipedia([]), authority: createFakeAuthority({}) };
    const pages = paths.map((path) => `${server.origin}/${path}`);
    const input = { domain: 'leaves.test', pages, wikipedia: false };
    const { backlinks } = tool.output.parse(await execute(toolEntry('backlink-checker', tool, run), input, { ports }));
    expect(backlinks.map(({ state, reason }) => [state, reason])).toEqual([
      ['not-checked', expect.stringContaining('larger than the 3 MB')],
      ['not-checked', expect.stringContaining('larger than the 3 MB')],
      ['not-checked', expect.stringContaining('larger than the 3 MB')],
      ['refused', expect.stringContaining('cannot be reached from here')],
      ['found', null],
    ]);
    expect((process.memoryUsage().rss - before) >> 20).toBeLessThan(150);
  });

  it('get no more than five pages at once, and then four in a second', async () => {
    const pages = Array.from({ length: 9 }, (_, index) => `${server.origin}/good?${index}`);
    const ports = {
      http: withPoliteVisits(http, systemClock),
      clock: systemClock,
      wikipedia: createFakeWikipedia([]),
      authority: createFakeAuthority({}),
    };
    const from = performance.now();
    await execute(toolEntry('backlink-checker', tool, run), { domain: 'leaves.test', pages }, { ports });
    expect(performance.now() - from).toBeGreaterThan(900);
  });
});
