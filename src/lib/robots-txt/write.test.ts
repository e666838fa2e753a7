import { expect, it } from 'vitest';
import { decide } from './decide.ts';
import { lintRobotsTxt } from './lint.ts';
import { parseRobotsTxt } from './parse.ts';
import { type WantedGroup, writeRobotsTxt } from './write.ts';

const group = (wanted: Partial<WantedGroup>): WantedGroup => ({
  userAgents: ['*'],
  allow: [],
  disallow: [],
  ...wanted,
});

it('writes groups, exceptions first, and sitemaps at the end', () => {
  const text = writeRobotsTxt({
    groups: [
      group({ disallow: ['/search', '/cart/'], allow: ['/search/about'] }),
      group({ userAgents: ['Bingbot'], disallow: ['/search'], crawlDelay: 5 }),
    ],
    sitemaps: ['https://example.com/sitemap.xml', 'https://example.com/sitemap.xml', ' '],
  });
  expect(text).toBe(`User-agent: *
Allow: /search/about
Disallow: /search
Disallow: /cart/

User-agent: Bingbot
Disallow: /search
Crawl-delay: 5

Sitemap: https://example.com/sitemap.xml
`);
  expect(lintRobotsTxt(text).filter(({ level }) => level === 'error')).toEqual([]);
});

it('puts names with the same rules together, and the rules of one name', () => {
  const groups = [
    group({ userAgents: ['GPTBot'], disallow: ['/'] }),
    group({ userAgents: ['CCBot'], disallow: ['/'] }),
    group({ userAgents: ['ccbot'], disallow: ['/'] }),
    group({ disallow: ['/a'] }),
    group({ disallow: ['/b', '/a'], allow: ['/c'] }),
  ];
  expect(writeRobotsTxt({ groups, sitemaps: [] })).toBe(
    'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nAllow: /c\nDisallow: /a\nDisallow: /b\n',
  );
});

it('ends a group without rules, so that it does not run into the next', () => {
  const text = writeRobotsTxt({
    groups: [group({ userAgents: ['Twitterbot'], crawlDelay: 3 }), group({ disallow: ['/'] })],
    sitemaps: [],
  });
  expect(text).toBe('User-agent: Twitterbot\nDisallow:\nCrawl-delay: 3\n\nUser-agent: *\nDisallow: /\n');
  expect(decide(parseRobotsTxt(text), { userAgent: 'Twitterbot', url: '/' }).allowed).toBe(true);
});

it.each([
  ['/каталог/', '/%D0%BA%D0%B0%D1%82%D0%B0%D0%BB%D0%BE%D0%B3/'],
  ['/中文', '/%E4%B8%AD%E6%96%87'],
  ['/a b', '/a%20b'],
  ['/a#b', '/a%23b'],
  ['admin/', '/admin/'],
  ['*.pdf$', '*.pdf$'],
  ['/a\nUser-agent: Evil\nDisallow: /', '/a%20User-agent:%20Evil%20Disallow:%20/'],
])('writes the path %j as %s', (path, written) => {
  const text = writeRobotsTxt({ groups: [group({ disallow: [path] })], sitemaps: [] });
  expect(text).toBe(`User-agent: *\nDisallow: ${written}\n`);
});

it('lets no name and no sitemap begin a line of its own', () => {
  const text = writeRobotsTxt({
    groups: [group({ userAgents: ['Foo\nDisallow: /', ' ', '# x'], disallow: ['/a'] })],
    sitemaps: ['https://example.com/\r\nUser-agent: *\u2028x'],
  });
  expect(text).toBe('User-agent: Foo Disallow: /\nDisallow: /a\n\nSitemap: https://example.com/ User-agent: * x\n');
});

it('writes an empty file of nothing', () => {
  expect(writeRobotsTxt({ groups: [], sitemaps: [] })).toBe('\n');
});
