import { type SitePage, siteCheck, titled } from '../site-check.ts';

const source = {
  name: 'Google: redirects',
  url: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
};
const to = (location: string, status = 301): SitePage => ({ status, headers: { location } });

const redirectChain = siteCheck({
  title: 'Redirects lead to their end at once',
  failed: 'Redirects lead to redirects',
  severity: 'warning',
  why: 'Every step costs visitors time, and Google gives up after ten.',
  source,
  query: `SELECT first.url AS "from", second.url AS middle, second.redirect AS "to", json_array(first.url) AS pages
    FROM page AS first JOIN page AS second ON second.url = first.redirect
    WHERE second.redirect IS NOT NULL AND second.redirect <> first.url AND second.redirect <> second.url ORDER BY first.id`,
  words: ({ from, middle, to: end }) => `${from} redirects to ${middle}, which redirects to ${end}.`,
  fix: 'Let the first address redirect straight to the last one.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': to('/b'), '/b': titled('B') } },
    fails: { pages: { '/': titled('Home', '/a'), '/a': to('/b'), '/b': to('/c'), '/c': titled('C') } },
  },
});

const redirectLoop = siteCheck({
  title: 'No redirect leads back to itself',
  failed: 'Redirects lead in a circle',
  severity: 'error',
  why: 'Nobody can open these addresses: browsers give up with an error.',
  source,
  query: `WITH RECURSIVE way (start, at, step) AS (
      SELECT url, redirect, 1 FROM page WHERE redirect IS NOT NULL
      UNION ALL SELECT way.start, page.redirect, step + 1 FROM way JOIN page ON page.url = way.at
        WHERE page.redirect IS NOT NULL AND way.at <> way.start AND step < 10)
    SELECT start AS url, max(step) AS steps, json_array(start) AS pages FROM way WHERE at = start GROUP BY start`,
  words: ({ url, steps }) => `${url} leads back to itself${steps === 1 ? '' : ` after ${steps} redirects`}.`,
  fix: 'One of the rules must end at a page. Rules for https, www and the final slash are the usual ones that work against each other.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': to('/b'), '/b': titled('B') } },
    fails: { pages: { '/': titled('Home', '/a'), '/a': to('/b'), '/b': to('/a') } },
  },
});

const redirectBroken = siteCheck({
  title: 'Redirects lead to pages that are there',
  failed: 'Redirects lead to pages that are not there',
  severity: 'error',
  why: 'Who follows an old link or bookmark ends at an error page.',
  source,
  query: `SELECT page.url AS "from", target.url AS "to", target.status AS status, json_array(page.url) AS pages
    FROM page JOIN page AS target ON target.url = page.redirect WHERE target.state = 'done'
    AND (target.status = 0 OR (target.status >= 400 AND target.status NOT IN (401, 403, 429)))`,
  words: ({ from, to: end, status }) =>
    `${from} redirects to ${end}, which ${status === 0 ? 'does not answer' : `answers ${status}`}.`,
  fix: 'Redirect to the page that took its place. Without one, let the old address answer 404 or 410 itself.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': to('/b'), '/b': titled('B') } },
    fails: { pages: { '/': titled('Home', '/a'), '/a': to('/gone') } },
  },
});

const redirectTemporary = siteCheck({
  title: 'Lasting moves are said to be lasting',
  failed: 'Linked pages redirect for the time being only',
  severity: 'advice',
  why: 'With 302 or 307, search engines keep the old address and go on asking for it.',
  source,
  query: `SELECT page.url AS "from", page.redirect AS "to", page.status AS status, json_array(page.url) AS pages
    FROM page WHERE page.status IN (302, 303, 307) AND page.redirect IS NOT NULL AND is_file = 0
    AND EXISTS (SELECT 1 FROM link WHERE link.target = page.url AND link.kind = 'link')`,
  words: ({ from, to: end, status }) => `${from} redirects to ${end} with ${status}.`,
  fix: 'Use 301 or 308 where a page has moved for good. A redirect by language, login or campaign is right as it is.',
  cases: {
    passes: { pages: { '/': titled('Home', '/a'), '/a': to('/b'), '/b': titled('B') } },
    fails: { pages: { '/': titled('Home', '/a'), '/a': to('/b', 302), '/b': titled('B') } },
  },
});

export const redirects = { redirectChain, redirectLoop, redirectBroken, redirectTemporary };
