import { defineCheck } from '#kit/check';
import { fixVersions } from '#lib/page/fix-versions';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Each language has one version',
  failed: 'A language has several versions',
  severity: 'error',
  why: 'If one language has two addresses, search engines cannot tell which one is right.',
  source: sources.versions,
  looksAt: ['head'],
  judge: ({ head: { alternates } }) => {
    if (alternates.length === 0) return 'does-not-apply';
    const byLanguage = Map.groupBy(alternates, ({ lang }) => lang.toLowerCase());
    const twice = [...byLanguage.values()].find((group) => new Set(group.map(({ href }) => href)).size > 1);
    return twice
      ? [
          {
            detail: `Several addresses are given for ${quoted(twice[0]?.lang ?? '')}. Each language can have only one.`,
            where: twice,
          },
        ]
      : 'passed';
  },
  fix: fixVersions,
  cases: {
    passes:
      '<link rel=alternate hreflang=en href="https://example.com/page"><link rel=alternate hreflang=de href="https://example.com/de"><link rel=alternate hreflang=x-default href="https://example.com/page">',
    fails:
      '<link rel=alternate hreflang=de href="https://example.com/de"><link rel=alternate hreflang=de href="https://example.com/at">',
    doesNotApply: '<p>x',
  },
});
