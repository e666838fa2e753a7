import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { placeOf, valuesNamed } from '#lib/page/structured-data';

export default defineCheck({
  title: 'Barcode numbers are right',
  failed: 'A barcode number is not right',
  severity: 'warning',
  why: 'Search engines know a product by its number (GTIN, EAN, ISBN). With a wrong number, the product is mistaken for another or left out.',
  source: { name: 'GS1: check digit', url: 'https://www.gs1.org/services/how-calculate-check-digit-manually' },
  looksAt: ['data'],
  judge: ({ data }) =>
    judgeFaults(
      valuesNamed(data, ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn']),
      ({ name, value }) => {
        const digits = value.replaceAll(/[\s-]/g, '');
        // A GTIN may also be an address, and an old ISBN counts in another way.
        if (/^https?:/.test(value) || (name === 'isbn' && /^\d{9}[\dX]$/i.test(digits))) return undefined;
        const length = /^gtin(\d+)$/.exec(name)?.[1] ?? (name === 'isbn' ? '13' : String(digits.length));
        if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || digits.length !== Number(length))
          return `The ${name} ${quoted(value)} does not have ${name === 'gtin' ? '8, 12, 13 or 14' : length} digits.`;
        return isGtin(digits) ? undefined : `The last digit of the ${name} ${quoted(value)} does not fit the others.`;
      },
      placeOf,
    ),
  fix: 'Copy the number below the barcode, digit by digit. What has none needs no GTIN: give brand and mpn.',
  cases: {
    passes:
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","gtin13":"4006381333931","gtin":"036000291452"}</script>',
    fails: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","gtin13":"4006381333932"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","gtin":"HT-204"}</script>',
    ],
    doesNotApply: '<p>x',
  },
});

/** From the right, every second digit counts three times; with the last one the sum ends in 0. */
function isGtin(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, at) => all + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
