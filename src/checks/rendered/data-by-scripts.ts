import { defineCheck } from '#kit/check';
import { allItems, type StructuredData } from '#lib/page/structured-data';

/** What shops are listed by. */
const goods = /^(?:Product|ProductGroup|Offer)$/;

export default defineCheck({
  title: 'Structured data are there before scripts run',
  failed: 'Scripts write structured data',
  severity: 'warning',
  why: 'Google reads structured data of scripts later. For products, that makes shopping results less reliable: prices change faster than it returns.',
  source: {
    name: 'Google: structured data with JavaScript',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/generate-structured-data-with-javascript',
  },
  looksAt: ['data', 'rendered'],
  judge: ({ data, rendered: { before } }) => {
    const [sent, left] = [typesIn(before.data), typesIn(data)];
    if (sent.size + left.size === 0) return 'does-not-apply';
    const [added, removed] = [[...left.difference(sent)], [...sent.difference(left)]];
    const list = new Intl.ListFormat('en');
    return [
      ...(added.length > 0
        ? [
            {
              detail: `Only scripts add data of the type ${list.format(added.slice(0, 10))}.`,
              severity: added.some((type) => goods.test(type)) ? ('warning' as const) : ('advice' as const),
            },
          ]
        : []),
      ...(removed.length > 0
        ? [
            {
              title: 'Scripts remove structured data',
              detail: `Scripts remove data of the type ${list.format(removed.slice(0, 10))}.`,
            },
          ]
        : []),
    ];
  },
  fix: 'Write the JSON-LD into the HTML that the server sends.',
  cases: {
    passes:
      '<script type=application/ld+json>{"@context":"https://schema.org","@type":"Product","name":"Tea"}</script>',
    fails: [
      {
        html: '<p>Tea',
        rendered: {
          html: '<script type=application/ld+json>{"@context":"https://schema.org","@type":"Product","name":"Tea"}</script>',
        },
      },
      {
        html: '<script type=application/ld+json>{"@context":"https://schema.org","@type":"Recipe","name":"Tea"}</script>',
        rendered: { html: '<p>Tea' },
      },
    ],
    doesNotApply: '<p>Tea',
  },
});

function typesIn(data: StructuredData): Set<string> {
  return new Set(allItems(data).flatMap(({ types }) => types));
}
