import { defineCheck } from '#kit/check';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Cookie prefixes are used by their rules',
  failed: 'Browsers refuse a cookie by its prefix',
  severity: 'error',
  why: 'A name that begins with __Host- or __Secure- is a promise; browsers refuse cookies that do not keep it.',
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
            detail: '__Secure- asks for Secure; __Host- also for Path=/ and no Domain.',
            where: wrong.map(({ name }) => name),
          },
        ];
  },
  fix: () => ({
    words: 'Set the cookie by the rules of its prefix.',
    code: 'Set-Cookie: __Host-id=value; Path=/; Secure; HttpOnly; SameSite=Lax',
  }),
  cases: {
    passes: { html: '<p>x', setCookies: ['__Host-id=1; Path=/; Secure'] },
    fails: { html: '<p>x', setCookies: ['__Host-id=1; Domain=example.com; Secure; Path=/'] },
    doesNotApply: { html: '<p>x', setCookies: ['a=1'] },
  },
});
