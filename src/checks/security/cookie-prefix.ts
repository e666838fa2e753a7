import { defineCheck } from '#kit/check';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Cookie prefixes are used correctly',
  failed: 'Browsers reject a cookie because of its prefix',
  severity: 'error',
  why: 'Names that start with __Host- or __Secure- have rules. Browsers reject cookies that break them.',
  source: sources.cookies,
  looksAt: ['cookies'],
  judge: ({ cookies }) => {
    const marked = cookies.filter(({ name }) => /^__(?:host|secure)-/i.test(name));
    if (marked.length === 0) return 'does-not-apply';
    const wrong = marked.filter(
      ({ name, isSecure, domain, path }) => !isSecure || (/^__host-/i.test(name) && (domain !== '' || path !== '/')),
    );
    return wrong.length === 0
      ? 'passed'
      : [
          {
            detail: '__Secure- requires Secure. __Host- also requires Path=/ and no Domain.',
            where: wrong.map(({ name }) => name),
          },
        ];
  },
  fix: 'Set the cookie according to the rules of its prefix.',
  cases: {
    passes: { html: '<p>x', setCookies: ['__Host-id=1; Path=/; Secure'] },
    fails: { html: '<p>x', setCookies: ['__Host-id=1; Domain=example.com; Secure; Path=/'] },
    doesNotApply: { html: '<p>x', setCookies: ['a=1'] },
  },
});
