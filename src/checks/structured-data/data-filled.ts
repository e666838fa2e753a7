import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { allItems, placeOf, textsOf } from '#lib/page/structured-data';
import { unfilledPart } from '#lib/page/unfilled';

/** What holds a place on purpose, for a search or for code. */
const templates = new Set('target urlTemplate query-input httpMethod text articleBody codeSampleType'.split(' '));

export default defineCheck({
  title: 'Values of the structured data are filled in',
  failed: 'A value holds what its template should have replaced',
  severity: 'warning',
  why: 'Search engines show the name of the variable, or leave the whole thing out.',
  source: {
    name: 'Google: structured data guidelines',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  },
  looksAt: ['data'],
  judge: ({ data }) =>
    judgeFaults(
      allItems(data).flatMap((item) =>
        [...item.properties.keys()]
          .filter((name) => !templates.has(name))
          .flatMap((name) => textsOf(item, name).map((value) => ({ item, name, value, at: item.at }))),
      ),
      ({ name, value }) => {
        const part = unfilledPart(value);
        return part && `The value of ${name} holds ${quoted(part)}.`;
      },
      placeOf,
    ),
  fix: 'Correct the name of the variable in the template, or leave the property out if there is no value.',
  cases: {
    passes: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Tea at 20% off"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Tea","potentialAction":{"@type":"SearchAction","target":"https://example.com/?q={search_term_string}"}}</script>',
    ],
    fails: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"{{ product.title | json }}"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Tea","sku":"undefined"}</script>',
    ],
    doesNotApply: '<p>x',
  },
});
