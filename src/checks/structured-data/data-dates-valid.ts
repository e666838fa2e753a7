import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { placeOf, valuesNamed } from '#lib/page/structured-data';
import { valueNames } from '#lib/structured-data/value-names.data';

/** Source: ISO 8601-1, the extended forms that schema.org names. */
const valid = /^\d{4}(?:-\d{2}(?:-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?)?)?$/;

export default defineCheck({
  title: 'Dates in the structured data are valid',
  failed: 'Dates in the structured data are invalid',
  severity: 'warning',
  why: 'Search engines only read dates such as 2026-03-01 or 2026-03-01T09:00:00+01:00 and ignore others.',
  source: { name: 'schema.org: DateTime', url: 'https://schema.org/DateTime' },
  looksAt: ['data'],
  judge: ({ data }) =>
    judgeFaults(
      valuesNamed(data, valueNames.dates),
      ({ name, value }) => {
        if (!valid.test(value.trim())) return `The date ${quoted(value)} of ${name} is not in the form 2026-03-01.`;
        return isDay(value.trim()) ? undefined : `There is no day ${quoted(value)}, the value of ${name}.`;
      },
      placeOf,
    ),
  fix: 'Write year, month and day with hyphens, and add the time zone to a time.',
  cases: {
    passes: [
      '<script type="application/ld+json">{"@type":"Article","datePublished":"2026-03-01"}</script>',
      '<div itemscope itemtype="https://schema.org/Event"><time itemprop=startDate datetime="2026-03-01T09:00">March 1</time></div>',
    ],
    fails: [
      '<script type="application/ld+json">{"@type":"Article","datePublished":"1 March 2026"}</script>',
      '<div vocab="https://schema.org/" typeof="Event"><span property="startDate">tomorrow</span></div>',
      '<script type="application/ld+json">{"@type":"Article","datePublished":"2026-02-30"}</script>',
    ],
    doesNotApply: '<p>x',
  },
});

/** Months have their number of days. */
function isDay(date: string): boolean {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  return month <= 12 && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}
