import { defineCheck, type Found } from '#kit/check';
import { quoted } from '#lib/page/quoted';
import { type SoftFailure, softFailure } from '#lib/page/soft-failure';

export default defineCheck({
  title: 'The page is what its status says',
  failed: 'The page says that it does not exist',
  severity: 'fatal',
  why: 'Search engines call a page that says “not found” with status 200 a soft 404: they drop it, and visit it again and again.',
  source: {
    name: 'Google: soft 404 errors',
    url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  },
  looksAt: ['head', 'headings', 'text'],
  judge: (facts) => {
    const failure = softFailure(facts);
    return failure ? [foundOf(failure, facts.head.titlePlaces)] : 'passed';
  },
  fix: 'Answer with status 404 where there is nothing, and with 503 while something fails. If the page exists, write its own title and heading.',
  cases: {
    passes: [
      '<title>Brewing green tea</title><h1>Green tea</h1>',
      '<title>Lost and found</title><h1>Lost and found</h1>',
    ],
    fails: [
      '<title>Page not found | Tea</title><h1>Page not found</h1>',
      '<title>404</title><h1>Green tea</h1>',
      '<title>0 results | Tea</title><h1>No results</h1>',
      '<title>Database Error</title><h1>Error establishing a database connection</h1>',
      '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>',
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

function foundOf({ kind, words, isPlain }: SoftFailure, where: Found['where'] = []): Found {
  const said = quoted(words);
  if (kind === 'nothing')
    return {
      ...{ severity: 'warning', most: 79, title: 'The page has nothing to show', where },
      detail: `The page says ${said} and little else, which search engines take for a soft 404.`,
    };
  if (kind === 'placeholder')
    return {
      ...{ severity: 'error', most: 49, title: 'The page is a placeholder', where },
      detail: `The page says ${said}: it is what is shown before there is a site.`,
    };
  if (kind === 'failure')
    return {
      ...{ severity: 'error', most: 49, title: 'The page shows an error message', where },
      detail: `The page says ${said}, with the status of a page that works (a soft error).`,
    };
  return {
    ...(!isPlain && { severity: 'error' as const, most: 49 }),
    detail: `The page says ${said}, with the status of a page that exists (a soft 404).`,
    where,
  };
}
