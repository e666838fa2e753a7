import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutsideCalls } from '#calls/outside-calls';
import { createFakeClock, type FakeClock } from '#ports/clock/fake';
import { systemClock } from '#ports/clock/system';
import { createHttp, type UndiciHttp } from '#ports/http/undici';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { authorityRoutes, MAKERS_KEY } from '../../../tests/servers/authority-routes.ts';
import { type Route, startHttpServer, type TestHttpServer } from '../../../tests/servers/http-server.ts';
import { authorityContract } from './contract.ts';
import { type AuthorityOptions, createAuthority, type OpenAuthority } from './create-authority.ts';
import { importLinks } from './links/import-links.ts';
import { importRanks } from './ranks/import-ranks.ts';

const { signal } = new AbortController();
const known = {
  'example.test': {
    ...{ captures: 3, firstCapture: '1998-12-05', pageRank: 6.12, mozDomain: 57 },
    years: [
      ['1998-12-05', '1998-12-12', 2],
      ['2025-01-03', '2025-12-30', 40],
    ] as const,
  },
  'large.test': { captures: 40_000 },
};

let directory: string;
let http: UndiciHttp;
let clock: FakeClock;
let server: TestHttpServer | undefined;
let authority: OpenAuthority | undefined;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clearkit-authority-'));
  clock = createFakeClock(Date.UTC(2026, 0, 15));
  http = createHttp({ guard: createNetGuard({ allow: ['127.0.0.0/8'] }), userAgent: 'Test', limits: { timeout: 200 } });
});
afterEach(async () => {
  authority?.close();
  await Promise.all([http.close(), server?.close()]);
  await rm(directory, { recursive: true });
});

async function start(routes: Record<string, Route> = {}, options: Partial<AuthorityOptions> = {}) {
  server = await startHttpServer({ ...authorityRoutes(known), ...routes });
  const { origin } = server;
  authority = createAuthority({
    ranksFile: join(directory, 'ranks.sqlite'),
    linksFile: join(directory, 'links.sqlite'),
    commonCrawl: { url: `${origin}/cc`, http },
    internetArchive: { url: `${origin}/ia/`, http },
    openPageRank: { url: `${origin}/opr/getPageRank`, key: MAKERS_KEY, timeout: 200 },
    moz: { url: `${origin}/moz/jsonrpc`, key: MAKERS_KEY, timeout: 200 },
    calls: createOutsideCalls({ clock: systemClock, gap: 1 }),
    archiveCalls: createOutsideCalls({ clock: systemClock, gap: 1 }),
    clock,
    userAgent: 'Test',
    ...options,
  });
  return authority;
}

const asked = (path: string) => (server?.requests ?? []).filter(({ url }) => url?.startsWith(path)).length;
const question = { domain: 'example.test', signal };

authorityContract(async () => {
  const common = join(directory, 'cc-main-2025-oct-domain-ranks.txt');
  await writeFile(common, '1\t2.5E7\t101\t0.01\ttest.example\t3\n2\t2.4E7\t1\t0.01\ttest.other\t3\n');
  const tranco = join(directory, 'tranco_K25XW.csv');
  await writeFile(tranco, '1,example.test\n');
  const order = { file: join(directory, 'ranks.sqlite'), release: undefined, stdin: Readable.from([]), signal, clock };
  const onProgress = () => {};
  await importRanks({ ...order, list: 'common-crawl', from: common, onProgress });
  await importRanks({ ...order, list: 'tranco', from: tranco, onProgress });
  const graph = {
    vertices: join(directory, 'vertices.txt'),
    edges: join(directory, 'edges.txt'),
    to: join(directory, 'to.txt'),
  };
  await writeFile(graph.vertices, '0\ttest.example\t3\n1\ttest.other\t9\n2\ttest.third\t1\n');
  await writeFile(graph.edges, '0\t1\n1\t0\n2\t0\n');
  await writeFile(graph.to, 'example.test\n');
  await importLinks({
    ...graph,
    file: join(directory, 'links.sqlite'),
    ranksFile: order.file,
    signal,
    clock,
    onProgress,
  });
  return start();
});

describe('sources outside', () => {
  it('are asked once in five minutes, and the newest crawl once in six hours', async () => {
    const { captures, firstCapture, openPageRank, moz } = await start();
    for (const ask of [captures, captures, firstCapture, firstCapture, openPageRank, openPageRank, moz, moz])
      await ask(question);
    await captures({ domain: 'large.test', signal });
    expect(['/cc/collinfo', '/cc/CC-MAIN', '/ia', '/opr', '/moz'].map(asked)).toEqual([1, 3, 1, 1, 1]);
    clock.advance(300_001);
    expect(await openPageRank(question)).toMatchObject({ askedAt: clock.now(), updated: '1st Jan 2026' });
    expect(asked('/opr')).toBe(2);
  });

  it.each([
    [
      '[["timestamp","original"],["19981205021530","http://a/"],["2025","http://a/"]]',
      { years: [{ copies: 1 }], isCounted: false },
    ],
    ['[]', undefined],
    ['', undefined],
  ])('read an archive that answers %j', async (body, expected) => {
    const { captureHistory } = await start({ '/ia/cdx/search/cdx': { body } });
    const answer = await captureHistory(question);
    if (expected) expect(answer).toMatchObject(expected);
    else expect(answer).toBeUndefined();
  });

  it.each([
    [{ body: '<html>' }, 'upstream-failed'],
    [{ body: '[["timestamp"],["nonsense"]]' }, 'upstream-failed'],
    [{ status: 429 }, 'busy'],
    [{ status: 503 }, 'upstream-failed'],
  ])('do not take an archive that fails for an empty one: %j', async (route, code) => {
    const { captureHistory } = await start({ '/ia/cdx/search/cdx': route });
    await expect(captureHistory(question)).rejects.toMatchObject({ code });
  });

  it('tell about how much a large domain has, without counting it', async () => {
    const { captures } = await start();
    expect(await captures({ domain: 'large.test', signal })).toMatchObject({ pages: 39_000, isEstimate: true });
  });

  it('say nothing of a domain that Open PageRank does not know, or where Moz has no figure', async () => {
    const { openPageRank, moz } = await start();
    const other = { domain: 'nobody.test', signal };
    expect(await openPageRank(other)).toMatchObject({ pageRank: undefined, position: undefined });
    expect(await moz(other)).toMatchObject({ domainAuthority: 1, spamScore: undefined });
  });

  it('are not asked without a key', async () => {
    const maker = { url: 'http://127.0.0.1:9/', key: undefined };
    const { openPageRank, moz } = await start({}, { openPageRank: maker, moz: maker });
    expect([await openPageRank(question), await moz(question)]).toEqual([undefined, undefined]);
  });
});

const named = ['captures', 'firstCapture', 'openPageRank', 'moz'] as const;
const paths = {
  captures: '/cc/collinfo.json',
  firstCapture: '/ia/cdx/search/cdx',
  openPageRank: '/opr/getPageRank',
  moz: '/moz/jsonrpc',
};

describe.each(named)('%s in trouble', (name) => {
  const failing = async (route: Route) => {
    const source = await start({ [paths[name]]: route });
    return source[name](question);
  };

  it.each([
    [
      { status: 429, headers: { 'retry-after': '21' } },
      { code: 'busy', retryAfter: 21 },
    ],
    [{ status: 500 }, { code: 'upstream-failed', message: expect.stringContaining('status 500') }],
    [{ body: Buffer.alloc(3_000_000, '1') }, { code: 'too-large' }],
  ])('is told in words: %#', async (route, error) => {
    await expect(failing(route)).rejects.toMatchObject(error);
  });

  it.each([
    '{"broken":',
    '[]',
    '[{"id":"../../evil"}]',
    '{"response":"x","result":{"site_metrics":7}}',
    '12345 nonsense',
  ])('is not believed when it says %j', async (body) => {
    await expect(failing({ body })).rejects.toMatchObject({ message: expect.stringMatching(/cannot be read/) });
  });

  it('is not waited for without end', async () => {
    await expect(failing(() => {})).rejects.toMatchObject({ code: 'timed-out' });
  });
});

describe('a maker', () => {
  it.each(['openPageRank', 'moz'] as const)('that refuses the key is told so: %s', async (name) => {
    await start();
    const url = `${server?.origin}${paths[name]}`;
    const { [name]: ask } = createAuthority({
      ...{
        ranksFile: join(directory, 'none'),
        linksFile: join(directory, 'none'),
        commonCrawl: { url, http },
        internetArchive: { url, http },
      },
      ...{ openPageRank: { url, key: 'other' }, moz: { url, key: 'other' } },
      ...{
        calls: createOutsideCalls({ clock: systemClock }),
        archiveCalls: createOutsideCalls({ clock: systemClock }),
        clock,
        userAgent: 'Test',
      },
    });
    await expect(ask(question)).rejects.toMatchObject({ code: 'not-configured' });
  });

  it.each(['openPageRank', 'moz'] as const)('takes the key nowhere else: %s', async (name) => {
    const route: Route = { status: 302, headers: { location: '/elsewhere' } };
    const source = await start({ [paths[name]]: route });
    await expect(source[name](question)).rejects.toMatchObject({ code: 'upstream-failed' });
    expect(asked('/elsewhere')).toBe(0);
  });
});
