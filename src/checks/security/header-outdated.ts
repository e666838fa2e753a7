import { defineCheck } from '#kit/check';
import { listed } from '#lib/listed';

/** Source: OWASP Secure Headers Project, and MDN for the versions of browsers that dropped them. */
const outdated = ['x-xss-protection', 'public-key-pins', 'expect-ct', 'x-content-security-policy', 'x-webkit-csp'];

export default defineCheck({
  title: 'No security header is outdated',
  failed: 'Security headers are outdated',
  severity: 'advice',
  mostOfGroup: 100,
  why: 'Browsers no longer read these headers, and X-XSS-Protection made some of them less safe. Who sees them thinks that the page is protected.',
  source: {
    name: 'OWASP: HTTP security headers',
    url: 'https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html',
  },
  looksAt: ['answer'],
  judge: ({ answer: { headers } }) => {
    const found = outdated.filter((name) => headers[name] !== undefined && headers[name].trim() !== '0');
    if (Object.keys(headers).every((name) => !outdated.includes(name))) return 'does-not-apply';
    if (found.length === 0) return 'passed';
    return [
      {
        detail: `The server sends ${listed(found)}.`,
        where: found.map((name) => `${name}: ${(headers[name] ?? '').slice(0, 200)}`),
      },
    ];
  },
  fix: 'Remove them, or send X-XSS-Protection: 0 for very old browsers. A Content-Security-Policy does what they were for.',
  cases: {
    passes: { html: '<p>x', headers: { 'x-xss-protection': '0' } },
    fails: { html: '<p>x', headers: { 'x-xss-protection': '1; mode=block' } },
    doesNotApply: '<p>x',
  },
});
