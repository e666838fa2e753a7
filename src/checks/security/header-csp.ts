import { defineCheck } from '#kit/check';
import { limitsLoading, policyFor } from '#lib/page/content-policy';
import { serverLines } from '#lib/page/server-lines';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'A Content-Security-Policy limits what the page may load',
  failed: 'No Content-Security-Policy limits what the page may load',
  severity: 'warning',
  mostOfGroup: 79,
  why: 'A Content-Security-Policy blocks injected scripts, the most common attack on visitors.',
  source: sources.contentPolicy,
  looksAt: ['answer', 'policies', 'resources', 'pictures'],
  judge: ({ answer, policies }) => {
    const { headers, kind } = answer;
    if (kind !== 'page') return 'does-not-apply';
    if (policies.some(limitsLoading)) return 'passed';
    return headers['content-security-policy-report-only'] === undefined
      ? [
          {
            detail:
              policies.length === 0
                ? 'There is no Content-Security-Policy.'
                : 'The Content-Security-Policy allows the page to load anything.',
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
    passes: [
      { html: '<p>x', headers: { 'content-security-policy': "default-src 'self'" } },
      `<meta http-equiv="content-security-policy" content="default-src 'self'">`,
    ],
    fails: [
      '<p>x',
      { html: '<p>x', headers: { 'content-security-policy': "frame-ancestors 'none'" } },
      { html: '<p>x', headers: { 'content-security-policy': "default-src * data: 'unsafe-inline'" } },
      '<meta http-equiv="content-security-policy" content="">',
      { html: '<p>x', headers: { 'content-security-policy-report-only': "default-src 'self'" } },
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
