import { defineCheck } from '#kit/check';
import { listed } from '#lib/listed';
import { fixVersions } from '#lib/page/fix-versions';
import { baseLanguage } from '#lib/page/language-tag';
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
    const named = alternates.filter(({ url, lang }) => url !== '' && baseLanguage(lang) !== '');
    const shared = [...Map.groupBy(named, ({ url }) => url).values()].find(
      (group) => new Set(group.map(({ lang }) => baseLanguage(lang))).size > 1,
    );
    return [
      ...(twice
        ? [
            {
              detail: `Several addresses are given for ${quoted(twice[0]?.lang ?? '')}. Each language can have only one.`,
              where: twice,
            },
          ]
        : []),
      ...(shared
        ? [
            {
              ...{ severity: 'warning' as const, title: 'Several languages have one address' },
              detail: `The address ${quoted(shared[0]?.url ?? '')} is given for ${listed([...new Set(shared.map(({ lang }) => lang.slice(0, 20)))].slice(0, 5))}. A page is in one language.`,
              where: shared,
              fix: {
                words: 'Give each language the address of its own page, or take out those that have none.',
                code: '',
              },
            },
          ]
        : []),
    ];
  },
  fix: fixVersions,
  cases: {
    passes:
      '<link rel=alternate hreflang=en href="https://example.com/page"><link rel=alternate hreflang=de href="https://example.com/de"><link rel=alternate hreflang=x-default href="https://example.com/page">',
    fails: [
      '<link rel=alternate hreflang=de href="https://example.com/de"><link rel=alternate hreflang=de href="https://example.com/at">',
      '<link rel=alternate hreflang=de href="https://example.com/de"><link rel=alternate hreflang=fr href="https://example.com/de">',
    ],
    doesNotApply: '<p>x',
  },
});
