import { linksTo, type SiteCheck, siteCheck, titled } from '../site-check.ts';

const crawlable = {
  name: 'Google: links',
  url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
};

/** What pages name that answers otherwise: one finding for each target, with all the pages that name it. */
function targets(kinds: string, condition: string): string {
  return `SELECT target.url AS target, target.status AS status, target.error AS error, count(DISTINCT page.id) AS number,
    json_group_array(DISTINCT page.url) AS pages
    FROM link JOIN page ON page.id = link.page JOIN page AS target ON target.url = link.target
    WHERE link.kind IN (${kinds}) AND target.state = 'done' AND ${condition} GROUP BY target.id ORDER BY number DESC`;
}

const MISSING = 'target.status >= 400 AND target.status NOT IN (401, 403, 429)';

/** Failures of pages that did answer, with more than can be read. */
const UNREADABLE = "('too-large', 'unsupported')";

const said: SiteCheck['words'] = ({ target, status, error, number }) =>
  `${target} ${status === 0 ? `does not answer (${error})` : `answers ${status}`}, and ${number === 1 ? 'one page names' : `${number} pages name`} it.`;

const linkBroken = siteCheck({
  title: 'Links lead to pages that are there',
  failed: 'Links lead to pages that are not there',
  severity: 'error',
  why: 'Visitors end at an error page, and what links pass on to other pages is lost.',
  source: crawlable,
  query: targets("'link'", MISSING),
  words: said,
  fix: 'Change the links to the page that took its place, or redirect the old address to it. Without such a page, take the links out.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A') } },
    fails: { pages: { '/': titled('Home', '/gone') } },
  },
});

const linkUnanswered = siteCheck({
  title: 'Every page that is linked answers',
  failed: 'Pages that are linked do not answer',
  severity: 'error',
  why: 'A page that does not answer is lost to visitors and, after some time, to search engines.',
  source: {
    name: 'Google: HTTP status codes',
    url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  },
  query: targets("'link', 'picture', 'script', 'style'", `target.status = 0 AND target.failure NOT IN ${UNREADABLE}`),
  words: said,
  fix: 'Look at the log of the server for these addresses. Pages that take too long to make need a cache.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A') } },
    fails: { pages: { '/': titled('Home', '/silent'), '/silent': { status: 0 } } },
  },
});

const pageHuge = siteCheck({
  title: 'Every page can be read',
  failed: 'Pages are too large to be read',
  severity: 'error',
  why: 'Google reads the first 2 MB of a page only, and phones give up on pages of this size.',
  source: { name: 'Google: Googlebot', url: 'https://developers.google.com/search/docs/crawling-indexing/googlebot' },
  query: targets("'link'", `target.status = 0 AND target.failure IN ${UNREADABLE}`),
  words: ({ target, error }) => `${target}: ${error}`,
  fix: 'Split the page, and load long lists and data in parts.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A') } },
    fails: { pages: { '/': titled('Home', '/a'), '/a': `${titled('A')}${'<p>Very long. '.repeat(450_000)}` } },
  },
});

const serverError = siteCheck({
  title: 'No page fails on the server',
  failed: 'Pages fail on the server',
  severity: 'error',
  why: 'Search engines crawl a site less that answers with errors, and drop pages that keep failing.',
  source: {
    name: 'Google: HTTP status codes',
    url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  },
  query:
    'SELECT status, count(*) AS number, json_group_array(url) AS pages FROM page WHERE status >= 500 GROUP BY status',
  words: ({ status, number }) => `${number === 1 ? 'One address answers' : `${number} addresses answer`} ${status}.`,
  fix: 'The log of the server says why. A site under maintenance answers 503 with Retry-After.',
  cases: {
    passes: { pages: { '/': titled('Home') } },
    fails: { pages: { '/': titled('Home', '/a'), '/a': { status: 500 } } },
  },
});

const fileBroken = (kind: 'picture' | 'script' | 'style', plural: string, html: string, why: string) =>
  siteCheck({
    title: `All ${plural} are there`,
    failed: `Some ${plural} are not there`,
    severity: 'error',
    why,
    source: {
      name: 'HTTP: 404 Not Found (RFC 9110)',
      url: 'https://www.rfc-editor.org/rfc/rfc9110#name-404-not-found',
    },
    query: targets(`'${kind}'`, MISSING),
    words: said,
    fix: 'Put the file back, or correct its address in the template or the pages that name it.',
    cases: {
      passes: { pages: { '/': `${titled('Home')}${html}`, '/file': { headers: { 'content-type': 'text/plain' } } } },
      fails: { pages: { '/': `${titled('Home')}${html}` } },
    },
  });

const pictureBroken = fileBroken(
  'picture',
  'pictures',
  '<img src="/file" alt="">',
  'Visitors see an empty box, and picture search finds nothing.',
);
const scriptBroken = fileBroken(
  'script',
  'scripts',
  '<script src="/file"></script>',
  'What the script does is missing on every page that names it.',
);
const styleBroken = fileBroken(
  'style',
  'style sheets',
  '<link rel="stylesheet" href="/file">',
  'Pages lose their layout, in part or as a whole.',
);

const linkRedirected = siteCheck({
  title: 'Links lead straight to their pages',
  failed: 'Links lead to redirects',
  severity: 'advice',
  why: 'Each redirect costs visitors time and crawlers a request.',
  source: {
    name: 'Google: redirects',
    url: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  },
  query: `SELECT target.url AS target, target.redirect AS "to", count(DISTINCT page.id) AS number, json_group_array(DISTINCT page.url) AS pages
    FROM link JOIN page ON page.id = link.page JOIN page AS target ON target.url = link.target
    WHERE link.kind = 'link' AND target.redirect IS NOT NULL GROUP BY target.id ORDER BY number DESC`,
  words: ({ target, to, number }) =>
    `${target} redirects to ${to}, and ${number === 1 ? 'one page links' : `${number} pages link`} to it.`,
  fix: 'Change the links to the address that the redirect leads to. In a template, one change does it for all pages.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A') } },
    fails: {
      pages: { '/': titled('Home', '/old'), '/old': { status: 301, headers: { location: '/a' } }, '/a': titled('A') },
    },
  },
});

const linkNofollow = siteCheck({
  title: 'Links within the site are followed',
  failed: 'Links within the site are marked nofollow',
  severity: 'warning',
  why: 'Search engines are told to ignore these links, and may not find or value the pages behind them.',
  source: {
    name: 'Google: qualify links',
    url: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  },
  query: `SELECT link.target AS target, count(DISTINCT page.id) AS number, json_group_array(DISTINCT page.url) AS pages
    FROM link JOIN page ON page.id = link.page JOIN indexable AS target ON target.url = link.target
    WHERE link.kind = 'link' AND link.is_nofollow = 1
    AND NOT EXISTS (SELECT 1 FROM link AS other WHERE other.target = link.target AND other.kind = 'link' AND other.is_nofollow = 0)
    GROUP BY link.target ORDER BY number DESC`,
  words: ({ target, number }) =>
    `${target} is linked with nofollow alone, from ${number === 1 ? 'one page' : `${number} pages`}.`,
  fix: 'Take nofollow off links within the site. Pages that must stay out of search say noindex themselves.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A') } },
    fails: { pages: { '/': `${titled('Home')}<a rel="nofollow" href="/a">A</a>`, '/a': titled('A') } },
  },
});

const anchorAmbiguous = siteCheck({
  title: 'The same words lead to the same page',
  failed: 'The same words lead to different pages',
  severity: 'advice',
  why: 'People who hear or see only the links cannot tell where each leads.',
  source: {
    name: 'WCAG 2.2: link purpose',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
  },
  // On one page: “Next” leads somewhere else on each page of a list, and is right.
  query: `SELECT text, max(number) AS number, json_group_array(url) AS pages FROM
    (SELECT lower(link.text) AS text, page.url AS url, count(DISTINCT link.target) AS number
      FROM link JOIN page ON page.id = link.page JOIN page AS target ON target.url = link.target
      WHERE link.kind = 'link' AND length(link.text) > 3 AND target.status = 200
      GROUP BY link.page, lower(link.text) HAVING count(DISTINCT link.target) > 2)
    GROUP BY text ORDER BY number DESC LIMIT 50`,
  words: ({ text, number }) => `“${text}” leads to ${number} different pages from one page.`,
  fix: 'Let the words of a link name what is behind it: the title of the article instead of "Read more".',
  cases: {
    passes: { pages: { '/': titled('Home', '/a', '/b'), '/a': titled('A'), '/b': titled('B') } },
    fails: {
      pages: {
        '/': `${titled('Home')}<a href="/a">Read more</a> <a href="/b">Read more</a> <a href="/c">Read more</a>`,
        ...{ '/a': titled('A'), '/b': titled('B'), '/c': titled('C') },
      },
    },
  },
});

const linkedOnce = siteCheck({
  title: 'Pages are linked from several places',
  failed: 'Many pages are linked from one place only',
  severity: 'advice',
  why: 'How often a page is linked within a site tells search engines how much it matters.',
  source: crawlable,
  query: `WITH linked AS (SELECT target.url AS url, count(DISTINCT link.page) AS number FROM indexable AS target
      JOIN link ON link.target = target.url AND link.kind = 'link' AND link.page <> target.id WHERE target.depth > 0 GROUP BY target.id)
    SELECT count(*) AS number, (SELECT count(*) FROM indexable) AS total, json_group_array(url) AS pages FROM linked
    WHERE number = 1 HAVING count(*) >= 10 AND count(*) * 2 > (SELECT count(*) FROM indexable)`,
  words: ({ number, total }) => `${number} of ${total} pages have a single page that links to them.`,
  fix: 'Link from one article to related ones, and add lists by topic to the pages that people read most.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A', '/') } },
    fails: {
      pages: {
        '/': titled('Home', ...Array.from({ length: 12 }, (_, at) => `/${at}`)),
        ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`/${at}`, titled(`Page ${at}`)])),
      },
    },
  },
});

const deadEnd = siteCheck({
  title: 'Every page leads on',
  failed: 'Pages lead nowhere within the site',
  severity: 'advice',
  why: 'Visitors who come from a search have nowhere to go, and crawlers end there.',
  source: crawlable,
  query: `SELECT count(*) AS number, json_group_array(url) AS pages FROM indexable
    WHERE NOT EXISTS (SELECT 1 FROM link JOIN page AS target ON target.url = link.target WHERE link.page = indexable.id AND link.kind = 'link' AND target.id <> indexable.id)
    AND (SELECT count(*) FROM indexable) > 1 HAVING count(*) > 0`,
  words: ({ number }) =>
    `${number === 1 ? 'One page has' : `${number} pages have`} no link to another page of the site.`,
  fix: 'Give these pages the navigation of the others, or at least a link to the home page.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A', '/') } },
    fails: { pages: { '/': titled('Home', '/a'), '/a': `<title>A</title><p>Alone. ${linksTo().trim()}` } },
  },
});

export const links = {
  linkBroken,
  linkUnanswered,
  pageHuge,
  serverError,
  pictureBroken,
  scriptBroken,
  styleBroken,
  linkRedirected,
  linkNofollow,
  anchorAmbiguous,
  linkedOnce,
  deadEnd,
};
