import { siteCheck, titled } from '../site-check.ts';

const robotsTxt = (html: string) => ({ html, headers: { 'content-type': 'text/plain' } });

const startForbidden = siteCheck({
  title: 'Crawlers may read the site',
  failed: 'Crawlers may not read the site',
  severity: 'error',
  why: 'Search engines that may not read the start page do not find what it leads to.',
  source: { name: 'RFC 9309: robots.txt', url: 'https://www.rfc-editor.org/rfc/rfc9309#name-access-results' },
  query: `SELECT page.url AS url, json_extract(note.value, '$.outcome') AS outcome, json_array(page.url) AS pages
    FROM page JOIN note ON note.name LIKE 'robots %' AND substr(page.url, 1, length(note.name) - 6) = substr(note.name, 8) || '/'
    WHERE page.source = 'start' AND page.state = 'forbidden'`,
  words: ({ url, outcome }) =>
    outcome === 'unavailable'
      ? `robots.txt cannot be read, and crawlers then take ${url} as closed. Nothing was read.`
      : `robots.txt forbids ${url}. Nothing was read.`,
  fix: 'Let robots.txt allow what is to be found, or answer 404 where there is none. On a site that is being built, leave it.',
  cases: {
    passes: { pages: { '/': titled('Home'), '/robots.txt': robotsTxt('User-agent: *\nDisallow: /private') } },
    fails: { pages: { '/': titled('Home'), '/robots.txt': robotsTxt('User-agent: *\nDisallow: /') } },
  },
});

const soft = {
  name: 'Google: soft 404 errors',
  url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
};

const missingAnswered = siteCheck({
  title: 'What is not there answers 404',
  failed: 'Addresses that are not there answer like pages',
  severity: 'error',
  why: 'Search engines cannot tell mistyped and old addresses from pages: they keep them, and spend their visits there.',
  source: soft,
  query: `SELECT value AS url, json_array((SELECT value FROM note WHERE name = 'start')) AS pages FROM note
    WHERE name = 'missing url' AND (SELECT value FROM note WHERE name = 'missing status') = '200'`,
  words: ({ url }) => `An address that nobody ever made was answered with 200, by ${url}.`,
  fix: 'Answer 404 or 410 for what is not there, with a page that helps visitors on.',
  cases: {
    passes: { pages: { '/': titled('Home') } },
    fails: {
      pages: { '/': titled('Home'), '/clearkit-asks-for-a-page-that-is-not-there': titled('All is well') },
    },
  },
});

/** How pages say in several languages that there is nothing. */
const nothing = [
  ...['404 %', '404', '% 404', '%error 404%', '%page not found%', 'not found%', '%page does not exist%'],
  ...['%page cannot be found%', '%seite nicht gefunden%', '%seite existiert nicht%', '%page introuvable%'],
  ...['%página no encontrada%', '%pagina non trovata%', '%página não encontrada%', '%pagina niet gevonden%'],
];
const says = (column: string) => nothing.map((words) => `lower(${column}) LIKE '${words}'`).join(' OR ');

const softMissing = siteCheck({
  title: 'Pages that say “not found” answer so',
  failed: 'Pages say “not found” and answer 200',
  severity: 'error',
  why: 'Search engines take these for pages, may show them, and crawl them again and again.',
  source: soft,
  query: `SELECT count(*) AS number, json_group_array(url) AS pages FROM indexable
    WHERE words < 150 AND (${says('title')} OR ${says('heading')}) HAVING count(*) > 0`,
  words: ({ number }) =>
    `${number === 1 ? 'One page says' : `${number} pages say`} in the title or heading that there is nothing, and ${number === 1 ? 'answers' : 'answer'} 200.`,
  fix: 'Answer 404 or 410 with these pages, and take links to them out.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': { status: 404, html: titled('Page not found') } } },
    fails: { pages: { '/': titled('Home', '/a'), '/a': titled('Page not found') } },
  },
});

const kinds = new Map(
  Object.entries({
    long: 'are longer than 2,000 characters',
    deep: 'have more than 20 levels',
    repeats: 'repeat parts of their path, as relative links with a wrong base make them',
    parameters: 'are ever more variants of a path by parameters',
    calendar: 'are pages of a calendar without an end',
    copies: 'all say the same',
  }),
);

const addressEndless = siteCheck({
  title: 'The site comes to an end',
  failed: 'Addresses go on without end',
  severity: 'warning',
  why: 'Crawlers spend their visits on pages that a program makes for every address, and find the real ones late.',
  source: {
    name: 'Google: crawl budget',
    url: 'https://developers.google.com/crawling/docs/crawl-budget',
  },
  query: `SELECT trap.kind AS kind, min(trap.url) AS example, count(DISTINCT trap.url) AS number,
    json_group_array(DISTINCT coalesce(page.url, trap.url)) AS pages
    FROM trap LEFT JOIN link ON link.target = trap.url LEFT JOIN page ON page.id = link.page GROUP BY trap.kind`,
  words: ({ kind, example, number }) =>
    `${Number(number) >= 100 ? 'A hundred addresses and more' : number === 1 ? 'One address' : `${number} addresses`}, such as ${example}, were not followed: they ${kinds.get(String(kind)) ?? 'have no end'}.`,
  fix: 'Write links from the root of the site, end calendars and filters where there is nothing to show, and keep them out of links that crawlers follow.',
  cases: {
    passes: {
      pages: { '/': titled('Home', '/2025/12', '/a/b/c'), '/2025/12': titled('December'), '/a/b/c': titled('C') },
    },
    fails: { pages: { '/': titled('Home', '/calendar/2093/05') } },
  },
});

const weightWasted = siteCheck({
  title: 'Links of the site lead to pages for search',
  failed: 'Much of the link weight goes to pages out of search',
  severity: 'advice',
  why: 'How the pages of a site link to each other tells search engines what matters: what goes to pages out of search is lost to the others.',
  source: {
    name: 'Brin, Page: The anatomy of a search engine',
    url: 'https://research.google/pubs/the-anatomy-of-a-large-scale-hypertextual-web-search-engine/',
  },
  query: `SELECT sum(weight) AS share, count(*) AS number, json_group_array(url) AS pages FROM
    (SELECT url, weight FROM page WHERE weight > 0 AND id NOT IN (SELECT id FROM indexable) ORDER BY weight DESC)
    HAVING sum(weight) > 0.25 AND (SELECT count(*) FROM page WHERE weight > 0) >= 10`,
  words: ({ share, number }) =>
    `${Math.round(Number(share) * 100)} % of it goes to ${number === 1 ? 'one address' : `${number} addresses`} that redirect, are missing, or are kept out of search.`,
  fix: 'Link to the final addresses, and take links to logins, filters and other pages out of search from the layout where they are not needed.',
  cases: {
    passes: { pages: { '/': titled('Home', ...numbered(10)), ...pagesOf(10, (at) => titled(`Page ${at}`, '/')) } },
    fails: {
      pages: {
        '/': titled('Home', ...numbered(10)),
        ...pagesOf(10, (at) =>
          titled(`Page ${at}`, '/', '/1').replace(
            '<title>',
            at < 6 ? '<meta name="robots" content="noindex"><title>' : '<title>',
          ),
        ),
      },
    },
  },
});

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `/${at}`);
}

function pagesOf(count: number, page: (at: number) => string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`/${at}`, page(at)]));
}

export const crawling = { startForbidden, missingAnswered, softMissing, addressEndless, weightWasted };
