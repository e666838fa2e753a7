import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { allItems } from '#lib/page/structured-data';
import { isType, meantType } from '#lib/structured-data/vocabulary';

export default defineCheck({
  title: 'The types of the structured data exist',
  failed: 'A type in the structured data does not exist',
  severity: 'warning',
  why: 'Search engines ignore an item whose type they do not know, with everything in it. Case matters.',
  source: { name: 'schema.org: all types', url: 'https://schema.org/docs/full.html' },
  looksAt: ['data'],
  judge: ({ data }) =>
    judgeFaults(
      allItems(data)
        .filter(({ isForeign }) => !isForeign)
        .flatMap(({ types, at }) => types.map((type) => ({ type, at })))
        // Types of other vocabularies are whole addresses, or have a prefix.
        .filter(({ type }) => !type.includes(':') || /^https?:\/\/(?:www\.)?data-vocabulary\.org\//i.test(type)),
      ({ type }) => {
        if (type.includes(':')) return `${quoted(type)} is of data-vocabulary.org, which is no longer read.`;
        if (isType(type)) return undefined;
        const meant = meantType(type);
        return `schema.org has no type ${quoted(type)}.${meant ? ` ${meant} is likely meant.` : ''}`;
      },
      ({ type, at }) => ({ at, shown: type.slice(0, 100) }),
    ),
  fix: 'Use a type that schema.org lists, in the same letters: the nearest one that is true, even if it is a general one.',
  cases: {
    passes: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":["CafeOrCoffeeShop","https://schema.org/Store"]}</script>',
      '<div itemscope itemtype="https://schema.org/MusicEvent"><span itemprop=name>x</span></div>',
    ],
    fails: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"recipe"}</script>',
      '<div itemscope itemtype="https://schema.org/Concert"><span itemprop=name>x</span></div>',
      '<div itemscope itemtype="http://data-vocabulary.org/Product"><span itemprop=name>x</span></div>',
    ],
    doesNotApply: '<div vocab="http://xmlns.com/foaf/0.1/" typeof="Agent"><span property=name>x</span></div>',
  },
});
