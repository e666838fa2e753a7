import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The page is encrypted',
  failed: 'The page is not encrypted',
  severity: 'warning',
  most: 79,
  why: 'Browsers mark http:// pages as “Not secure”, and what visitors enter can be read in transit.',
  source: { name: 'web.dev: why HTTPS matters', url: 'https://web.dev/articles/why-https-matters' },
  looksAt: ['answer'],
  judge: ({ answer: { url } }) =>
    url.startsWith('http:')
      ? [{ about: 'address', detail: 'The page is not encrypted (http://). Browsers mark it as “Not secure”.' }]
      : 'passed',
  fix: 'Get a free certificate from your host or Let\u2019s Encrypt, and redirect every http:// address.',
  cases: { passes: '<p>x', fails: { url: 'http://example.com/page', html: '<p>x' }, doesNotApply: null },
});
