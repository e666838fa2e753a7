import { describe, expect, it } from 'vitest';
import { pages } from './render.server.tsx';
import { speculationRules } from './speculation-rules.ts';

const site = 'https://clearkit.example';

/** Whether a browser may draw the page of a link ahead: by the rules, as it reads them. */
function mayDraw(address: string): boolean {
  const matches = (path: string) => new URLPattern(path, site).test(address, site);
  return speculationRules.prerender.some(({ where }) =>
    where.and.every((rule) => ('not' in rule ? !matches(rule.not.href_matches) : matches(rule.href_matches))),
  );
}

describe('pages that are drawn ahead', () => {
  it.each(['/', '/tools', '/tools/word-counter', '/blog', '/about', '/tools/word-counter#about'])('are: %s', (path) => {
    expect(mayDraw(path)).toBe(true);
  });

  it.each([
    ...['/account', '/admin', '/login', '/signup', '/forgot-password', '/reset-password', '/confirm-email'],
    ...['/newsletter/confirm?token=x', '/newsletter/unsubscribe', '/tools?category=image', '/search?q=secret'],
    ...[
      '/tools/dns-records?domain=example.com',
      '/api/tools/md5-generator',
      '/files/abc/photo',
      '/mcp',
      '/blog/rss.xml',
    ],
    'https://elsewhere.example/',
  ])('are not: %s', (path) => {
    expect(mayDraw(path)).toBe(false);
  });

  it('are all that no search engine is kept from, and no other', async () => {
    const wrong: string[] = [];
    for (const [path, { page, part }] of pages) {
      const { meta } = await page.open(part);
      const isPlain = ['/search', '/404', '/open'].includes(path);
      if (mayDraw(path) !== (!meta.unlisted || isPlain)) wrong.push(path);
    }
    expect(wrong).toEqual([]);
  });
});
