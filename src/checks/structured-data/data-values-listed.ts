import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { allItems, placeOf, textsOf } from '#lib/page/structured-data';
import { valueNames } from '#lib/structured-data/value-names.data';
import { isListed, isProperty, isType, meantValue } from '#lib/structured-data/vocabulary';

/** Properties whose values are members of a list. */
const choices: ReadonlySet<string> = new Set(valueNames.choices);

const OWN = /^(?:https?:)?\/\/(?:www\.)?schema\.org\//i;

export default defineCheck({
  title: 'Values from lists of schema.org exist',
  failed: 'A value is in no list of schema.org',
  severity: 'warning',
  why: 'Whether something is in stock, new or cancelled is read from a fixed list. Other words mean nothing to a machine.',
  source: { name: 'schema.org: enumerations', url: 'https://schema.org/Enumeration' },
  looksAt: ['data'],
  judge: ({ data }) => {
    const all = allItems(data)
      .filter(({ isForeign }) => !isForeign)
      .flatMap((item) =>
        [...item.properties.keys()].flatMap((name) =>
          textsOf(item, name)
            .filter((value) => choices.has(name) || OWN.test(value))
            .map((value) => ({ item, name, value, at: item.at })),
        ),
      );
    return judgeFaults(
      all,
      ({ name, value }) => {
        const word = value.trim().replace(OWN, '');
        if (isListed(word) || (!choices.has(name) && (isType(word) || isProperty(word)))) return undefined;
        // Other lists have addresses of their own.
        if (/^https?:/.test(word) || word.length > 100) return undefined;
        const meant = meantValue(word);
        return `schema.org has no ${quoted(word)} for ${name}.${meant ? ` ${meant} is likely meant.` : ''}`;
      },
      placeOf,
    );
  },
  fix: 'Use a value of the list, such as https://schema.org/InStock, in the same letters.',
  cases: {
    passes: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","availability":"https://schema.org/InStock"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"OpeningHoursSpecification","dayOfWeek":["Monday","http://schema.org/Sunday"]}</script>',
    ],
    fails: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","availability":"Available now"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Event","eventStatus":"https://schema.org/EventConfirmed"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","itemCondition":"https://schema.org/newCondition"}</script>',
    ],
    doesNotApply: '<p>x',
  },
});
