import { defineCheck } from '#kit/check';
import { own } from '#lib/own';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { placeOf, valuesNamed } from '#lib/page/structured-data';
import { valueNames } from '#lib/structured-data/value-names.data';

const limits: Readonly<Record<string, number>> = { latitude: 90, longitude: 180 };

export default defineCheck({
  title: 'Coordinates are on the globe',
  failed: 'Coordinates are not on the globe',
  severity: 'warning',
  why: 'Maps put the place elsewhere or nowhere. Often latitude and longitude are swapped, or a decimal point is missing.',
  source: { name: 'schema.org: GeoCoordinates', url: 'https://schema.org/GeoCoordinates' },
  looksAt: ['data'],
  judge: ({ data }) =>
    judgeFaults(
      valuesNamed(data, valueNames.coordinates),
      ({ name, value }) => {
        const limit = own(limits, name) ?? 0;
        const number = /^\s*[-+]?\d{1,3}(?:\.\d{1,20})?\s*$/.test(value) ? Number(value) : Number.NaN;
        return Math.abs(number) <= limit
          ? undefined
          : `The ${name} ${quoted(value)} is out of range: it is a number from -${limit} to ${limit}.`;
      },
      placeOf,
    ),
  fix: 'Write both as degrees with a dot, such as latitude 51.50735 and longitude -0.12776.',
  cases: {
    passes:
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"GeoCoordinates","latitude":"51.5","longitude":-0.12}</script>',
    fails: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"GeoCoordinates","latitude":135.3,"longitude":35.1}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"GeoCoordinates","latitude":"51°30′ N","longitude":0}</script>',
    ],
    doesNotApply: '<p>x',
  },
});
