import { defineCheck } from '#kit/check';
import { regionCodes } from '#lib/hreflang/codes.data';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { placeOf, valuesNamed } from '#lib/page/structured-data';

export default defineCheck({
  title: 'Countries have their codes',
  failed: 'A country does not have its code',
  severity: 'advice',
  why: 'Search engines ask for the code of two letters, such as GB or DE. Names differ by language, and other codes are guessed at.',
  source: {
    name: 'Google: local business',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business#address',
  },
  looksAt: ['data'],
  judge: ({ data }) =>
    judgeFaults(
      valuesNamed(data, ['addressCountry']),
      ({ value }) =>
        regionCodes.has(value.trim())
          ? undefined
          : `The country ${quoted(value)} is not an ISO 3166 code of two capitals.`,
      placeOf,
    ),
  fix: 'Write the code of two capitals, such as "addressCountry": "GB" for the United Kingdom.',
  cases: {
    passes:
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"PostalAddress","addressCountry":"GB"}</script>',
    fails: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"PostalAddress","addressCountry":"UK"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"PostalAddress","addressCountry":"Germany"}</script>',
    ],
    doesNotApply: '<p>x',
  },
});
