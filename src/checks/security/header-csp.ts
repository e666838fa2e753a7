import { defineCheck } from '#kit/check';
import { limitsLoading, policyFor, readPolicy } from '#lib/page/content-policy';
import { serverLines } from '#lib/page/server-lines';

export default defineCheck({
  title: 'A Content-Security-Policy limits what the page may load',
  failed: 'No Content-Security-Policy limits what the page may load',
  severity: 'warning',
  mostOfGroup: 79,
  why: 'A Content-Security-Policy blocks injected scripts, the most common attack on visitors.',
  source: { name: 'W3C: Content Security Policy', url: 'https://www.w3.org/TR/CSP3/' },
  looksAt: ['answer', 'head', 'resources', 'pictures'],
  judge: ({ answer: { headers, kind }, head: { metas } }) => {
    if (kind !== 'page') return 'does-not-apply';
    const header = headers['content-security-policy'];
    if (header !== undefined && limitsLoading(readPolicy(header))) return 'passed';
    if (metas.some(({ by, name }) => by === 'http-equiv' && /^content-security-policy$/i.test(name))) return 'passed';
    return headers['content-security-policy-report-only'] === undefined
      ? [
          {
            detail:
              header === undefined
                ? 'There is no Content-Security-Policy.'
                : 'The Content-Security-Policy says nothing about what the page may load.',
          },
        ]
      : [
          {
            severity: 'advice',
            title: 'The policy only reports',
            detail:
              'There is only a Content-Security-Policy-Report-Only header. It reports violations but blocks nothing.',
          },
        ];
  },
  fix: ({ resources, pictures, answer: { headers } }) => ({
    words:
      'Try a policy with Content-Security-Policy-Report-Only, see in the console of a browser what it would block, and then enforce it. This one names what the HTML loads; scripts may load more.',
    ...(headers['content-security-policy-report-only'] === undefined && {
      code: serverLines('Content-Security-Policy-Report-Only', policyFor(resources, pictures)),
      goes: 'headers',
    }),
  }),
  cases: {
    passes: { html: '<p>x', headers: { 'content-security-policy': "default-src 'self'" } },
    fails: [
      '<p>x',
      { html: '<p>x', headers: { 'content-security-policy': "frame-ancestors 'none'" } },
      { html: '<p>x', headers: { 'content-security-policy-report-only': "default-src 'self'" } },
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
