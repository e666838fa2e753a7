import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { allItems } from '#lib/page/structured-data';
import { hasProperty, isKindOf, isProperty, isType, meantProperty } from '#lib/structured-data/vocabulary';

export default defineCheck({
  title: 'The properties in the structured data exist',
  failed: 'A property in the structured data does not exist',
  severity: 'advice',
  why: 'Search engines pass over what they do not know: a misspelt property is as good as missing.',
  source: { name: 'schema.org: all types', url: 'https://schema.org/docs/full.html' },
  looksAt: ['data'],
  judge: ({ data }) => {
    const all = allItems(data)
      .filter(
        ({ isForeign, types }) => !isForeign && types.some(isType) && !types.some((type) => isKindOf(type, 'Role')),
      )
      .flatMap(({ types, properties, at }) =>
        [...properties.keys()].map((name) => ({ types: types.filter(isType), name, at })),
      )
      // Those of other vocabularies, and what an action asks for and gives back.
      .filter(({ name }) => !name.includes(':') && !/-(?:input|output)$/.test(name));
    const of = (types: readonly string[]) => types.join(' or ');
    const found = judgeFaults(
      all,
      ({ name, types }) => {
        if (hasProperty(types, name)) return undefined;
        if (isProperty(name))
          return `${of(types)} has no property ${quoted(name)} at schema.org. It belongs to other types.`;
        const meant = meantProperty(name);
        return `schema.org has no property ${quoted(name)}.${meant ? ` ${meant} is likely meant.` : ''}`;
      },
      ({ name, types, at }) => ({ at, shown: `${name} of ${of(types)}`.slice(0, 200) }),
    );
    return found;
  },
  fix: 'Write the property as schema.org lists it for this type, or leave it out.',
  cases: {
    passes: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Tea","offers":{"@type":"Offer","price":"1"}}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"SearchAction","target":"https://example.com/?q={q}","query-input":"required name=q"}</script>',
    ],
    fails: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Event","perfomer":"Ann"}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","price":"19.90"}</script>',
    ],
    doesNotApply: '<p>x',
  },
});
