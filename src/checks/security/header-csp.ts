import { defineCheck } from '#kit/check';
import { serverLines } from '#lib/page/server-lines';

export default defineCheck({
  title: 'A Content-Security-Policy limits what the page may load',
  failed: 'No Content-Security-Policy limits what the page may load',
  severity: 'warning',
  mostOfGroup: 79,
  why: 'A Content-Security-Policy blocks injected scripts, the most common attack on visitors.',
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
            title: 'The policy only reports',
            detail:
              'There is only a Content-Security-Policy-Report-Only header. It reports violations but blocks nothing.',
          },
        ];
  },
  fix: () => ({
    words: 'Start with Content-Security-Policy-Report-Only, see what would break, and then enforce the policy.',
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
