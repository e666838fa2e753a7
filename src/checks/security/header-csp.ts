import { defineCheck } from '#kit/check';
import { serverLines } from '#lib/page/server-lines';

export default defineCheck({
  title: 'A policy says what the page may load',
  failed: 'No policy says what the page may load',
  severity: 'warning',
  why: 'A Content-Security-Policy stops scripts that somebody slipped into the page: the most common way to attack visitors.',
  source: { name: 'W3C: Content Security Policy', url: 'https://www.w3.org/TR/CSP3/' },
  looksAt: ['answer', 'head'],
  judge: ({ answer: { headers, kind }, head: { metas } }) => {
    if (kind !== 'page') return 'does-not-apply';
    if (headers['content-security-policy'] !== undefined) return 'passed';
    if (metas.some(({ by, name }) => by === 'http-equiv' && /^content-security-policy$/i.test(name))) return 'passed';
    return headers['content-security-policy-report-only'] === undefined
      ? [{ detail: 'There is no Content-Security-Policy.' }]
      : [
          {
            severity: 'advice',
            title: 'The policy is only tried out',
            detail: 'There is a Content-Security-Policy-Report-Only: it reports and stops nothing.',
          },
        ];
  },
  fix: () => ({
    words:
      'Begin in the mode that only reports (Content-Security-Policy-Report-Only), see what breaks, and then switch it on.',
    code: serverLines(
      'Content-Security-Policy',
      "default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
    ),
  }),
  cases: {
    passes: { html: '<p>x', headers: { 'content-security-policy': "default-src 'self'" } },
    fails: ['<p>x', { html: '<p>x', headers: { 'content-security-policy-report-only': "default-src 'self'" } }],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
