import { siteCheck, titled } from '../site-check.ts';

const chain = (length: number) =>
  Object.fromEntries(
    Array.from({ length }, (_, at) => [at === 0 ? '/' : `/${at}`, titled(`Page ${at}`, `/${at + 1}`)]),
  );

const depthFar = siteCheck({
  title: 'Every page is a few clicks away',
  failed: 'Pages are many clicks away from the start',
  severity: 'advice',
  why: 'What is far from the home page is visited less, by people and by crawlers.',
  source: {
    name: 'Google: site structure',
    url: 'https://developers.google.com/search/docs/specialty/ecommerce/help-google-understand-your-ecommerce-site-structure',
  },
  query: `SELECT count(*) AS number, max(depth) AS depth, json_group_array(url) AS pages FROM indexable WHERE depth > 4 HAVING count(*) > 0`,
  words: ({ number, depth }) =>
    `${number === 1 ? 'One page is' : `${number} pages are`} more than 4 clicks away, up to ${depth}.`,
  fix: 'Link to them from lists by topic, and let long lists jump further than one page.',
  cases: {
    passes: { pages: { ...chain(4), '/4': titled('End') } },
    fails: { pages: { ...chain(6), '/6': titled('End') } },
  },
});

const blockedLinked = siteCheck({
  title: 'Links lead to pages that may be crawled',
  failed: 'Links lead to pages that robots.txt forbids',
  severity: 'advice',
  why: 'Forbidden pages can still appear in search, without a description, when many links lead to them.',
  source: {
    name: 'Google: robots.txt',
    url: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
  },
  query: `SELECT target.url AS target, count(DISTINCT page.id) AS number, json_group_array(DISTINCT page.url) AS pages
    FROM link JOIN page ON page.id = link.page JOIN page AS target ON target.url = link.target
    WHERE link.kind = 'link' AND target.state = 'forbidden'
    GROUP BY target.id ORDER BY number DESC LIMIT 100`,
  words: ({ target, number }) =>
    `${target} is linked from ${number === 1 ? 'one page' : `${number} pages`}, and closed to crawlers.`,
  fix: 'Where the page must not appear in search, let it be crawled and say noindex. Where it does not matter, leave it.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A') } },
    fails: {
      pages: {
        '/': titled('Home', '/a'),
        '/robots.txt': { html: 'User-agent: *\nDisallow: /a', headers: { 'content-type': 'text/plain' } },
      },
    },
  },
});

const noindexLinked = siteCheck({
  title: 'Pages that matter may appear in search',
  failed: 'Pages that are linked from everywhere are kept out of search',
  severity: 'warning',
  why: 'What most pages of a site link to is usually meant to be found.',
  source: {
    name: 'Google: noindex',
    url: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  },
  query: `SELECT page.url AS url, count(DISTINCT link.page) AS number, json_array(page.url) AS pages FROM page
    JOIN link ON link.target = page.url AND link.kind = 'link' AND link.page <> page.id
    WHERE page.kind = 'page' AND page.is_noindex = 1 GROUP BY page.id
    HAVING number >= 3 AND number * 2 > (SELECT count(*) FROM page WHERE kind = 'page')`,
  words: ({ url, number }) => `${url} says noindex, and ${number} pages link to it.`,
  fix: 'Take noindex off if it was left over from building the site. For a login or a basket it is right.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A') } },
    fails: {
      pages: {
        '/': titled('Home', '/a', '/b', '/hidden'),
        ...{ '/a': titled('A', '/hidden'), '/b': titled('B', '/hidden') },
        '/hidden': titled('Hidden').replace('<title>', '<meta name="robots" content="noindex"><title>'),
      },
    },
  },
});

const statusRefused = siteCheck({
  title: 'Crawlers are let in',
  failed: 'Many pages refuse crawlers',
  severity: 'error',
  why: 'A firewall that turns us away may turn search engines away as well.',
  source: {
    name: 'Google: HTTP status codes',
    url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  },
  query: `SELECT status, count(*) AS number, json_group_array(url) AS pages FROM page WHERE status IN (401, 403, 429) AND is_file = 0
    GROUP BY status HAVING count(*) >= 3`,
  words: ({ status, number }) => `${number} addresses answer ${status}.`,
  fix: 'Let known crawlers through, and answer with 429 only beyond a rate that they never reach.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': { status: 403 } } },
    fails: {
      pages: {
        '/': titled('Home', '/a', '/b', '/c'),
        '/a': { status: 403 },
        '/b': { status: 403 },
        '/c': { status: 403 },
      },
    },
  },
});

export const structure = { depthFar, blockedLinked, noindexLinked, statusRefused };
