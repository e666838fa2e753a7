import { siteCheck, titled } from '../site-check.ts';

const slowMany = siteCheck({
  title: 'Pages answer soon',
  failed: 'Many pages answer late',
  severity: 'warning',
  why: 'Nothing can be shown before the server answers, and a slow site is crawled less.',
  source: { name: 'web.dev: time to first byte', url: 'https://web.dev/articles/ttfb' },
  query: `SELECT count(*) AS number, max(waited) AS most, json_group_array(url) AS pages FROM page
    WHERE kind = 'page' AND waited > 1800 HAVING count(*) >= 3`,
  words: ({ number, most }) =>
    `${number} pages took more than 1.8 seconds to answer this crawler, up to ${(Number(most) / 1000).toFixed(1)}.`,
  fix: 'Keep finished pages in a cache, and look for what they all wait for: a database, a plugin, another server.',
  cases: {
    passes: { pages: { '/': titled('Home') } },
    fails: {
      pages: Object.fromEntries(
        ['/', '/a', '/b'].map((path) => [path, { html: titled(path, '/a', '/b'), headers: { 'x-waited': '2000' } }]),
      ),
    },
  },
});

const heavyMany = siteCheck({
  title: 'The HTML of pages is light',
  failed: 'The HTML of pages is heavy',
  severity: 'warning',
  why: 'Phones need long to read it, and Google reads the first 2 MB of a page only.',
  source: { name: 'Google: Googlebot', url: 'https://developers.google.com/search/docs/crawling-indexing/googlebot' },
  query: `SELECT count(*) AS number, max(bytes) AS most, json_group_array(url) AS pages FROM page
    WHERE kind = 'page' AND bytes > 500000 HAVING count(*) > 0`,
  words: ({ number, most }) =>
    `${number === 1 ? 'One page has' : `${number} pages have`} more than 500 KB of HTML, up to ${(Number(most) / 1024).toFixed(0)} KB.`,
  fix: 'Move pictures and data out of the HTML, and load long lists in parts.',
  cases: {
    passes: { pages: { '/': titled('Home') } },
    fails: { pages: { '/': `${titled('Home')}<p>${'x'.repeat(510_000)}</p>` } },
  },
});

const uncompressedMany = siteCheck({
  title: 'Pages travel compressed',
  failed: 'Pages travel without compression',
  severity: 'warning',
  why: 'HTML shrinks to a quarter of its size when the server compresses it.',
  source: {
    name: 'MDN: compression in HTTP',
    url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Compression',
  },
  query: `SELECT count(*) AS number, json_group_array(url) AS pages FROM page
    WHERE kind = 'page' AND bytes > 5000 AND encoded_bytes >= bytes HAVING count(*) > 0`,
  words: ({ number }) => `${number === 1 ? 'One page is' : `${number} pages are`} sent without compression.`,
  fix: 'Switch on Brotli or gzip in the web server for text/html.',
  cases: {
    passes: { pages: { '/': titled('Home') } },
    fails: { pages: { '/': `${titled('Home')}<p>${'x'.repeat(6_000)}</p>` } },
  },
});

export const weight = { slowMany, heavyMany, uncompressedMany };
