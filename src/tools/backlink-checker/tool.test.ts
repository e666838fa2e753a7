import { describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import type { ExternalLink } from '#ports/wikipedia/port';
import { check, page } from './fixture.ts';
import tool from './tool.ts';

const article = (title: string, url: string): ExternalLink => ({ title, page: `https://wiki.test/${title}`, url });

describe('backlink-checker', () => {
  it('tells who links, sees whether the link is there, and counts', async () => {
    const told = await check(
      { domain: 'https://www.Leaves.test/', pages: ['https://blog.test/post#top', 'gone.test/x'] },
      {
        wiki: [
          article('Tea', 'https://leaves.test/green'),
          article('Tea', '//www.leaves.test/'),
          article('Cup', 'http://leaves.test/'),
        ],
        web: {
          'https://blog.test/post': page('<a href="https://www.leaves.test/"> The <b>leaves</b></a>'),
          'https://gone.test/x': { status: 404 },
          'https://wiki.test/Tea': page('<a rel="nofollow external" href="https://leaves.test/green">Green</a>'),
          'https://wiki.test/Cup': page('nothing'),
        },
      },
    );
    expect(told).toMatchObject({
      domain: 'leaves.test',
      totals: { pages: 4, found: 2, notFound: 1, unreachable: 1, refused: 0, notChecked: 0, follow: 1, nofollow: 1 },
      referringDomains: 2,
      sources: [
        {
          name: 'Wikipedia',
          server: 'en.wikipedia.org',
          found: 2,
          isCut: false,
          askedAt: '2026-01-15T12:00:00.000Z',
          failure: null,
        },
      ],
      checkedAt: '2026-11-21T12:00:00.000Z',
    });
    expect(told.coverage).toContain('a small part of the web');
    const [post, gone, tea] = told.backlinks;
    expect(post).toEqual({
      page: 'https://blog.test/post',
      title: 'A page',
      domain: 'blog.test',
      sources: ['Your list'],
      state: 'found',
      reason: null,
      target: 'https://www.leaves.test/',
      differences: [],
      anchor: 'The leaves',
      isImage: false,
      rel: [],
      follow: true,
      followReason: null,
      links: 1,
      status: 200,
      finalUrl: null,
      indexable: true,
      indexReason: null,
      isInternal: false,
      checkedAt: '2026-11-21T12:00:00.000Z',
    });
    expect(gone).toMatchObject({
      state: 'unreachable',
      status: 404,
      indexable: false,
      reason: 'The site has nothing at this address (404).',
    });
    expect(tea).toMatchObject({
      title: 'A page',
      rel: ['nofollow', 'external'],
      follow: false,
      followReason: 'The link says nofollow.',
    });
  });

  it('tells what it knows on the way, each time whole', async () => {
    const news: { share?: number; stage?: string; partial?: unknown }[] = [];
    const web = { 'https://a.test/': page('<a href="//leaves.test">x</a>'), 'https://b.test/': page('') };
    const input = { domain: 'leaves.test', pages: ['a.test', 'b.test'] };
    const told = await check(input, { web, onProgress: (progress) => news.push(progress) });
    expect(news.map(({ stage }) => stage)).toEqual([
      'Asking Wikipedia',
      'Visited 0 of 2 pages',
      'Visited 1 of 2 pages',
      'Visited 2 of 2 pages',
    ]);
    expect(news.slice(1).map(({ share }) => share)).toEqual([0, 0.5, 1]);
    expect(tool.output.parse(news[1]?.partial).totals).toMatchObject({ pages: 2, notChecked: 2 });
    expect(news.at(-1)?.partial).toEqual(told);
  });

  it('says that nobody knows a link, whom it asked, and that this is not the whole web', async () => {
    const told = await check({ domain: 'leaves.test' });
    expect(told).toMatchObject({ backlinks: [], referringDomains: 0, sources: [{ name: 'Wikipedia', found: 0 }] });
    expect(told.coverage).toContain('there may be links that are not in this list');
  });

  it('fails when its only source does, and goes on with a list', async () => {
    const wiki = new ToolError('busy', 'en.wikipedia.org is busy.', { retryAfter: 5 });
    await expect(check({ domain: 'leaves.test' }, { wiki })).rejects.toMatchObject({ code: 'busy', retryAfter: 5 });
    const told = await check({ domain: 'leaves.test', pages: ['a.test'] }, { wiki });
    expect(told.sources).toEqual([
      { name: 'Wikipedia', server: null, found: 0, isCut: false, askedAt: null, failure: 'en.wikipedia.org is busy.' },
    ]);
    expect(told.totals.pages).toBe(1);
  });

  it('visits nobody unless asked to, and no more than a hundred', async () => {
    const wiki = Array.from({ length: 103 }, (_, index) => article(`A${index}`, 'https://leaves.test/'));
    const unvisited = await check({ domain: 'leaves.test', verify: false }, { wiki });
    expect(unvisited).toMatchObject({ totals: { pages: 103, notChecked: 103 }, referringDomains: 1 });
    expect(unvisited.backlinks[0]).toMatchObject({
      reason: 'Visiting pages is switched off.',
      target: 'https://leaves.test/',
    });
    // None of these sites exists: after two silences of one site its other pages are left alone.
    const { backlinks } = await check({ domain: 'leaves.test' }, { wiki });
    expect(backlinks.map(({ state }) => state).filter((state) => state === 'unreachable')).toHaveLength(2);
    expect(backlinks[2]?.reason).toBe('Its site did not answer when earlier pages were visited.');
    expect(backlinks[100]?.reason).toBe('Only the first 100 pages are visited in one go.');
  });

  it('ends when the visitor goes away', async () => {
    const controller = new AbortController();
    const answer = check(
      { domain: 'leaves.test', pages: ['slow.test', 'quick.test'], wikipedia: false },
      {
        web: { 'https://slow.test/': { neverAnswers: true }, 'https://quick.test/': page('') },
        signal: controller.signal,
        onProgress: ({ share }: { share?: number }) => share === 0.5 && controller.abort(),
      },
    );
    await expect(answer).rejects.toMatchObject({ code: 'cancelled' });
  });

  it.each([
    [{ domain: '' }, 'Please enter a domain name'],
    [{ domain: 'co.uk' }, 'co.uk is a domain ending, not a domain. Enter a name registered under it.'],
    [{ domain: '192.0.2.1' }, 'This is an IP address'],
    [{ domain: 'leaves.test', wikipedia: false }, 'Please choose where to look, or enter pages to verify'],
    [{ domain: 'leaves.test', pages: ['a.test', 'no address'] }, 'You entered “no address”.'],
    [{ domain: 'leaves.test', pages: ['javascript:alert(1)'] }, 'Only addresses with http or https'],
    [
      { domain: 'leaves.test', pages: [Array.from({ length: 101 }, (_, i) => `a${i}.test`).join('\n')] },
      'at most 100 pages',
    ],
  ])('refuses %j in words', async (input, words) => {
    await expect(check(input)).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining(words),
    });
  });

  it('takes a list in lines, each page once', async () => {
    const { backlinks } = await check({
      domain: 'leaves.test',
      pages: ['a.test\r\n\n http://b.test/x ', 'https://a.test/#y'],
      verify: false,
    });
    expect(backlinks.map((each) => each.page)).toEqual(['https://a.test/', 'http://b.test/x']);
  });

  it('names the domains that link by the graph of links, and visits their home pages on request', async () => {
    const known = { release: 'cc-main-2026', importedAt: 0, isChosen: true };
    const domains = [
      { domain: 'blog.test', hosts: 3 },
      { domain: 'gone.test', hosts: 1 },
    ];
    const graph = { 'leaves.test': { ...known, total: 9, domains } };
    const web = { 'https://blog.test/': page('<a href="https://leaves.test/">Leaves</a>') };
    const plain = await check({ domain: 'leaves.test' }, { graph, web });
    expect(plain).toMatchObject({ linkingDomains: { release: 'cc-main-2026', total: 9, domains }, backlinks: [] });
    const { backlinks } = await check({ domain: 'www.leaves.test', homePages: true }, { graph, web });
    expect(backlinks).toMatchObject([
      { page: 'https://blog.test/', state: 'found', sources: ['Common Crawl'] },
      { page: 'https://gone.test/', state: 'unreachable' },
    ]);
  });

  it('knows no linking domains without such a graph', async () => {
    expect(await check({ domain: 'leaves.test' })).toMatchObject({ linkingDomains: null });
    expect(await check({ domain: 'other.test' }, { graph: {} })).toMatchObject({ linkingDomains: { isChosen: false } });
  });
});
