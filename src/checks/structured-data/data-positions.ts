import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { allItems, textsOf } from '#lib/page/structured-data';

export default defineCheck({
  title: 'Lists count from 1 without gaps',
  failed: 'A list does not count from 1 without gaps',
  severity: 'warning',
  why: 'The positions say in which order breadcrumbs and lists are shown. With gaps or repeats, search engines may leave them out.',
  source: {
    name: 'Google: breadcrumbs',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  },
  looksAt: ['data'],
  judge: ({ data }) => {
    const lists = allItems(data).flatMap(({ types, properties, at }) => {
      const elements = (properties.get('itemListElement') ?? []).filter((value) => typeof value === 'object');
      const positions = elements.flatMap((element) => textsOf(element, 'position')[0] ?? []);
      return positions.length === 0 ? [] : [{ types, positions, at }];
    });
    return judgeFaults(
      lists,
      ({ types, positions }) => {
        const numbers = positions.map(Number).sort((a, b) => a - b);
        // A list of several pages goes on where the one before ended.
        const first = types.includes('BreadcrumbList') ? 1 : (numbers[0] ?? 1);
        return numbers.every((number, index) => number === first + index)
          ? undefined
          : `The positions of the ${types[0] ?? 'list'} are ${positions.slice(0, 20).join(', ')}.`;
      },
      ({ types, positions, at }) => ({
        at,
        shown: `${types.join(', ')}: position ${positions.slice(0, 50).join(', ')}`,
      }),
    );
  },
  fix: 'Number the entries 1, 2, 3 and so on, in the order of the page.',
  cases: {
    passes:
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":"1","name":"a"},{"@type":"ListItem","position":2,"name":"b"}]}</script>',
    fails: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"a"},{"@type":"ListItem","position":3,"name":"b"}]}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"ItemList","itemListElement":[{"@type":"ListItem","position":1,"name":"a"},{"@type":"ListItem","position":1,"name":"b"}]}</script>',
    ],
    doesNotApply: '<p>x',
  },
});
