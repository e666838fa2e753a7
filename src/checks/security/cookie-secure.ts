import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Cookies are only sent encrypted',
  failed: 'Cookies may be sent unencrypted',
  severity: 'warning',
  why: 'A cookie without Secure is also sent over http://, where others can read it and impersonate the visitor.',
  source: sources.cookieHeader,
  looksAt: ['cookies'],
  judge: ({ cookies }) => {
    if (cookies.length === 0) return 'does-not-apply';
    const open = cookies.filter(({ isSecure }) => !isSecure);
    return open.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(open.length, `cookie of ${cookies.length} has`, `cookies of ${cookies.length} have`)} no Secure.`,
            where: open.map(({ name }) => name),
          },
        ];
  },
  fix: 'Add Secure to each cookie in the settings of your application.',
  cases: {
    passes: { html: '<p>x', setCookies: ['a=1; Secure'] },
    fails: { html: '<p>x', setCookies: ['a=1; Path=/'] },
    doesNotApply: '<p>x',
  },
});
