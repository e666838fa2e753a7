import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';

/** Seconds: 400 days. */
const LONGEST = 34_560_000;

export default defineCheck({
  title: 'Cookies last 400 days at most',
  failed: 'Cookies last very long',
  severity: 'advice',
  why: 'Browsers keep a cookie for at most 400 days. Cookies meant to last for years look like tracking.',
  source: sources.cookies,
  looksAt: ['cookies'],
  judge: ({ cookies }) => {
    const kept = cookies.filter(({ maxAge }) => maxAge !== null);
    if (kept.length === 0) return 'does-not-apply';
    const long = kept.filter(({ maxAge }) => (maxAge ?? 0) > LONGEST);
    return long.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(long.length, 'cookie asks', 'cookies ask')} to be kept for more than 400 days.`,
            where: long.map(({ name, maxAge }) => `${name}: ${Math.round((maxAge ?? 0) / 86_400)} days`),
          },
        ];
  },
  fix: 'Keep a cookie only as long as you need it.',
  cases: {
    passes: { html: '<p>x', setCookies: ['a=1; Max-Age=3600'] },
    fails: { html: '<p>x', setCookies: ['a=1; Max-Age=99999999'] },
    doesNotApply: '<p>x',
  },
});
