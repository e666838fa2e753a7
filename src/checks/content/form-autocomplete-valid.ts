import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';

/** Source: HTML Living Standard, autofill. */
const purposes = new Set(
  (
    'on off name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password ' +
    'current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3 ' +
    'address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name ' +
    'cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency ' +
    'transaction-amount language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national tel-area-code ' +
    'tel-local tel-local-prefix tel-local-suffix tel-extension email impp webauthn'
  ).split(' '),
);
const before = /^(?:section-\S{1,80}|shipping|billing|home|work|mobile|fax|pager)$/;

export default defineCheck({
  title: 'Purposes of fields exist',
  failed: 'The purpose of a field does not exist',
  severity: 'advice',
  why: 'Browsers only understand the words of the standard. Any other word has no effect.',
  source: {
    name: 'HTML Living Standard: autofill',
    url: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill',
  },
  looksAt: ['forms'],
  judge: ({ forms }) =>
    judgeFaults(
      forms.flatMap(({ fields }) => fields).filter(({ autocomplete }) => autocomplete !== ''),
      ({ autocomplete }) => {
        const words = autocomplete.slice(0, 300).split(/\s+/);
        const wrong = words.find((word) => !purposes.has(word) && !before.test(word));
        return wrong === undefined ? undefined : `autocomplete has no purpose ${quoted(wrong)}.`;
      },
    ),
  fix: 'Use the word of the standard, such as email, tel, given-name, postal-code or off.',
  cases: {
    passes:
      '<input autocomplete="shipping postal-code"><input autocomplete=off><input autocomplete="section-a work email">',
    fails: '<input name=m autocomplete="mail-address">',
    doesNotApply: '<input name=m>',
  },
});
