import { defineCheck } from '#kit/check';
import { isLanguageTag } from '#lib/page/language-tag';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'The language codes of the versions are right',
  failed: 'A language code of the versions is wrong',
  severity: 'error',
  why: 'A version with a wrong code is passed over, and visitors land on the page in the wrong language.',
  source: {
    name: 'Google: localized versions',
    url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  },
  looksAt: ['head'],
  judge: ({ head: { alternates } }) => {
    if (alternates.length === 0) return 'does-not-apply';
    const wrong = alternates.filter(({ lang }) => lang.toLowerCase() !== 'x-default' && !isLanguageTag(lang));
    const [first] = wrong;
    return first
      ? [
          {
            detail: `${quoted(first.lang)} is no language tag${first.lang.includes('_') ? '; write a hyphen instead of _' : ''}.`,
            where: wrong.map(({ lang, href }) => `${lang} ${href}`),
          },
        ]
      : 'passed';
  },
  fix: ({ head: { alternates } }) => ({
    words: 'Every version names all versions, itself included, each with a complete address.',
    code: alternates
      .slice(0, 20)
      .map(
        ({ lang, url, href }) => `<link rel="alternate" hreflang="${lang.replaceAll('_', '-')}" href="${url || href}">`,
      )
      .join('\n'),
  }),
  cases: {
    passes:
      '<link rel=alternate hreflang=en href="https://example.com/page"><link rel=alternate hreflang=de href="https://example.com/de"><link rel=alternate hreflang=x-default href="https://example.com/page">',
    fails: '<link rel=alternate hreflang=en_GB href="https://example.com/gb">',
    doesNotApply: '<p>x',
  },
});
