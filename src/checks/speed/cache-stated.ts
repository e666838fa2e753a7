import { defineCheck } from '#kit/check';
import { serverLines } from '#lib/page/server-lines';

export default defineCheck({
  title: 'The page says how long browsers may cache it',
  failed: 'The page does not say how long browsers may cache it',
  severity: 'advice',
  why: 'Without it, browsers guess. They reload pages that have not changed, or show outdated ones.',
  source: { name: 'RFC 9111: HTTP caching', url: 'https://www.rfc-editor.org/rfc/rfc9111' },
  looksAt: ['answer'],
  judge: ({ answer: { headers, status } }) =>
    status < 200 || status > 299
      ? 'does-not-apply'
      : headers['cache-control'] !== undefined || headers.expires !== undefined
        ? 'passed'
        : [{ detail: 'There is neither Cache-Control nor Expires.' }],
  fix: () => ({
    words: 'For pages: let browsers keep them and check for changes each time.',
    code: serverLines('Cache-Control', 'no-cache'),
    goes: 'headers',
  }),
  cases: {
    passes: { html: '<p>x', headers: { 'cache-control': 'max-age=60' } },
    fails: '<p>x',
    doesNotApply: { status: 404 },
  },
});
