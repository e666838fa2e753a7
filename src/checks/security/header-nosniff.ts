import { defineCheck } from '#kit/check';
import { serverLines } from '#lib/page/server-lines';

export default defineCheck({
  title: 'Browsers do not guess file types',
  failed: 'Browsers may guess file types',
  severity: 'warning',
  why: 'Without nosniff a browser may run a harmless file, such as an uploaded picture, as a script.',
  source: {
    name: 'WHATWG Fetch: X-Content-Type-Options',
    url: 'https://fetch.spec.whatwg.org/#x-content-type-options-header',
  },
  looksAt: ['answer'],
  judge: ({ answer: { headers } }) =>
    headers['x-content-type-options']?.split(',')[0]?.trim().toLowerCase() === 'nosniff'
      ? 'passed'
      : [{ detail: 'There is no X-Content-Type-Options header that says nosniff.' }],
  fix: () => ({
    words: 'Send the header with every response.',
    code: serverLines('X-Content-Type-Options', 'nosniff'),
    goes: 'headers',
  }),
  cases: {
    passes: { html: '<p>x', headers: { 'x-content-type-options': 'nosniff' } },
    fails: '<p>x',
    doesNotApply: null,
  },
});
