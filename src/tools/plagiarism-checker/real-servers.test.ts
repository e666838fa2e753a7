import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutsideCalls } from '#calls/outside-calls';
import { systemClock } from '#ports/clock/system';
import { createHttp, type UndiciHttp } from '#ports/http/undici';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { createResolver } from '#ports/net-guard/resolver';
import { createBraveSource } from '#ports/sources/brave';
import { createSources } from '#ports/sources/create-sources';
import { createSearxngSource } from '#ports/sources/searxng';
import { createWikipediaSource } from '#ports/sources/wikipedia';
import { createWikipedia } from '#ports/wikipedia/mediawiki';
import { type Route, startHttpServer, type TestHttpServer } from '../../../tests/servers/http-server.ts';
import { braveRoute, type SearchFault, searxngRoute } from '../../../tests/servers/search-routes.ts';
import { wikiRoute } from '../../../tests/servers/wiki-server.ts';
import { BEES, check, HIVES } from './fixture.ts';

const KEY = 'secret-key-of-ours';
const text = `${HIVES} ${BEES}`;
const userAgent = 'Clearkit (+https://site.test)';
const html = (body: string): Route => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<title>On bees</title><nav><a href="/">Home</a></nav><main><p>${body}</p></main>`,
});

let server: TestHttpServer | undefined;
let http: UndiciHttp | undefined;
afterEach(async () => {
  await http?.close();
  await server?.close();
});

interface Faults {
  searxng?: SearchFault;
  brave?: SearchFault;
  wiki?: SearchFault;
  page?: Route;
  /** Milliseconds. */
  timeout?: number;
}

/** A wiki, two search services that speak their real protocols, and the pages that they name, on this machine. */
async function start({ searxng, brave, wiki, page = html(BEES), timeout = 5_000 }: Faults = {}) {
  const routes: Record<string, Route> = {
    '/page': page,
    '/wiki/Bee': html(`Bees are insects. ${BEES}`),
    '/search': (request, response) => searxngAt(request, response),
    '/brave': (request, response) => braveAt(request, response),
    '/api.php': (request, response) => wikiAt(request, response),
  };
  server = await startHttpServer(routes);
  const pages = [[`${server.origin}/page`, 'On bees', BEES]] as const;
  const every = (fault: SearchFault | undefined) => (fault ? { '': fault } : {});
  const searxngAt = searxngRoute({ pages, faults: every(searxng) });
  const braveAt = braveRoute({ pages, faults: every(brave), key: KEY });
  const healthy = wikiRoute({ links: [], articles: [['Bee', BEES]] });
  const wikiAt: RequestListener = (request, response) => {
    if (!wiki) return healthy(request, response);
    if (wiki.neverAnswers) return;
    response.writeHead(wiki.status ?? 200, { 'content-type': 'application/json', ...wiki.headers }).end(wiki.body);
  };
  const guard = createNetGuard({ allow: [new URL(server.origin).host], resolve: createResolver([]) });
  http = createHttp({ guard, userAgent, limits: { timeout } });
  const calls = () => createOutsideCalls({ clock: systemClock, gap: 1 });
  const shared = { clock: systemClock, userAgent, timeout };
  const wikipedia = createWikipedia({ url: `${server.origin}/api.php`, http, calls: calls(), clock: systemClock });
  return {
    http,
    sources: createSources({
      places: [
        createWikipediaSource(wikipedia),
        createSearxngSource({ ...shared, url: server.origin, calls: calls() }),
        createBraveSource({ ...shared, url: `${server.origin}/brave`, key: KEY, calls: calls() }),
      ],
      textOf: async () => undefined,
    }),
  };
}

describe('against real servers', () => {
  it('finds the passage by each search, and reads the pages', async () => {
    const told = await check({ text }, await start());
    expect(told).toMatchObject({ originalityScore: 32, note: null });
    expect(told.searched.sources.map(({ name, failed, found }) => [name, failed, found])).toEqual([
      [new URL(server?.origin ?? '').host, 0, 1],
      ['SearXNG', 0, 1],
      ['Brave Search', 0, 1],
    ]);
    expect(told.matchedSources.map(({ url, matchPercentage }) => [new URL(url).pathname, matchPercentage])).toEqual([
      ['/page', 68],
      ['/wiki/Bee', 68],
    ]);
    const asked = server?.requests.map(({ url }) => new URL(url ?? '', 'http://a.test').searchParams.get('q') ?? '');
    for (const question of asked ?? []) expect(question.split(' ').length).toBeLessThanOrEqual(12);
  });

  it.each<[string, Faults, RegExp]>([
    [
      'broken JSON',
      { searxng: { body: '{"results":[{"url":' } },
      /^SearXNG could not be asked: The answer of .* read\./,
    ],
    [
      '429',
      { brave: { status: 429, headers: { 'retry-after': '9' } } },
      /^Brave Search could not .* is not accepting more queries/,
    ],
    ['silence', { searxng: { neverAnswers: true }, timeout: 400 }, /^SearXNG could not be asked: .* did not answer/],
    ['a wiki that fails', { wiki: { status: 503 } }, /could not be asked: .* The score rests on SearXNG and Brave/],
    ['a wiki that babbles', { wiki: { body: '<html>' } }, /could not be asked: .* cannot be read/],
  ])('goes on beside a source with a fault: %s', async (_, faults, note) => {
    const told = await check({ text }, await start(faults));
    expect(told).toMatchObject({ originalityScore: 32, note: expect.stringMatching(note) });
    expect(told.searched.sources.filter(({ failure }) => failure !== null)).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain(KEY);
  });

  it('gives no score when every source has a fault', async () => {
    const broken = { status: 500 };
    const told = await check({ text }, await start({ searxng: broken, brave: broken, wiki: broken }));
    expect(told).toMatchObject({ originalityScore: null, verdict: null, matchedSources: [] });
    expect(told.note).toMatch(/SearXNG could not be asked: .* Nothing was compared, so there is no score\.$/);
  });

  const endless: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const piece = Buffer.alloc(1 << 20, '<p>word word word</p>');
    let left = 50;
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!response.write(piece)) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  };

  it.each<[string, Route, RegExp]>([
    ['that is gone', { status: 404 }, /404/],
    ['that is refused', { status: 403, body: 'No.' }, /403/],
    ['asked for too often', { status: 429 }, /429/],
    ['of 50 MB', endless, /2 MB/],
    ['that never answers', () => {}, /did not answer|took/],
    ['without text', { headers: { 'content-type': 'text/html' }, body: '<main></main>' }, /no text/],
    ['that is a picture', { headers: { 'content-type': 'image/png' }, body: 'PNG' }, /picture/],
  ])('says of a page what is wrong with it: one %s', async (_, page, reason) => {
    const world = await start({ page, timeout: typeof page === 'function' ? 1_000 : 5_000 });
    const addresses = [`${server?.origin}/page`];
    const told = await check({ text, sources: [], addresses, compareWith: [{ title: 'Bees', text: BEES }] }, world);
    expect(told).toMatchObject({ originalityScore: 32, note: expect.stringContaining('could not be read') });
    expect(told.searched.pages).toMatchObject([
      { url: 'given:1', state: 'matched' },
      { state: 'failed', reason: expect.stringMatching(reason) },
    ]);
  });

  it('compares with what the search shows where a found page is gone', async () => {
    const told = await check({ text, sources: ['SearXNG'] }, await start({ page: { status: 410 } }));
    expect(told).toMatchObject({ originalityScore: 32, note: null });
    expect(told.searched.pages[0]?.reason).toMatch(/^Only the lines that the search shows were compared\..*410/);
  });
});
