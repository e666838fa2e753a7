import { siteCheck, titled } from '../site-check.ts';

const source = {
  name: 'Google: build a sitemap',
  url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
};
const listed = (condition: string, columns = '') =>
  `SELECT count(*) AS number, json_group_array(page.url) AS pages${columns} FROM sitemap JOIN page ON page.url = sitemap.url
    WHERE page.state IN ('done', 'forbidden') AND ${condition} HAVING count(*) > 0`;
const pages = (number: unknown) => (number === 1 ? 'One address in the sitemap' : `${number} addresses in the sitemap`);

const sitemapMissing = siteCheck({
  title: 'The sitemap names every page',
  failed: 'Pages are missing from the sitemap',
  severity: 'advice',
  why: 'Search engines learn of new pages sooner when the sitemap names them.',
  source,
  query: `SELECT count(*) AS number, json_group_array(url) AS pages FROM indexable
    WHERE url NOT IN (SELECT url FROM sitemap) AND (SELECT count(*) FROM sitemap) > 0 HAVING count(*) > 0`,
  words: ({ number }) =>
    `${number === 1 ? 'One page' : `${number} pages`} that may appear in search ${number === 1 ? 'is' : 'are'} not in the sitemap.`,
  fix: 'Have the sitemap made by what publishes the pages, so that it names all of them.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A') }, sitemap: ['/', '/a'] },
    fails: { pages: { '/': titled('Home', '/a'), '/a': titled('A') }, sitemap: ['/'] },
  },
});

const sitemapBroken = siteCheck({
  title: 'Everything in the sitemap is there',
  failed: 'The sitemap names pages that are not there',
  severity: 'error',
  why: 'A sitemap with wrong addresses wastes visits of crawlers and is trusted less.',
  source,
  query: listed('page.status IS NOT NULL AND (page.status >= 400 OR page.status = 0)'),
  words: ({ number }) => `${pages(number)} ${number === 1 ? 'does' : 'do'} not lead to a page.`,
  fix: 'Take these addresses out, or bring the pages back.',
  cases: {
    passes: { pages: { '/': titled('Home') }, sitemap: ['/'] },
    fails: { pages: { '/': titled('Home') }, sitemap: ['/', '/gone'] },
  },
});

const sitemapRedirect = siteCheck({
  title: 'The sitemap names the final addresses',
  failed: 'The sitemap names addresses that redirect',
  severity: 'warning',
  why: 'A sitemap should name the addresses that are to appear in search, and nothing else.',
  source,
  query: listed('page.redirect IS NOT NULL'),
  words: ({ number }) => `${pages(number)} ${number === 1 ? 'redirects' : 'redirect'}.`,
  fix: 'Name the address at the end of the redirect.',
  cases: {
    passes: { pages: { '/': titled('Home') }, sitemap: ['/'] },
    fails: {
      pages: { '/': titled('Home', '/b'), '/a': { status: 301, headers: { location: '/b' } }, '/b': titled('B') },
      sitemap: ['/', '/a'],
    },
  },
});

const sitemapNoindex = siteCheck({
  title: 'The sitemap names only pages for search',
  failed: 'The sitemap names pages that are kept out of search',
  severity: 'warning',
  why: 'The sitemap asks for the page to be shown and the page asks for the opposite.',
  source,
  query: listed('page.is_noindex = 1'),
  words: ({ number }) => `${pages(number)} ${number === 1 ? 'says' : 'say'} noindex.`,
  fix: 'Take these pages out of the sitemap, or noindex off the pages.',
  cases: {
    passes: { pages: { '/': titled('Home') }, sitemap: ['/'] },
    fails: {
      pages: {
        '/': titled('Home'),
        '/a': titled('A').replace('<title>', '<meta name="robots" content="noindex"><title>'),
      },
      sitemap: ['/', '/a'],
    },
  },
});

const sitemapCanonical = siteCheck({
  title: 'The sitemap names canonical pages',
  failed: 'The sitemap names pages that stand for another one',
  severity: 'warning',
  why: 'The sitemap and the canonical tag disagree about which page is to appear in search.',
  source,
  query: listed(
    "page.status = 200 AND page.canonical IS NOT NULL AND page.canonical <> page.url AND page.canonical <> page.url || '/'",
  ),
  words: ({ number }) => `${pages(number)} ${number === 1 ? 'names another page' : 'name other pages'} as canonical.`,
  fix: 'Put the canonical address into the sitemap in their place.',
  cases: {
    passes: { pages: { '/': titled('Home') }, sitemap: ['/'] },
    fails: {
      pages: {
        '/': titled('Home', '/a'),
        '/a': titled('A').replace('<title>', '<link rel="canonical" href="/"><title>'),
      },
      sitemap: ['/', '/a'],
    },
  },
});

const sitemapBlocked = siteCheck({
  title: 'Everything in the sitemap may be crawled',
  failed: 'The sitemap names pages that robots.txt forbids',
  severity: 'error',
  why: 'Crawlers are invited by one file and turned away by the other.',
  source,
  query: listed("page.state = 'forbidden'"),
  words: ({ number }) => `${pages(number)} ${number === 1 ? 'is' : 'are'} closed to crawlers.`,
  fix: 'Open the pages in robots.txt, or take them out of the sitemap.',
  cases: {
    passes: { pages: { '/': titled('Home') }, sitemap: ['/'] },
    fails: {
      pages: {
        '/': titled('Home'),
        '/robots.txt': {
          html: 'User-agent: *\nDisallow: /a\nSitemap: https://site.example/sitemap.xml',
          headers: { 'content-type': 'text/plain' },
        },
      },
      sitemap: ['/', '/a'],
    },
  },
});

const orphan = siteCheck({
  title: 'Every page of the sitemap is linked',
  failed: 'Pages of the sitemap are linked from nowhere',
  severity: 'warning',
  why: 'A page without links is not found by visitors, and search engines take it for unimportant.',
  source: { name: 'Google: links', url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable' },
  query: `SELECT count(*) AS number, json_group_array(url) AS pages FROM indexable
    WHERE source = 'sitemap' AND NOT EXISTS (SELECT 1 FROM link WHERE link.target = indexable.url AND link.kind = 'link' AND link.page <> indexable.id)
    AND NOT EXISTS (SELECT 1 FROM page AS old JOIN link ON link.target = old.url AND link.kind = 'link' WHERE old.redirect = indexable.url)
    HAVING count(*) > 0`,
  words: ({ number }) => `${number === 1 ? 'One page' : `${number} pages`} can only be found through the sitemap.`,
  fix: 'Link to them from where visitors would look for them, or take pages out that nobody needs any more.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A') }, sitemap: ['/', '/a'] },
    fails: { pages: { '/': titled('Home'), '/a': titled('A') }, sitemap: ['/', '/a'] },
  },
});

export const sitemap = {
  sitemapMissing,
  sitemapBroken,
  sitemapRedirect,
  sitemapNoindex,
  sitemapCanonical,
  sitemapBlocked,
  orphan,
};
