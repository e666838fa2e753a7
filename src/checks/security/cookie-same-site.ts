import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Cookies say whether other sites may send them',
  failed: 'Cookies do not say whether other sites may send them',
  severity: 'advice',
  why: 'Without SameSite, browsers differ: some treat the cookie as Lax, others send it from every site.',
  source: sources.cookies,
  looksAt: ['cookies'],
  judge: ({ cookies }) => {
    if (cookies.length === 0) return 'does-not-apply';
    const unsafe = cookies.filter(({ sameSite, isSecure }) => sameSite === 'none' && !isSecure);
    const silent = cookies.filter(({ sameSite }) => !/^(?:strict|lax|none)$/.test(sameSite));
    return [
      ...(unsafe.length > 0
        ? [
            {
              severity: 'error' as const,
              title: 'Browsers reject a cookie',
              detail: 'Browsers reject cookies with SameSite=None but without Secure.',
              where: unsafe.map(({ name }) => name),
            },
          ]
        : []),
      ...(silent.length > 0
        ? [
            {
              detail: `${counted(silent.length, `cookie of ${cookies.length} has`, `cookies of ${cookies.length} have`)} no SameSite.`,
              where: silent.map(({ name }) => name),
            },
          ]
        : []),
    ];
  },
  fix: 'Use SameSite=Lax. Use Strict for logins that links from other sites must not use, and None with Secure if other sites embed yours.',
  cases: {
    passes: { html: '<p>x', setCookies: ['a=1; SameSite=Lax'] },
    fails: [
      { html: '<p>x', setCookies: ['a=1'] },
      { html: '<p>x', setCookies: ['a=1; SameSite=None'] },
    ],
    doesNotApply: '<p>x',
  },
});
