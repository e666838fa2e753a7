import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { type NamedValue, placeOf, textsOf, valuesNamed } from '#lib/page/structured-data';
import { valueNames } from '#lib/structured-data/value-names.data';

/** The scale where none is given. Source: schema.org, bestRating and worstRating. */
const [WORST, BEST] = [1, 5];

export default defineCheck({
  title: 'Ratings are within their scale',
  failed: 'A rating is not within its scale',
  severity: 'warning',
  why: 'Search engines show no stars for a rating that cannot be: 46 of 5 stars, or an average of no ratings at all.',
  source: {
    name: 'Google: review snippets',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
  },
  looksAt: ['data'],
  judge: ({ data }) => judgeFaults(valuesNamed(data, valueNames.ratings), faultOf, placeOf),
  fix: 'Give the average within its scale. If the scale does not end at 5, say so with bestRating. Without any rating, leave the stars out.',
  cases: {
    passes: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"AggregateRating","ratingValue":"4.6","ratingCount":12}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Rating","ratingValue":88,"bestRating":100,"worstRating":0}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"AggregateRating","ratingValue":5,"ratingCount":3,"reviewCount":0}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Rating","ratingValue":"88%"}</script>',
    ],
    fails: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"AggregateRating","ratingValue":46,"ratingCount":12}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"AggregateRating","ratingValue":4.6,"reviewCount":0}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"AggregateRating","ratingValue":4.6,"ratingCount":"many"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Rating","ratingValue":0}</script>',
    ],
    doesNotApply: '<p>x',
  },
});

function faultOf({ item, name, value }: NamedValue): string | undefined {
  const number = Number(value);
  const given = (other: string) => textsOf(item, other)[0];
  if (name === 'bestRating') {
    const worst = Number(given('worstRating') ?? WORST);
    return number <= worst ? `bestRating ${quoted(value)} is not above the worst rating, ${worst}.` : undefined;
  }
  if (name !== 'ratingValue') {
    if (!/^\d+$/.test(value.trim().replaceAll(/[,.](?=\d{3})/g, '')))
      return `${name} ${quoted(value)} is not a whole number.`;
    const other = Number(given(name === 'ratingCount' ? 'reviewCount' : 'ratingCount') ?? 0);
    return number === 0 && other === 0 ? `${name} is 0: an average of nothing.` : undefined;
  }
  // A share or a percentage has its scale in it.
  if (/^\s*\d{1,3}(?:\.\d{1,4})?\s?(?:%|\/\s?\d{1,4})\s*$/.test(value)) return undefined;
  if (Number.isNaN(number)) return `The rating ${quoted(value)} is not a number: digits, with a dot for decimals.`;
  const [worst, best] = [Number(given('worstRating') ?? WORST), Number(given('bestRating') ?? BEST)];
  return number < worst || number > best
    ? `The rating ${quoted(value)} is not between ${worst} and ${best}.`
    : undefined;
}
