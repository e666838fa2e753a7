import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The page is encrypted',
  failed: 'The page is not encrypted',
  severity: 'warning',
  why: 'Browsers call pages over http:// not secure, and what visitors enter can be read on the way.',
  source: { name: 'web.dev: why HTTPS matters', url: 'https://web.dev/articles/why-https-matters' },
  looksAt: ['answer'],
  judge: ({ answer: { url } }) =>
    url.startsWith('http:')
      ? [{ about: 'address', detail: 'The page is not encrypted (http://). Browsers call it not secure.' }]
      : 'passed',
  fix: ({ answer: { url } }) => ({
    words: 'Get a certificate, free from your host or Let\u2019s Encrypt, and redirect every http:// address.',
    code: `https://${new URL(url).host}`,
  }),
  cases: { passes: '<p>x', fails: { url: 'http://example.com/page', html: '<p>x' }, doesNotApply: null },
});
