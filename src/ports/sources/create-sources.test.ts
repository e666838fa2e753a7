import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutsideCalls } from '#calls/outside-calls';
import { createFakeClock, type FakeClock } from '#ports/clock/fake';
import { systemClock } from '#ports/clock/system';
import { createFakeDocuments } from '#ports/documents/fake';
import { createFakeWikipedia } from '#ports/wikipedia/fake';
import { startHttpServer, type TestHttpServer } from '../../../tests/servers/http-server.ts';
import { braveRoute, type SearchFault, searxngRoute } from '../../../tests/servers/search-routes.ts';
import { createBraveSource } from './brave.ts';
import { CONTRACT_PAGES, sourcesContract } from './contract.ts';
import { createSources } from './create-sources.ts';
import { addDocuments } from './own-index/add-documents.ts';
import { createOwnIndex, type OwnIndex } from './own-index/own-index.ts';
import { createSearxngSource } from './searxng.ts';
import { createWikipediaSource } from './wikipedia.ts';

const KEY = 'secret-key-of-ours';
const userAgent = 'Clearkit (+https://site.test)';
let server: TestHttpServer | undefined;
let ownIndex: OwnIndex | undefined;
let directory: string;
let clock: FakeClock;

beforeEach(async () => {
  clock = createFakeClock(Date.UTC(2026, 0, 15));
  directory = await mkdtemp(join(tmpdir(), 'clearkit-sources-'));
});
afterEach(async () => {
  ownIndex?.close();
  await server?.close();
  await rm(directory, { recursive: true });
  server = undefined;
});

async function addPages(): Promise<string> {
  for (const [, title, text] of CONTRACT_PAGES) {
    await writeFile(join(directory, `${title}.html`), `<title>${title}</title><main><p>${text}</p></main>`);
  }
  const file = join(directory, 'documents.sqlite');
  const signal = new AbortController().signal;
  await addDocuments({ paths: [directory], file, reader: createFakeDocuments(), signal, clock, onProgress: () => {} });
  return file;
}

async function start(faults: Record<string, SearchFault> = {}, key = KEY) {
  server = await startHttpServer({
    '/deep/search': searxngRoute({ pages: CONTRACT_PAGES, faults }),
    '/res/v1/web/search': braveRoute({ pages: CONTRACT_PAGES, faults, key: KEY }),
    '/elsewhere': { headers: { 'content-type': 'application/json' }, body: '{}' },
  });
  const file = await addPages();
  ownIndex = createOwnIndex({ file, clock });
  const articles = CONTRACT_PAGES.map(([url, title, text]) => ({ url, title, snippet: text }));
  const shared = { calls: createOutsideCalls({ clock: systemClock, gap: 1 }), clock, userAgent, timeout: 300 };
  const own = ownIndex;
  return createSources({
    places: [
      createWikipediaSource(createFakeWikipedia([], articles)),
      createSearxngSource({ url: `${server.origin}/deep/`, ...shared }),
      createBraveSource({ url: `${server.origin}/res/v1/web/search`, key, ...shared }),
      own,
    ],
    textOf: async (url) => own.textOf(url),
  });
}

const questions = (path: string) =>
  (server?.requests ?? [])
    .map(({ url }) => new URL(url ?? '', 'http://search.test'))
    .filter(({ pathname }) => pathname === path)
    .map(({ searchParams }) => searchParams);
const passage = '“hangs above, an open fire grows dark” with soot within a single long winter and more';

sourcesContract(() => start());

describe('what leaves', () => {
  it('is twelve words at most, as a phrase, to the addresses that are set', async () => {
    const sources = await start();
    await sources.search({ passage, language: 'de' });
    const q = '"hangs above, an open fire grows dark with soot within a single"'.replace(',', '');
    expect(Object.fromEntries(questions('/deep/search')[0] ?? [])).toEqual({
      ...{ q, format: 'json', safesearch: '0', categories: 'general', language: 'de' },
    });
    expect(Object.fromEntries(questions('/res/v1/web/search')[0] ?? [])).toMatchObject({
      ...{ q, count: '10', spellcheck: '0', result_filter: 'web', search_lang: 'de' },
    });
    const [headers] = (server?.requests ?? [])
      .filter(({ url }) => url?.startsWith('/deep'))
      .map((each) => each.headers);
    expect(headers).toMatchObject({ 'user-agent': userAgent });
    expect(headers).not.toHaveProperty('x-subscription-token');
  });

  it('does not leave again for some minutes', async () => {
    const sources = await start();
    const first = await sources.search({ passage });
    clock.advance(60_000);
    const second = await sources.search({ passage });
    expect(second.answers.slice(0, 3)).toEqual(first.answers.slice(0, 3));
    expect(questions('/deep/search')).toHaveLength(1);
  });

  it('is told of each source by name', async () => {
    expect(await (await start()).sources()).toEqual([
      { name: 'Wikipedia', leaves: '12 words at a time go to Wikipedia’s search, in the text’s language.' },
      { name: 'SearXNG', leaves: expect.stringMatching(/^12 words at a time go to 127\.0\.0\.1:\d+, and from there/) },
      { name: 'Brave Search', leaves: '12 words at a time go to Brave Search.' },
      { name: 'Documents of this site', leaves: expect.stringContaining('nothing leaves') },
    ]);
  });
});

describe('a search service in trouble', () => {
  it.each<[string, SearchFault, RegExp]>([
    ['no JSON', { body: '<html>' }, /cannot be read/],
    ['half an answer', { body: '{"type":"search","results":[{"url":' }, /cannot be read/],
    ['wrong types', { body: '{"type":"search","results":[{"url":5}],"web":{"results":"none"}}' }, /cannot be read/],
    ['another kind of answer', { body: '{"type":"ErrorResponse","error":{}}' }, /cannot be read/],
    ['a bad status', { status: 500 }, /status 500/],
    ['too many questions', { status: 429, headers: { 'retry-after': '9' } }, /is not accepting more queries/],
    ['a refusal', { status: 403 }, /no JSON|refuses the key/],
    ['a way elsewhere', { status: 302, headers: { location: '/elsewhere' } }, /cannot be reached/],
    ['silence', { neverAnswers: true }, /did not answer/],
    ['far too much', { body: `{"results":[],"a":"${'x'.repeat(2_100_000)}"}` }, /too large/],
  ])('is named with the reason, and the others stand: %s', async (_, fault, reason) => {
    const sources = await start({ soot: fault });
    const { answers, failures } = await sources.search({ passage });
    expect(answers.map(({ source }) => source)).toEqual(['Wikipedia', 'Documents of this site']);
    expect(failures.map(({ source }) => source)).toEqual(['SearXNG', 'Brave Search']);
    for (const failure of failures) {
      expect(failure.reason).toMatch(reason);
      expect(failure.retryAfter).toBe(fault.status === 429 ? 9 : undefined);
      expect(JSON.stringify(failure)).not.toContain(KEY);
    }
    expect(server?.requests.some(({ url }) => url === '/elsewhere')).toBe(false);
  });

  it('does not tell a key that is refused', async () => {
    const { failures } = await (await start({}, 'a-wrong-key')).search({ passage });
    expect(failures).toMatchObject([{ source: 'Brave Search', reason: expect.stringContaining('key') }]);
    expect(JSON.stringify(failures)).not.toContain('wrong-key');
  });

  it('says when nobody behind it looked, instead of that nothing was found', async () => {
    const body = JSON.stringify({ type: 'search', results: [], unresponsive_engines: [['one', 'CAPTCHA']] });
    const { failures } = await (await start({ soot: { body } })).search({ passage });
    expect(failures).toMatchObject([{ source: 'SearXNG', reason: expect.stringContaining('engines') }]);
  });

  it('leads to web addresses only, each once, and to no endless words', async () => {
    const results = [
      { url: 'javascript:alert(1)', title: 'x' },
      { url: `https://long.test/${'a'.repeat(3_000)}`, title: 'x' },
      { url: 'https://one.test/#a', title: ' ' },
      { url: 'https://one.test/#b', title: 'Again' },
      { url: 'https://two.test/', title: 't'.repeat(900), content: 's'.repeat(9_000), description: '<b>s</b>' },
    ];
    const body = JSON.stringify({ type: 'search', results, web: { results } });
    const { answers } = await (await start({ soot: { body } })).search({ passage, only: ['SearXNG', 'Brave Search'] });
    for (const { pages } of answers) {
      expect(pages.map(({ url, title }) => [url, title.length])).toEqual([
        ['https://one.test/', 'one.test'.length],
        ['https://two.test/', 200],
      ]);
      expect(pages[1]?.snippet?.length).toBeLessThanOrEqual(500);
    }
    expect(answers[1]?.pages[1]?.snippet).toBe('s');
  });
});
