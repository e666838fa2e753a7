import { defineCheck } from '#kit/check';
import { headerPolicies, isAnywhere, withDirectives } from '#lib/page/content-policy';
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
    const ancestors = headerPolicies(headers).flatMap((policy) => {
      const values = policy.get('frame-ancestors');
      return values ? [values] : [];
    });
    const [first] = ancestors;
    if (first) {
      // Browsers then pass over X-Frame-Options.
      if (!ancestors.every((values) => values.some(isAnywhere))) return 'passed';
      return [
        {
          detail: 'The frame-ancestors of the policy let every site embed the page.',
          where: [`frame-ancestors ${first.join(' ')}`],
        },
      ];
    }
    const option = headers['x-frame-options'] ?? '';
    if (option === '')
      return [{ detail: 'There is neither frame-ancestors in a Content-Security-Policy nor X-Frame-Options.' }];
    const words = new Set(
      option
        .toLowerCase()
        .slice(0, 1_000)
        .split(',')
        .map((word) => word.trim()),
    );
    const isKnown = words.has('deny') || words.has('sameorigin');
    return isKnown
      ? 'passed'
      : [
          {
            detail: 'X-Frame-Options has no word that browsers know.',
            where: [`X-Frame-Options: ${option.slice(0, 200)}`],
          },
        ];
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
      { html: '<p>x', headers: { 'x-frame-options': 'SAMEORIGIN, SAMEORIGIN' } },
    ],
    fails: [
      '<p>x',
      { html: '<p>x', headers: { 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' } },
      { html: '<p>x', headers: { 'content-security-policy': 'frame-ancestors https: http:' } },
      { html: '<p>x', headers: { 'x-frame-options': 'ALLOW-FROM https://a.example' } },
      { html: '<p>x', headers: { 'content-security-policy': "default-src 'self'; img-src data:; report-to x" } },
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
