import { defineCheck } from '#kit/check';
import { fixVersions } from '#lib/page/fix-versions';
import { addressFault } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The hreflang addresses are full addresses',
  failed: 'An hreflang address is not a full address',
  severity: 'error',
  why: 'Search engines only accept full addresses for versions in other languages.',
  source: sources.versions,
  looksAt: ['head'],
  judge: ({ head: { alternates } }) => {
    if (alternates.length === 0) return 'does-not-apply';
    const faults = alternates.map((each) => ({ each, detail: addressFault('hreflang', each.href) ?? '' }));
    return [...Map.groupBy(faults, ({ detail }) => detail)]
      .filter(([detail]) => detail !== '')
      .slice(0, 20)
      .map(([detail, group]) => ({ detail, where: group.map(({ each }) => each) }));
  },
  fix: fixVersions,
  cases: {
    passes:
      '<link rel=alternate hreflang=en href="https://example.com/page"><link rel=alternate hreflang=de href="https://example.com/de"><link rel=alternate hreflang=x-default href="https://example.com/page">',
    fails: '<link rel=alternate hreflang=de href="/de">',
    doesNotApply: '<p>x',
  },
});
