import { defineCheck } from '#kit/check';
import { fixVersions } from '#lib/page/fix-versions';
import { isLanguageTag } from '#lib/page/language-tag';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The language codes of the versions are right',
  failed: 'A language code of the versions is wrong',
  severity: 'error',
  why: 'A version with a wrong code is ignored, and visitors land on a page in the wrong language.',
  source: sources.versions,
  looksAt: ['head'],
  judge: ({ head: { alternates } }) => {
    if (alternates.length === 0) return 'does-not-apply';
    const wrong = alternates.filter(({ lang }) => lang.toLowerCase() !== 'x-default' && !isLanguageTag(lang));
    const [first] = wrong;
    return first
      ? [
          {
            detail: `${quoted(first.lang)} is not a language tag${first.lang.includes('_') ? '; write a hyphen instead of _' : ''}.`,
            where: wrong,
          },
        ]
      : 'passed';
  },
  fix: fixVersions,
  cases: {
    passes:
      '<link rel=alternate hreflang=en href="https://example.com/page"><link rel=alternate hreflang=de href="https://example.com/de"><link rel=alternate hreflang=x-default href="https://example.com/page">',
    fails: '<link rel=alternate hreflang=en_GB href="https://example.com/gb">',
    doesNotApply: '<p>x',
  },
});
