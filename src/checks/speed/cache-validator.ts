import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'An unchanged page is not sent again',
  failed: 'An unchanged page is sent again',
  severity: 'advice',
  why: 'With an ETag or a date, browsers and crawlers can ask “has it changed?” and get a short “no”.',
  source: {
    name: 'Google: HTTP caching for crawlers',
    url: 'https://developers.google.com/search/docs/crawling-indexing/overview-google-crawlers',
  },
  looksAt: ['answer'],
  judge: ({ answer: { headers, kind } }) =>
    kind === 'none' || /no-store/i.test(headers['cache-control'] ?? '')
      ? 'does-not-apply'
      : headers.etag !== undefined || headers['last-modified'] !== undefined
        ? 'passed'
        : [{ detail: 'There is neither an ETag nor a Last-Modified header.' }],
  fix: 'Switch on ETags in your server or application. Most have a setting for it.',
  cases: {
    passes: { html: '<p>x', headers: { etag: '"1"' } },
    fails: '<p>x',
    doesNotApply: { html: '<p>x', headers: { 'cache-control': 'no-store' } },
  },
});
