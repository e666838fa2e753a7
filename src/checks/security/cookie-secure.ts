import { defineCheck } from '#kit/check';
import { counted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Cookies travel encrypted only',
  failed: 'Cookies may travel unencrypted',
  severity: 'warning',
  why: 'A cookie without Secure is sent over http:// as well, where it can be read and used in the name of the visitor.',
  source: sources.cookieHeader,
  looksAt: ['cookies'],
  judge: ({ cookies }) => {
    if (cookies.length === 0) return 'does-not-apply';
    const open = cookies.filter(({ isSecure }) => !isSecure);
    return open.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(open.length, 'cookie')} of ${cookies.length} ${open.length === 1 ? 'has' : 'have'} no Secure.`,
            where: open.map(({ name }) => name),
          },
        ];
  },
  fix: () => ({
    words: 'Add Secure to each cookie, in the settings of the application.',
    code: 'Set-Cookie: name=value; Path=/; Secure; HttpOnly; SameSite=Lax',
  }),
  cases: {
    passes: { html: '<p>x', setCookies: ['a=1; Secure'] },
    fails: { html: '<p>x', setCookies: ['a=1; Path=/'] },
    doesNotApply: '<p>x',
  },
});
