import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The address answers with a page',
  failed: 'The address does not answer with a page',
  severity: 'error',
  why: 'Search engines only list pages that answer with status 200. Pages with errors are dropped after a while.',
  source: {
    name: 'Google: HTTP status codes',
    url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  },
  looksAt: ['answer'],
  judge: ({ answer: { status, url } }) =>
    status >= 200 && status <= 299
      ? 'passed'
      : [{ detail: `The server answers with status ${status}.`, where: [`${status} ${url}`] }],
  fix: 'Restore the page, or redirect its address to the page that replaced it.',
  cases: { passes: '<p>x', fails: { status: 404 }, doesNotApply: null },
});
