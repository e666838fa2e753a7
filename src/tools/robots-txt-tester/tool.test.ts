import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('robots-txt-tester', tool, run);

const FILE = 'User-agent: *\nDisallow: /private/\nCrawl-delay: 5\nSitemap: https://example.com/sitemap.xml\n';

const test = (input: Record<string, unknown>, web: Record<string, FakeResponse | ToolError> = {}) =>
  execute(entry, input, { ports: { http: createFakeHttp(web) } });

const live = (answer: FakeResponse | ToolError, input: Record<string, unknown> = {}) =>
  test({ url: 'https://example.com/private/a', ...input }, { 'https://example.com/robots.txt': answer });

describe('robots-txt-tester', () => {
  it('fetches the file of the host, decides, and tells by which line', async () => {
    expect(await live({ body: FILE })).toEqual({
      allowed: false,
      explanation:
        'Googlebot may not fetch this address. The group for everyone decides by line 2: Disallow: /private/.',
      userAgent: 'Googlebot',
      path: '/private/a',
      group: '*',
      line: 2,
      rule: 'Disallow: /private/',
      outcome: 'read',
      robotsUrl: 'https://example.com/robots.txt',
      status: 200,
      crawlDelay: 5,
      sitemaps: ['https://example.com/sitemap.xml'],
      warnings: [
        { level: 'warning', line: 2, message: expect.stringContaining('"private"') },
        { level: 'note', line: 3, message: expect.stringContaining('Crawl-delay') },
      ],
      robotsTxt: FILE,
    });
  });

  it.each([
    [{ path: '/public' }, true],
    [{ path: '/private/' }, false],
    [{ path: ' ' }, false],
    [{ url: 'example.com/private/a' }, false],
    [{ url: 'https://example.com' }, true],
    [{ url: 'https://example.com?/private/' }, true],
    [{ url: 'https://user:secret@example.com/private/' }, false],
    [{ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, false],
    [{ userAgent: 'AdsBot-Google' }, true],
    [{ userAgent: '' }, false],
  ])('decides %j: %s', async (input, allowed) => {
    expect(await live({ body: FILE }, input)).toMatchObject({ allowed });
  });

  it('follows redirects, also to another host', async () => {
    const web = {
      'https://example.com/robots.txt': { status: 301, headers: { location: 'https://www.example.org/robots.txt' } },
      'https://www.example.org/robots.txt': { body: FILE },
    };
    expect(await test({ url: 'https://example.com/private/' }, web)).toMatchObject({
      allowed: false,
      robotsUrl: 'https://www.example.org/robots.txt',
    });
  });

  it.each([
    [404, true, 'missing'],
    [410, true, 'missing'],
    [401, true, 'missing'],
    [403, true, 'missing'],
    [429, false, 'unavailable'],
    [500, false, 'unavailable'],
    [503, false, 'unavailable'],
    [304, true, 'missing'],
  ])('concludes from status %i', async (status, allowed, outcome) => {
    const body = 'User-agent: *\nDisallow: /';
    const result = await live({ status, body }, { path: '/x' });
    expect(result).toMatchObject({ allowed, outcome, status, robotsTxt: '', group: null, line: null });
    expect(result.explanation).toContain(String(status));
  });

  it('takes a circle of redirects for no file', async () => {
    const circle = { status: 302, headers: { location: '/robots.txt' } };
    expect(await live(circle)).toMatchObject({ allowed: true, outcome: 'missing', status: 302 });
  });

  it.each(['upstream-failed', 'timed-out'] as const)(
    'takes a server that cannot be asked for a refusal: %s',
    async (code) => {
      const result = await live(new ToolError(code, 'example.com does not accept connections.'));
      expect(result).toMatchObject({ allowed: false, outcome: 'unavailable', status: null });
      expect(result.explanation).toMatch(/^example.com does not accept connections\. Crawlers/);
    },
  );

  it.each([
    ['https://nowhere.invalid/', 'not-found'],
    ['ftp://example.com/', 'target-refused'],
    ['https://', 'invalid-input'],
    ['not an address', 'invalid-input'],
    ['/only/a/path', 'invalid-input'],
    ['  ', 'invalid-input'],
  ])('says what is wrong with %j', async (url, code) => {
    await expect(test({ url })).rejects.toMatchObject({ code });
  });

  it('refuses a file of many megabytes', async () => {
    await expect(live({ body: 'x'.repeat(6_000_000) })).rejects.toMatchObject({ code: 'too-large' });
  });

  it('tests a given file and fetches nothing', async () => {
    const robotsTxt = 'User-agent: GPTBot\nDisallow: /каталог/\n';
    const tested = (url: string, userAgent: string) => test({ url, userAgent, robotsTxt });
    expect(await tested('/каталог/1', 'GPTBot/1.2')).toMatchObject({ allowed: false, outcome: 'given', line: 2 });
    expect(await tested('https://пример.рф/%D0%BA%D0%B0%D1%82%D0%B0%D0%BB%D0%BE%D0%B3/', 'GPTBot')).toMatchObject({
      allowed: false,
    });
    expect(await tested('/каталог/1', 'Googlebot')).toMatchObject({ allowed: true, group: null });
    expect(await test({ url: '/a', robotsTxt: '' })).toMatchObject({ allowed: true, outcome: 'given' });
  });
});
