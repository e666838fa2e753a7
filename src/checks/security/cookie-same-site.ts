import { defineCheck } from '#kit/check';
import { counted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Cookies say whether other sites may send them',
  failed: 'Cookies do not say whether other sites may send them',
  severity: 'advice',
  why: 'Browsers differ where SameSite is absent: some treat it as Lax, others send the cookie from everywhere.',
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
              title: 'Browsers refuse a cookie',
              detail: 'A cookie with SameSite=None and without Secure is refused by browsers.',
              where: unsafe.map(({ name }) => name),
            },
          ]
        : []),
      ...(silent.length > 0
        ? [
            {
              detail: `${counted(silent.length, 'cookie')} of ${cookies.length} ${silent.length === 1 ? 'has' : 'have'} no SameSite.`,
              where: silent.map(({ name }) => name),
            },
          ]
        : []),
    ];
  },
  fix: () => ({
    words:
      'Write SameSite=Lax; Strict where the cookie stands for a login that no link may use; None with Secure where other sites frame yours.',
    code: 'Set-Cookie: name=value; Path=/; Secure; HttpOnly; SameSite=Lax',
  }),
  cases: {
    passes: { html: '<p>x', setCookies: ['a=1; SameSite=Lax'] },
    fails: [
      { html: '<p>x', setCookies: ['a=1'] },
      { html: '<p>x', setCookies: ['a=1; SameSite=None'] },
    ],
    doesNotApply: '<p>x',
  },
});
