import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { allItems, textsOf } from '#lib/page/structured-data';

/** What comes first, and what cannot be before it. */
const pairs: readonly (readonly [first: string, then: string])[] = [
  ['startDate', 'endDate'],
  ['doorTime', 'endDate'],
  ['startTime', 'endTime'],
  ['datePublished', 'dateModified'],
  ['dateCreated', 'dateModified'],
  ['datePosted', 'validThrough'],
  ['validFrom', 'validThrough'],
  ['validFrom', 'validUntil'],
  ['availabilityStarts', 'availabilityEnds'],
  ['availableFrom', 'availableThrough'],
  ['departureTime', 'arrivalTime'],
  ['birthDate', 'deathDate'],
  ['foundingDate', 'dissolutionDate'],
  ['uploadDate', 'expires'],
  ['datePublished', 'expires'],
];

export default defineCheck({
  title: 'Dates are in their order',
  failed: 'Something ends before it begins',
  severity: 'warning',
  why: 'An event that ends before it begins is a mistake that search engines leave out, and visitors come on the wrong day.',
  source: { name: 'Google: events', url: 'https://developers.google.com/search/docs/appearance/structured-data/event' },
  looksAt: ['data'],
  judge: ({ data }) => {
    const both = allItems(data).flatMap((item) =>
      pairs.flatMap(([first, then]) => {
        if (!item.properties.has(then)) return [];
        const [from, to] = [textsOf(item, first)[0], textsOf(item, then)[0]];
        return from === undefined || to === undefined ? [] : [{ first, then, from, to, at: item.at, item }];
      }),
    );
    return judgeFaults(
      both,
      ({ first, then, from, to }) =>
        comesBefore(to, from) ? `${then} ${quoted(to)} is before ${first} ${quoted(from)}.` : undefined,
      ({ first, then, from, to, at }) => ({ at, shown: `${first}: ${from.slice(0, 60)}, ${then}: ${to.slice(0, 60)}` }),
    );
  },
  fix: 'Put the two dates right, or take out the one that is not known.',
  cases: {
    passes: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Event","startDate":"2026-03-01T19:00","endDate":"2026-03-01"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","datePublished":"2026-03-01T23:00:00+02:00","dateModified":"2026-03-01T22:00:00Z"}</script>',
    ],
    fails: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Event","startDate":"2026-03-02","endDate":"2026-03-01"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","datePublished":"2026-03-01T10:00:00+01:00","dateModified":"2025-03-01T10:00:00+01:00"}</script>',
    ],
    doesNotApply: '<p>x',
  },
});

/** What has no time, or one without a zone, is compared by its days. */
function comesBefore(one: string, other: string): boolean {
  const isExact = [one, other].every((date) => /T\d\d:\d\d.{0,20}(?:Z|[+-]\d\d:?\d\d)$/i.test(date.slice(0, 60)));
  if (isExact) return Date.parse(one) < Date.parse(other);
  const [a, b] = [one, other].map((date) => /^\s*(\d{4}-\d\d-\d\d)/.exec(date)?.[1] ?? '');
  return a !== undefined && b !== undefined && a !== '' && b !== '' && a < b;
}
