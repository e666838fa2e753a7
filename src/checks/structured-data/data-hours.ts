import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { placeOf, valuesNamed } from '#lib/page/structured-data';

/** Source: schema.org, Time. */
const TIME = /^(?:[01]\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-]\d\d:?\d\d)?$/;
/** Source: schema.org, openingHours: days of two letters, and hours. */
const PIECE = /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?|\d\d:\d\d-\d\d:\d\d)$/;

export default defineCheck({
  title: 'Opening hours can be read',
  failed: 'Opening hours cannot be read',
  severity: 'warning',
  why: 'Search engines only show whether a shop is open if its hours are in the form that they know.',
  source: { name: 'schema.org: openingHours', url: 'https://schema.org/openingHours' },
  looksAt: ['data'],
  judge: ({ data }) =>
    judgeFaults(
      valuesNamed(data, ['opens', 'closes', 'openingHours']),
      ({ name, value }) => {
        if (name !== 'openingHours')
          return TIME.test(value.trim()) ? undefined : `The time ${quoted(value)} of ${name} is not in the form 09:00.`;
        const pieces = value
          .slice(0, 500)
          .trim()
          .replaceAll(/ ?[-–] ?/g, '-')
          .split(/[\s,;]+/);
        return pieces.every((piece) => PIECE.test(piece))
          ? undefined
          : `The opening hours ${quoted(value)} are not in the form Mo-Fr 09:00-17:00.`;
      },
      placeOf,
    ),
  fix: 'Write times with two digits each, such as 09:00 and 18:30, and days as Mo, Tu, We, Th, Fr, Sa and Su.',
  cases: {
    passes: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"OpeningHoursSpecification","opens":"09:00","closes":"17:30:00"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Store","openingHours":["Mo-Fr 09:00-17:00","Sa,Su 10:00-12:00","Mo-Su"]}</script>',
    ],
    fails: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"OpeningHoursSpecification","opens":"9 am","closes":"17:30"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Store","openingHours":"Monday to Friday, 9 to 5"}</script>',
    ],
    doesNotApply: '<p>x',
  },
});
