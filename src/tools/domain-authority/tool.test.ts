import { describe, expect, it } from 'vitest';
import type { ToolOutput } from '#kit/define-tool';
import { execute } from '#kit/execute';
import { field } from '#kit/field';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { createFakeAuthority, type FakeAuthority, sampleRanks } from '#ports/authority/fake';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeDns, type Zone } from '#ports/dns/fake';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { createFakeRdap, sampleRegistration } from '#ports/rdap/fake';
import { createFakeWhois, FAKE_ROOT } from '#ports/whois/fake';
import { createFakeWikipedia } from '#ports/wikipedia/fake';
import type { ExternalLink } from '#ports/wikipedia/port';
import run from './run.ts';
import tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

const entry = toolEntry('domain-authority', tool, run);
const NOW = Date.UTC(2026, 10, 21, 12);

const zone: Zone = {
  'tea.test': { A: ['192.0.2.1'], NS: ['ns1.host.test'], MX: ['10 mail.tea.test'] },
  'parked.test': { A: ['192.0.2.2'], NS: ['ns1.sedoparking.com', 'ns2.sedoparking.com'] },
};
const words = 'Green tea grows well on quiet slopes where the morning fog stays late. '.repeat(8);
const html = (body: string, head = ''): FakeResponse => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
});
const good = html(
  `<h1>Tea</h1><p>${words}</p><a href="/a">A</a><a href="/b">B</a><a href="/contact">Contact</a>`,
  '<title>All of tea</title><meta name="description" content="Leaves"><link rel="canonical" href="https://tea.test/">',
);
const links: ExternalLink[] = ['Tea', 'Fog', 'Slope'].map((title) => ({
  title,
  page: `https://en.wikipedia.org/wiki/${title}`,
  url: title === 'Fog' ? 'https://tea.test/fog' : 'https://www.tea.test/',
}));

interface World {
  authority?: FakeAuthority;
  web?: Parameters<typeof createFakeHttp>[0];
  wikipedia?: Parameters<typeof createFakeWikipedia>[0];
  rdap?: Parameters<typeof createFakeRdap>[0];
  whois?: Parameters<typeof createFakeWhois>[0];
  dns?: Parameters<typeof createFakeDns>[0];
}

async function check(domain: string, world: World = {}, told: object[] = []): Promise<Output> {
  const { authority = { ranks: { 'tea.test': sampleRanks(20_000) } }, wikipedia = links } = world;
  const { web = { 'https://tea.test/': good }, dns = { zone } } = world;
  const ports = {
    authority: createFakeAuthority(authority),
    wikipedia: createFakeWikipedia(wikipedia),
    dns: createFakeDns(dns),
    rdap: createFakeRdap(world.rdap ?? { 'tea.test': sampleRegistration('tea.test') }),
    whois: createFakeWhois(world.whois ?? {}),
    http: createFakeHttp(web),
    clock: createFakeClock(NOW),
  };
  return tool.output.parse(await execute(entry, { domain }, { ports, onProgress: (news) => told.push(news) }));
}

const raised = ({ flags }: Output) => flags.filter(({ state }) => state === 'raised').map(({ name }) => name);
const row = ({ evidence }: Output, name: string) => evidence.find((each) => each.name === name);

describe('domain authority', () => {
  it('gives three scores, and every part of them', async () => {
    const result = await check('https://TEA.test/page');
    expect(result).toMatchObject({
      ...{
        domain: 'tea.test',
        domainAuthority: 64,
        pageAuthority: 69,
        spamScore: 0,
        confidence: 'high',
        asked: 'tea.test',
      },
      page: { url: 'https://tea.test/', title: 'All of tea', articleLinks: 2, bonus: 5 },
      ...{ pageFailure: null, moz: null, method: 1, checkedAt: '2026-11-21T12:00:00.000Z' },
    });
    expect(row(result, 'Rank by harmonic centrality')).toEqual({
      ...{ name: 'Rank by harmonic centrality', value: '20,000 of 120,000,000', weight: 4, points: 64, adds: 42.4 },
      ...{ source: 'Common Crawl link graph', date: 'cc-main-2025-oct-nov-dec' },
    });
    const sum = result.evidence.reduce((total, { adds }) => total + (adds ?? 0), 0);
    expect(Math.abs(sum - 64)).toBeLessThan(1);
    expect(row(result, 'Links from articles')).toMatchObject({ value: '3 from 3 articles', adds: null });
    expect(row(result, 'In use since')).toMatchObject({ value: '1995-08-14', source: 'Registry' });
    expect(result.page?.checks.every(({ isMet }) => isMet)).toBe(true);
    expect(raised(result)).toEqual([]);
    expect(result.sources.map(({ protocol }) => protocol)).toEqual([
      ...['Lists', 'Wikipedia', 'Common Crawl', 'Internet Archive', 'DNS', 'Registry', 'Web'],
    ]);
  });

  it('names each score by its own name', () => {
    const { domainAuthority, pageAuthority, spamScore } = tool.output.shape;
    const labels = [domainAuthority, pageAuthority, spamScore].map((schema) => field.get(schema)?.label);
    expect(labels).toEqual(['Domain Authority', 'Page Authority', 'Spam Score']);
    expect(field.get(tool.output.shape.evidence.element.shape.points)).toBeUndefined();
  });

  it('tells each score as soon as its sources have answered', async () => {
    const told: { share?: number; stage?: string; partial?: Partial<Output> }[] = [];
    const result = await check('tea.test', {}, told);
    expect(told[0]).toEqual({ stage: 'Asking the sources', share: 0, partial: { domain: 'tea.test' } });
    const last = told.at(-1);
    expect(last?.share).toBe(1);
    expect(last?.partial).toMatchObject({ domain: 'tea.test', domainAuthority: result.domainAuthority, spamScore: 0 });
    const known = told.map(({ partial }) => Object.keys(partial ?? {}).length);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
  });

  it('says "unknown" without evidence of links, instead of a guess', async () => {
    const captures = { 'tea.test': { pages: 5_000, isEstimate: true, crawl: 'CC-MAIN-2026-02', askedAt: 0 } };
    const result = await check('tea.test', { authority: { captures }, wikipedia: [] });
    expect(result).toMatchObject({ domainAuthority: null, pageAuthority: null, spamScore: 0, confidence: 'none' });
    expect(row(result, 'Rank by PageRank')).toMatchObject({ value: 'This site does not have the list', points: null });
    expect(row(result, 'Pages in the newest crawl')).toMatchObject({ value: 'about 5,000', points: 37, adds: null });
    expect(row(result, 'Open PageRank')).toMatchObject({ value: 'Not used: this site has no key for it' });
  });

  it('does not hold it against a new name that no graph has it yet', async () => {
    const authority = { ranks: {} };
    const rdap = {
      'tea.test': {
        ...sampleRegistration('tea.test'),
        events: [{ eventAction: 'registration', eventDate: '2026-08-01T00:00:00Z' }],
      },
    };
    const fresh = await check('tea.test', { authority, wikipedia: [], rdap });
    expect(fresh).toMatchObject({ domainAuthority: null, confidence: 'none' });
    expect(row(fresh, 'Rank by PageRank')).toMatchObject({
      value: 'Not among 120,000,000 linked domains',
      points: null,
    });
    expect(await check('tea.test', { authority, wikipedia: [] })).toMatchObject({
      domainAuthority: 2,
      confidence: 'high',
    });
  });

  it('takes the makers’ figures where keys are set, and shows Moz’s as Moz’s', async () => {
    const askedAt = Date.UTC(2026, 10, 21, 11, 59);
    const result = await check('tea.test', {
      authority: {
        openPageRank: { 'tea.test': { pageRank: 5.5, position: 4_711, updated: '1st Nov 2026', askedAt } },
        moz: {
          'tea.test': {
            ...{ domainAuthority: 57, pageAuthority: 48, spamScore: undefined, linkingDomains: 12, askedAt },
            lastCrawled: '2026-11-01',
          },
        },
      },
    });
    expect(result).toMatchObject({
      ...{ domainAuthority: 55, confidence: 'medium' },
      moz: {
        domainAuthority: 57,
        pageAuthority: 48,
        spamScore: null,
        linkingDomains: 12,
        askedAt: '2026-11-21T11:59:00.000Z',
      },
    });
    expect(row(result, 'Open PageRank')).toMatchObject({
      value: '5.5 of 10, rank 4,711',
      date: '1st Nov 2026',
      adds: 50.8,
    });
    expect(result.sources.find(({ protocol }) => protocol === 'Moz')).toMatchObject({
      askedAt: '2026-11-21T11:59:00.000Z',
    });
  });

  it('raises flags with their reasons', async () => {
    const parked = html('<h1>This domain is for sale</h1>');
    const rdap = {
      'parked.test': {
        ...sampleRegistration('parked.test'),
        events: [{ eventAction: 'registration', eventDate: '2026-10-31T00:00:00Z' }],
      },
    };
    const result = await check('parked.test', { web: { 'https://parked.test/': parked }, rdap });
    expect(result.spamScore).toBe(8);
    expect(raised(result)).toEqual([
      ...['No contact information', 'Very little content', 'Parked or for sale', 'No mail server'],
      ...['Name servers of a parking service', 'Registered recently'],
    ]);
    expect(result.flags.find(({ name }) => name === 'Registered recently')?.reason).toBe(
      'It was registered 21 days ago.',
    );
  });

  it('goes on where sources fail, and says which and why', async () => {
    const slow = new ToolError('timed-out', 'It took too long.');
    const result = await check('tea.test', {
      ...{ wikipedia: slow, rdap: { 'tea.test': slow }, whois: { [`${FAKE_ROOT} tea.test`]: slow } },
      dns: { zone, failures: { '*': 'timed-out' } },
      authority: { ranks: { 'tea.test': sampleRanks(20_000) }, captures: slow, firstCapture: slow },
      web: { 'https://tea.test/': { status: 503 } },
    });
    expect(result).toMatchObject({ domainAuthority: 64, pageAuthority: null, page: null, spamScore: null });
    expect(result.pageFailure).toBe('tea.test answered with status 503.');
    const failed = result.sources.filter(({ failure }) => failure !== undefined).map(({ protocol }) => protocol);
    expect(failed).toEqual(['Wikipedia', 'Common Crawl', 'Internet Archive', 'DNS', 'Registry', 'Web']);
    expect(row(result, 'Links from articles')).toMatchObject({ value: 'It took too long.', points: null });
    expect(result.flags.filter(({ state }) => state === 'not checked')).toHaveLength(13);
  });

  it('fails with the first reason when nobody could be asked', async () => {
    const slow = new ToolError('timed-out', 'It took too long.');
    const world: World = {
      ...{ wikipedia: slow, rdap: { 'tea.test': slow }, whois: { [`${FAKE_ROOT} tea.test`]: slow } },
      dns: { zone, failures: { '*': 'timed-out' } },
      ...{ authority: { captures: slow, firstCapture: slow }, web: {} },
    };
    await expect(check('tea.test', world)).rejects.toMatchObject({ code: 'timed-out' });
  });

  it('falls back to http, and flags it', async () => {
    const refused = new ToolError('upstream-failed', 'The certificate of tea.test has expired.');
    const result = await check('tea.test', { web: { 'https://tea.test/': refused, 'http://tea.test/': good } });
    expect(result.page).toMatchObject({ url: 'http://tea.test/' });
    expect(raised(result)).toEqual(['No working HTTPS']);
    expect(result.flags.find(({ state }) => state === 'raised')?.reason).toContain('has expired');
  });

  it('reads the page beneath www. where the bare name has none, and follows to another domain', async () => {
    expect((await check('tea.test', { web: { 'https://www.tea.test/': good } })).page?.url).toBe(
      'https://www.tea.test/',
    );
    const away = html('<p>Gone</p>', '<meta name="robots" content="noindex">');
    const web = {
      'https://tea.test/': { status: 301, headers: { location: 'https://else.test/' } },
      'https://else.test/': away,
    };
    expect(raised(await check('tea.test', { web }))).toContain('Redirects to a hidden page');
  });

  it('judges the home page of the name that was entered, and the registered name beneath it', async () => {
    const result = await check('blog.tea.test', { web: { 'https://blog.tea.test/': good } });
    expect(result).toMatchObject({
      domain: 'tea.test',
      asked: 'blog.tea.test',
      page: { url: 'https://blog.tea.test/' },
    });
  });

  it('says that a name is not there when neither the DNS nor a registry knows it', async () => {
    const world = { rdap: { 'nobody.test': null } };
    const error = { code: 'not-found', message: 'nobody.test is not registered.', field: 'domain' };
    await expect(check('nobody.test', world)).rejects.toMatchObject(error);
  });

  it.each([
    ['', 'Please enter a domain name'],
    ['co.uk', 'co.uk is a public suffix that names are registered under; it has no authority of its own.'],
  ])('refuses %j in words', async (domain, message) => {
    await expect(check(domain)).rejects.toMatchObject({ code: 'invalid-input', message });
  });
});
