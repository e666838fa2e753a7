import { defineCheck } from '#kit/check';
import { serverLines } from '#lib/page/server-lines';

export default defineCheck({
  title: 'The answer says how long it may be kept',
  failed: 'The answer does not say how long it may be kept',
  severity: 'advice',
  why: 'Without it browsers guess, and ask again for pages that have not changed, or keep those that have.',
  source: { name: 'RFC 9111: HTTP caching', url: 'https://www.rfc-editor.org/rfc/rfc9111' },
  looksAt: ['answer'],
  judge: ({ answer: { headers, status } }) =>
    status < 200 || status > 299
      ? 'does-not-apply'
      : headers['cache-control'] !== undefined || headers.expires !== undefined
        ? 'passed'
        : [{ detail: 'There is neither Cache-Control nor Expires.' }],
  fix: () => ({
    words: 'For pages: let browsers keep them and ask whether they are still right.',
    code: serverLines('Cache-Control', 'no-cache'),
  }),
  cases: {
    passes: { html: '<p>x', headers: { 'cache-control': 'max-age=60' } },
    fails: '<p>x',
    doesNotApply: { status: 404 },
  },
});
