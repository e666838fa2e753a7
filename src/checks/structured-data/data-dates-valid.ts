import { defineCheck } from '#kit/check';
import { quoted } from '#lib/page/quoted';
import { allItems, textsOf } from '#lib/page/structured-data';

const dates = [
  'datePublished',
  'dateModified',
  'dateCreated',
  'uploadDate',
  'startDate',
  'endDate',
  'validThrough',
  'priceValidUntil',
];
/** Source: ISO 8601-1, the extended forms that schema.org names. */
const valid = /^\d{4}(?:-\d{2}(?:-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?)?)?$/;

export default defineCheck({
  title: 'Dates in the structured data are valid',
  failed: 'Dates in the structured data are invalid',
  severity: 'warning',
  why: 'Search engines only read dates such as 2026-03-01 or 2026-03-01T09:00:00+01:00 and ignore others.',
  source: { name: 'schema.org: DateTime', url: 'https://schema.org/DateTime' },
  looksAt: ['data'],
  judge: ({ data }) => {
    const all = allItems(data).flatMap((item) =>
      dates.flatMap((name) => textsOf(item, name).map((value) => ({ name, value, at: item.at }))),
    );
    if (all.length === 0) return 'does-not-apply';
    const wrong = all.filter(({ value }) => !valid.test(value.trim()));
    const [first] = wrong;
    return first
      ? [
          {
            detail: `The date ${quoted(first.value)} of ${first.name} is not in the form 2026-03-01.`,
            where: wrong.map(({ name, value, at }) => ({ at, shown: `${name}: ${value.slice(0, 100)}` })),
          },
        ]
      : 'passed';
  },
  fix: 'Write year, month and day with hyphens, and add the time zone to a time.',
  cases: {
    passes: [
      '<script type="application/ld+json">{"@type":"Article","datePublished":"2026-03-01"}</script>',
      '<div itemscope itemtype="https://schema.org/Event"><time itemprop=startDate datetime="2026-03-01T09:00">March 1</time></div>',
    ],
    fails: [
      '<script type="application/ld+json">{"@type":"Article","datePublished":"1 March 2026"}</script>',
      '<div vocab="https://schema.org/" typeof="Event"><span property="startDate">tomorrow</span></div>',
    ],
    doesNotApply: '<p>x',
  },
});
