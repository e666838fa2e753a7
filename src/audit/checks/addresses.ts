import { siteCheck, titled } from '../site-check.ts';

const source = {
  name: 'Google: URL structure',
  url: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
};

/** Pages of which one is found at several spellings of an address: what is said there is the same. */
const spelt = (form: string) =>
  `SELECT ${form} AS value, count(*) AS number, json_group_array(url) AS pages FROM indexable GROUP BY ${form}
    HAVING count(*) > 1 AND (count(DISTINCT title) = 1 OR count(DISTINCT text_hash) = 1)`;

const slashBoth = siteCheck({
  title: 'Addresses end with a slash or do not',
  failed: 'The same pages answer with and without a final slash',
  severity: 'warning',
  why: 'To search engines these are two pages each, with the same content.',
  source: {
    name: 'Google: to slash or not to slash',
    url: 'https://developers.google.com/search/blog/2010/04/to-slash-or-not-to-slash',
  },
  query: spelt("rtrim(url, '/')"),
  words: ({ value }) => `${value} and ${value}/ both answer with a page.`,
  fix: 'Choose one form, redirect the other to it, and link to that form.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A') } },
    fails: { pages: { '/': titled('Home', '/a', '/a/'), '/a': titled('A'), '/a/': titled('A') } },
  },
});

const caseBoth = siteCheck({
  title: 'Addresses are written in one way',
  failed: 'The same addresses answer in capitals and in small letters',
  severity: 'warning',
  why: 'To search engines these are different pages with the same content.',
  source,
  query: `${spelt('lower(url)')} AND count(DISTINCT url) > 1`,
  words: ({ value, number }) => `${value} answers in ${number} spellings.`,
  fix: 'Redirect all spellings to the one in small letters.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A') } },
    fails: { pages: { '/': titled('Home', '/a', '/A'), '/a': titled('A'), '/A': titled('A') } },
  },
});

const indexFile = siteCheck({
  title: 'A folder has one address',
  failed: 'Folders answer at their index file as well',
  severity: 'warning',
  why: 'The same page is found at two addresses, and links are spread over both.',
  source,
  query: `SELECT page.url AS url, folder.url AS folder, json_array(page.url, folder.url) AS pages FROM indexable AS page
    JOIN indexable AS folder ON page.url IN (folder.url || 'index.html', folder.url || 'index.htm', folder.url || 'index.php') `,
  words: ({ url, folder }) => `${url} and ${folder} are the same page.`,
  fix: 'Redirect the file to its folder, and link to the folder.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A') } },
    fails: { pages: { '/': titled('Home', '/index.html'), '/index.html': titled('Home') } },
  },
});

const parametersMany = siteCheck({
  title: 'Parameters do not multiply pages',
  failed: 'Parameters multiply pages',
  severity: 'warning',
  why: 'Crawlers spend their visits on variants of one page, and new pages wait.',
  source: {
    name: 'Google: faceted navigation',
    url: 'https://developers.google.com/search/docs/crawling-indexing/crawling-managing-faceted-navigation',
  },
  query: `SELECT substr(url, 1, instr(url, '?') - 1) AS path, count(*) AS number, json_group_array(url) AS pages FROM indexable
    WHERE instr(url, '?') > 0 AND url NOT LIKE '%?page=%' AND url NOT LIKE '%?p=%'
    GROUP BY path HAVING count(*) >= 10 AND 2 * min(count(DISTINCT title), count(DISTINCT heading)) <= count(*) ORDER BY number DESC`,
  words: ({ path, number }) => `${path} has ${number} variants that may all appear in search.`,
  fix: 'Name the page without parameters as canonical, or keep filters and sorting out of links that crawlers follow.',
  cases: {
    passes: { pages: { '/': titled('Home', '/list?sort=a'), '/list?sort=a': titled('List') } },
    fails: {
      pages: {
        '/': titled('Home', ...Array.from({ length: 10 }, (_, at) => `/list?sort=${at}`)),
        ...Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`/list?sort=${at}`, titled('List')])),
      },
    },
  },
});

const protocolMixed = siteCheck({
  title: 'Links stay encrypted',
  failed: 'Links lead to unencrypted addresses of the site',
  severity: 'warning',
  why: 'Visitors go through a redirect that anybody on the way can change.',
  source: { name: 'web.dev: why HTTPS matters', url: 'https://web.dev/articles/why-https-matters' },
  query: `SELECT count(DISTINCT link.target) AS number, json_group_array(DISTINCT page.url) AS pages FROM link JOIN page ON page.id = link.page
    WHERE link.kind IN ('link', 'canonical', 'hreflang') AND page.url LIKE 'https:%' AND link.target LIKE 'http://%'
    AND substr(link.target, 8, instr(substr(link.target, 8) || '/', '/') - 1) = substr(page.url, 9, instr(substr(page.url, 9) || '/', '/') - 1)
    HAVING count(*) > 0`,
  words: ({ number }) =>
    `${number === 1 ? 'One address' : `${number} addresses`} of the site ${number === 1 ? 'is' : 'are'} linked with http.`,
  fix: 'Write https in these links, or only the path.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': titled('A') } },
    fails: { pages: { '/': `${titled('Home')}<a href="http://site.example/a">A</a>` } },
  },
});

export const addresses = { slashBoth, caseBoth, indexFile, parametersMany, protocolMixed };
