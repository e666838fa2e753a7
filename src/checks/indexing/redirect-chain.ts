import { defineCheck } from '#kit/check';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The address leads straight to the page',
  failed: 'The address leads to the page through several redirects',
  severity: 'advice',
  why: 'Every redirect costs visitors time, up to half a second on phones, and costs search engines an extra visit.',
  source: sources.redirects,
  looksAt: ['answer'],
  judge: ({ answer: { redirects, url, status } }) => {
    if (redirects.length === 0) return 'passed';
    const where = [...redirects.map((hop) => `${hop.status} ${hop.url}`), `${status} ${url}`];
    return redirects.length === 1
      ? 'passed'
      : [{ severity: 'warning', detail: `${redirects.length} redirects come before the page.`, where }];
  },
  fix: ({ answer: { redirects, url } }) => ({
    words: 'Redirect each address directly to the last one, and update your own links.',
    tool: { slug: 'redirect-generator', input: { list: redirects.map((hop) => `${hop.url} ${url}`).join('\n') } },
  }),
  cases: {
    passes: '<p>x',
    fails: {
      url: 'http://example.com/a',
      status: 301,
      headers: { location: 'https://example.com/a' },
      also: {
        'https://example.com/a': { status: 301, headers: { location: 'https://example.com/page' } },
        'https://example.com/page': { headers: { 'content-type': 'text/html' }, body: '<p>x' },
      },
    },
    doesNotApply: null,
  },
});
