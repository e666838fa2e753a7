import { defineCheck } from '#kit/check';
import { withDirectives } from '#lib/page/content-policy';
import { serverLines } from '#lib/page/server-lines';

export default defineCheck({
  title: 'Other sites may not embed the page',
  failed: 'Other sites may embed the page',
  severity: 'warning',
  why: 'Attackers can put the page in an invisible frame and trick visitors into clicking on it (clickjacking).',
  source: {
    name: 'OWASP: clickjacking defense',
    url: 'https://cheatsheetseries.owasp.org/cheatsheets/Clickjacking_Defense_Cheat_Sheet.html',
  },
  looksAt: ['answer'],
  judge: ({ answer: { headers, kind } }) => {
    if (kind !== 'page') return 'does-not-apply';
    if (/(?:^|;)\s*frame-ancestors\s/i.test(headers['content-security-policy']?.slice(0, 20_000) ?? ''))
      return 'passed';
    return /^\s*(?:deny|sameorigin)\s*$/i.test(headers['x-frame-options'] ?? '')
      ? 'passed'
      : [{ detail: 'There is neither frame-ancestors in a Content-Security-Policy nor X-Frame-Options.' }];
  },
  fix: ({ answer: { headers } }) => ({
    words: 'Allow only your own site to embed the page.',
    code: serverLines('Content-Security-Policy', withDirectives(headers, { 'frame-ancestors': ["'self'"] })),
    goes: 'headers',
  }),
  cases: {
    passes: [
      { html: '<p>x', headers: { 'x-frame-options': 'DENY' } },
      { html: '<p>x', headers: { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" } },
    ],
    fails: [
      '<p>x',
      { html: '<p>x', headers: { 'content-security-policy': "default-src 'self'; img-src data:; report-to x" } },
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
