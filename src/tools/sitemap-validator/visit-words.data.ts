import type { Finding } from '#kit/shapes';
import { sources } from '#lib/page/sources.data';

export type Words = Pick<Finding, 'severity' | 'title' | 'detail'> &
  Partial<Pick<Finding, 'why' | 'source'>> & { fix?: string };

export const google = {
  name: 'Google on sitemaps',
  url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
};

/** What can be wrong with listed pages. */
export const visitWords = {
  gone: {
    ...{
      severity: 'error',
      title: 'Listed pages that do not exist',
      detail: 'They answer with status 404 or 410, or their site does not exist.',
    },
    ...{ why: 'Search engines ask for them again and again, and trust the other entries less.', source: google },
    fix: 'Remove them from the sitemap, or restore the pages.',
  },
  failing: {
    ...{ severity: 'error', title: 'Listed pages that fail', detail: 'The server answers with an error.' },
    ...{ why: 'Search engines drop pages that fail for some days.', source: google },
    fix: 'Look into the log of the server.',
  },
  noindex: {
    ...{
      severity: 'error',
      title: 'Listed pages that say noindex',
      detail: 'The sitemap asks search engines to list them, and the pages forbid it.',
    },
    source: sources.robotsTags,
    fix: 'Remove noindex from pages that should be found, and the others from the sitemap.',
  },
  blocked: {
    ...{
      severity: 'error',
      title: 'Listed pages that robots.txt blocks',
      detail: 'Search engines are sent to pages that they may not read.',
    },
    source: google,
    fix: 'Allow pages that should be found in robots.txt, and remove the others from the sitemap.',
  },
  redirected: {
    ...{
      severity: 'warning',
      title: 'Listed pages that redirect',
      detail: 'Only the addresses they lead to should be listed.',
    },
    source: google,
    fix: 'List the addresses at the end of the redirects.',
  },
  'sent-on': {
    ...{
      severity: 'warning',
      title: 'Listed pages that load another page',
      detail: 'The header Refresh, a refresh tag or a script sends every visitor on.',
    },
    source: sources.redirects,
    fix: 'List the addresses where they lead.',
  },
  canonical: {
    ...{
      severity: 'warning',
      title: 'Listed pages that name another canonical address',
      detail: 'Search engines list that address and not this one.',
    },
    source: sources.duplicates,
    fix: 'List canonical addresses only.',
  },
  'soft-404': {
    ...{
      severity: 'warning',
      title: 'Listed pages that look like missing ones',
      detail: 'They say that there is no page, or nothing at all, with a status that says the opposite (soft 404).',
    },
    ...{
      why: 'Search engines treat them as missing.',
      source: {
        name: 'Google: soft 404 errors',
        url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
      },
    },
    fix: 'Answer with status 404, and remove them from the sitemap.',
  },
  refused: {
    ...{
      severity: 'warning',
      title: 'Listed pages that refuse visitors',
      detail: 'They ask for a login, or do not let us in, and may refuse search engines too.',
    },
    source: google,
    fix: 'List only pages that everybody may read.',
  },
  'no-page': {
    ...{
      severity: 'warning',
      title: 'Listed files that are no pages',
      detail: 'Styles, scripts, data, pictures and sounds are not listed by themselves in search results.',
    },
    source: google,
    fix: 'Remove them. Pictures and videos belong into the entry of the page that shows them.',
  },
  'not-visited': {
    severity: 'unknown',
    title: 'Not all listed pages were visited',
    detail: 'The first 50 are, and 50 more from all over the rest.',
  },
  unasked: {
    severity: 'unknown',
    title: 'Listed pages that could not be asked',
    detail: 'Whether they are in order is not known.',
  },
} as const satisfies Record<string, Words>;
