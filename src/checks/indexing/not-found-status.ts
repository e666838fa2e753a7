import { defineCheck } from '#kit/check';

const refusals = new Set([401, 403, 407, 429]);

export default defineCheck({
  title: 'Missing pages answer with an error',
  failed: 'Missing pages answer as if they existed',
  severity: 'warning',
  why: 'Search engines crawl these empty pages again and again and report them as soft 404 errors.',
  source: {
    name: 'Google: soft 404 errors',
    url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  },
  looksAt: ['site'],
  judge: ({ site: { nonsense } }) => {
    if (nonsense.status === 0) return { couldNotTell: 'An address that does not exist gave no answer.' };
    // A server that refuses us, or fails, says nothing of what visitors meet.
    if (refusals.has(nonsense.status) || nonsense.status >= 500) {
      return { couldNotTell: `An address that does not exist was answered with status ${nonsense.status}.` };
    }
    if (nonsense.status === 404 || nonsense.status === 410) return 'passed';
    const what = nonsense.location === '' ? '' : `, and leads to ${nonsense.location}`;
    return [
      {
        detail: `A made-up address answers with status ${nonsense.status}${what}.`,
        where: [nonsense.url],
      },
    ];
  },
  fix: 'Answer unknown addresses with status 404 and a page that helps visitors find their way.',
  cases: {
    passes: '<p>x',
    fails: {
      html: '<p>x',
      also: { 'https://example.com/no-page-has-this-name-0f3b7c': { status: 200, body: 'Welcome' } },
    },
    doesNotApply: null,
  },
});
