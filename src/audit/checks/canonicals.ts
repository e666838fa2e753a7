import { siteCheck, titled } from '../site-check.ts';

const source = {
  name: 'Google: canonical URLs',
  url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
};
const names = (title: string, canonical: string, ...paths: string[]) =>
  `${titled(title, ...paths)}`.replace('<title>', `<link rel="canonical" href="${canonical}"><title>`);

/** Pages that name another page as canonical, and what is wrong with that one. */
const elsewhere = (condition: string, columns = '') =>
  `SELECT page.url AS url, target.url AS target, target.status AS status${columns}, json_array(page.url) AS pages
    FROM page JOIN page AS target ON target.url = page.canonical
    WHERE page.kind = 'page' AND page.status = 200 AND target.state = 'done' AND target.id <> page.id AND ${condition} ORDER BY page.id`;

const canonicalBroken = siteCheck({
  title: 'Canonical pages are there',
  failed: 'Canonical tags name pages that are not there',
  severity: 'error',
  why: 'Search engines are sent to an address without a page, and may drop both.',
  source,
  query: elsewhere('(target.status >= 400 OR target.status = 0)'),
  words: ({ url, target, status }) =>
    `${url} names ${target}, which ${status === 0 ? 'does not answer' : `answers ${status}`}.`,
  fix: 'Name the page itself, or the page that has the same content and answers with 200.',
  cases: {
    passes: { pages: { '/': names('Home', '/', '/a'), '/a': names('A', '/a') } },
    fails: { pages: { '/': titled('Home', '/a'), '/a': names('A', '/gone') } },
  },
});

const canonicalRedirected = siteCheck({
  title: 'Canonical pages do not redirect',
  failed: 'Canonical tags name addresses that redirect',
  severity: 'warning',
  why: 'The tag says that this is the address, and the server says that it is another: search engines choose themselves.',
  source,
  query: elsewhere('target.redirect IS NOT NULL', ', target.redirect AS "to"'),
  words: ({ url, target, to }) => `${url} names ${target}, which redirects to ${to}.`,
  fix: 'Name the address at the end of the redirect.',
  cases: {
    passes: { pages: { '/': names('Home', '/', '/a'), '/a': names('A', '/b'), '/b': titled('B') } },
    fails: {
      pages: {
        '/': titled('Home', '/a'),
        '/a': names('A', '/b'),
        '/b': { status: 301, headers: { location: '/c' } },
        '/c': titled('C'),
      },
    },
  },
});

const canonicalChain = siteCheck({
  title: 'A canonical page names itself',
  failed: 'A canonical page names yet another one',
  severity: 'warning',
  why: 'A chain of canonical tags is often not followed, and it is left open which page is shown.',
  source,
  query: elsewhere('target.canonical IS NOT NULL AND target.canonical <> target.url', ', target.canonical AS "to"'),
  words: ({ url, target, to }) => `${url} names ${target}, which names ${to}.`,
  fix: 'Name the last page in all of them.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a', '/b'), '/a': names('A', '/b'), '/b': names('B', '/b') } },
    fails: {
      pages: {
        '/': titled('Home', '/a', '/b', '/c'),
        '/a': names('A', '/b'),
        '/b': names('B', '/c'),
        '/c': titled('C'),
      },
    },
  },
});

const canonicalNoindex = siteCheck({
  title: 'Canonical pages may appear in search',
  failed: 'Canonical tags name pages that are kept out of search',
  severity: 'error',
  why: 'The page gives way to one that must not be shown: neither of them is found.',
  source,
  query: elsewhere('target.is_noindex = 1'),
  words: ({ url, target }) => `${url} names ${target}, which says noindex.`,
  fix: 'Take noindex off the canonical page, or let this page name itself.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a', '/b'), '/a': names('A', '/b'), '/b': titled('B') } },
    fails: {
      pages: {
        '/': titled('Home', '/a', '/b'),
        '/a': names('A', '/b'),
        '/b': titled('B').replace('<title>', '<meta name="robots" content="noindex"><title>'),
      },
    },
  },
});

const canonicalFirstPage = siteCheck({
  title: 'Further pages of a list stand for themselves',
  failed: 'Further pages of a list name the first one as canonical',
  severity: 'warning',
  why: 'What is listed only on page two and later may not be found: the canonical tag says that these pages are copies of the first.',
  source: {
    name: 'Google: pagination',
    url: 'https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading',
  },
  query: `SELECT page.canonical AS target, count(*) AS number, json_group_array(page.url) AS pages FROM page
    WHERE page.kind = 'page' AND page.status = 200 AND page.canonical IS NOT NULL AND page.canonical <> page.url
    AND (page.url LIKE page.canonical || '?page=_%' OR page.url LIKE page.canonical || '?p=_%' OR page.url LIKE rtrim(page.canonical, '/') || '/page/_%')
    AND page.url NOT LIKE '%page=1' AND page.url NOT LIKE '%/page/1' AND page.url NOT LIKE '%/page/1/' GROUP BY page.canonical`,
  words: ({ target, number }) =>
    `${number === 1 ? 'One further page names' : `${number} further pages name`} ${target}.`,
  fix: 'Let each page of the list name itself as canonical.',
  cases: {
    passes: { pages: { '/': titled('Home', '/list?page=2'), '/list?page=2': names('List 2', '/list?page=2') } },
    fails: { pages: { '/': titled('Home', '/list?page=2'), '/list?page=2': names('List 2', '/list') } },
  },
});

export const canonicals = {
  canonicalBroken,
  canonicalRedirected,
  canonicalChain,
  canonicalNoindex,
  canonicalFirstPage,
};
