import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutsideCalls } from '#calls/outside-calls';
import { createFakeClock, type FakeClock } from '#ports/clock/fake';
import { systemClock } from '#ports/clock/system';
import { createHttp, type UndiciHttp } from '#ports/http/undici';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { startHttpServer, type TestHttpServer } from '../../../tests/servers/http-server.ts';
import { type WikiOptions, wikiRoute } from '../../../tests/servers/wiki-server.ts';
import { CONTRACT_ARTICLES, CONTRACT_LINKS, wikipediaContract } from './contract.ts';
import { editionOf } from './editions.ts';
import { createWikipedia } from './mediawiki.ts';

let server: TestHttpServer | undefined;
let http: UndiciHttp;
let clock: FakeClock;

beforeEach(() => {
  clock = createFakeClock(Date.UTC(2026, 0, 15));
  const guard = createNetGuard({ allow: ['127.0.0.0/8'] });
  http = createHttp({ guard, userAgent: 'Clearkit (+https://site.test)', limits: { timeout: 400 } });
});
afterEach(async () => {
  await Promise.all([http.close(), server?.close()]);
  server = undefined;
});

async function start(options: Partial<WikiOptions> = {}) {
  server = await startHttpServer({
    '/w/api.php': wikiRoute({ links: CONTRACT_LINKS, articles: CONTRACT_ARTICLES, ...options }),
  });
  const calls = createOutsideCalls({ clock: systemClock, gap: 1 });
  return createWikipedia({ url: `${server.origin}/w/api.php`, http, calls, clock });
}

const questions = () => (server?.requests ?? []).map(({ url }) => new URL(url ?? '', 'http://wiki.test').searchParams);
const leaves = { domain: 'leaves.test', limit: 100 };

wikipediaContract(() => start());

describe('a wiki that is asked', () => {
  it('is asked as its makers wish: who we are, how much lag we bear, articles only', async () => {
    const wikipedia = await start();
    await wikipedia.externalLinks(leaves);
    expect(server?.requests[0]?.headers['user-agent']).toBe('Clearkit (+https://site.test)');
    expect(Object.fromEntries(questions()[0] ?? [])).toMatchObject({
      ...{ action: 'query', format: 'json', formatversion: '2', maxlag: '5' },
      ...{ list: 'exturlusage', euquery: '*.leaves.test', euprotocol: 'https', eunamespace: '0', eulimit: '101' },
    });
    expect(questions().map((each) => each.get('euprotocol'))).toEqual(['https', 'http']);
  });

  it('is read on in parts, up to a bound', async () => {
    const links = Array.from({ length: 50 }, (_, index) => [`Page ${index}`, `https://many.test/${index}`] as const);
    const wikipedia = await start({ links, pageSize: 10 });
    const { links: found, isCut } = await wikipedia.externalLinks({ domain: 'many.test', limit: 100 });
    expect(found.map(({ url }) => url)).toEqual(links.slice(0, 30).map(([, url]) => url));
    expect(isCut).toBe(true);
    expect(questions().map((each) => each.get('eucontinue'))).toEqual([null, '10', '20', null]);
  });

  it('is not asked again for some minutes, and what it said keeps its time', async () => {
    const wikipedia = await start();
    const first = await wikipedia.externalLinks(leaves);
    const asked = questions().length;
    clock.advance(60_000);
    expect(await wikipedia.externalLinks(leaves)).toEqual(first);
    expect(questions()).toHaveLength(asked);
    clock.advance(300_000);
    expect((await wikipedia.externalLinks(leaves)).askedAt).toBe(clock.now());
  });

  it('is given titles as part of an address that leads nowhere else', async () => {
    const links = [['../../evil?#%2e "Ä/b"', 'https://leaves.test/']] as const;
    const { links: found } = await (await start({ links })).externalLinks(leaves);
    expect(found[0]?.page).toBe(`${server?.origin}/evil%3F%23%252e_%22%C3%84/b%22`);
  });
});

describe('a search', () => {
  it('carries words alone: no sign of the search language gets in, and no more than it bears', async () => {
    const wikipedia = await start();
    const words = `“withered” -curled insource:/x.*/ ~a "b ${'long '.repeat(80)}`;
    await wikipedia.search({ words, isPhrase: true, limit: 99 });
    const [asked] = questions();
    expect(asked?.get('srsearch')).toMatch(/^"withered curled insource x a b long long[ long]* long"$/);
    expect(asked?.get('srsearch')?.length).toBeLessThan(300);
    expect(asked?.get('srlimit')).toBe('50');
  });

  it('is kept for some minutes, phrases and loose words apart', async () => {
    const wikipedia = await start();
    const question = { words: 'strong sun', isPhrase: true, limit: 5 };
    const first = await wikipedia.search(question);
    clock.advance(60_000);
    expect(await wikipedia.search(question)).toEqual(first);
    await wikipedia.search({ ...question, isPhrase: false });
    expect(questions().map((each) => each.get('srsearch'))).toEqual(['"strong sun"', 'strong sun']);
  });

  it('fails in words', async () => {
    const wikipedia = await start({ faults: { '"strong sun"': { body: '{"query":{"search":[{"title":5}]}}' } } });
    await expect(wikipedia.search({ words: 'strong sun', isPhrase: true, limit: 5 })).rejects.toMatchObject({
      code: 'upstream-failed',
    });
  });
});

describe('editions', () => {
  it.each([
    ['https://en.wikipedia.org/w/api.php', 'de', 'https://de.wikipedia.org/w/api.php'],
    ['https://en.wikipedia.org/w/api.php', 'pt-BR', 'https://pt.wikipedia.org/w/api.php'],
    ['https://en.wikipedia.org/w/api.php', undefined, 'https://en.wikipedia.org/w/api.php'],
    ['https://en.wikipedia.org/w/api.php', 'evil.test/', 'https://en.wikipedia.org/w/api.php'],
    ['http://127.0.0.1:81/w/api.php', 'de', 'http://127.0.0.1:81/w/api.php'],
    ['https://wiki.example.org/w/api.php', 'de', 'https://wiki.example.org/w/api.php'],
  ])('of %s for %s', (url, language, expected) => {
    expect(editionOf(url, language)).toBe(expected);
  });
});

const json = (value: unknown) => JSON.stringify(value);
const general = { server: 'javascript:alert(1)', articlepath: '$1' };

describe('a wiki in trouble', () => {
  it.each([
    ['an error of its own', { body: json({ error: { code: 'badquery', info: 'Invalid query.' } }) }, 'badquery'],
    ['no JSON', { body: '<html>' }, 'cannot be read'],
    ['half an answer', { body: '{"query":{"exturlusage":[' }, 'cannot be read'],
    ['links of a wrong shape', { body: json({ query: { exturlusage: [{ title: 1 }] } }) }, 'cannot be read'],
    ['a list that is none', { body: json({ query: { exturlusage: 'none' } }) }, 'cannot be read'],
    ['a bad status', { status: 500 }, 'status 500'],
    ['a refusal', { status: 403 }, 'status 403'],
  ])('is told in words: %s', async (_, fault, words) => {
    const wikipedia = await start({ faults: { '*.leaves.test': fault } });
    await expect(wikipedia.externalLinks(leaves)).rejects.toMatchObject({
      code: 'upstream-failed',
      message: expect.stringContaining(words),
    });
  });

  it.each([
    ['maxlag', { headers: { 'retry-after': '7' }, body: json({ error: { code: 'maxlag', lag: 6.2 } }) }],
    ['429', { status: 429, headers: { 'retry-after': '7' } }],
    ['503', { status: 503, headers: { 'retry-after': '7' } }],
  ])('is left alone for as long as it says: %s', async (_, fault) => {
    const wikipedia = await start({ faults: { '*.leaves.test': fault } });
    await expect(wikipedia.externalLinks(leaves)).rejects.toMatchObject({ code: 'busy', retryAfter: 7 });
    const asked = questions().length;
    const others = { domain: 'beans.test', limit: 10 };
    await expect(wikipedia.externalLinks(others)).rejects.toMatchObject({ code: 'busy' });
    expect(questions()).toHaveLength(asked);
    clock.advance(7_000);
    expect((await wikipedia.externalLinks(others)).links).toHaveLength(1);
  });

  it('has a time limit, and a bound on what it sends', async () => {
    const large = ' '.repeat(2_100_000);
    const wikipedia = await start({
      faults: { '*.leaves.test': { neverAnswers: true }, '*.beans.test': { body: large } },
    });
    await expect(wikipedia.externalLinks(leaves)).rejects.toMatchObject({ code: 'timed-out' });
    await expect(wikipedia.externalLinks({ domain: 'beans.test', limit: 9 })).rejects.toMatchObject({
      code: 'too-large',
    });
  });

  it('that names no address of its own is taken to stand where it was asked', async () => {
    const body = json({ query: { general, exturlusage: [{ title: 'Tea', url: 'https://leaves.test/' }] } });
    const wikipedia = await start({ faults: { '*.leaves.test': { body } } });
    const { links } = await wikipedia.externalLinks(leaves);
    expect(links[0]?.page).toMatch(new RegExp(`^${server?.origin}/`));
  });
});
