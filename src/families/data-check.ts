import { defineCheck } from '#kit/check';
import { allItems, type DataItem, textsOf } from '#lib/page/structured-data';
import { checkStructuredData, knownTypeOf } from '#lib/structured-data/check';
import { type KnownType, typeRules } from '#lib/structured-data/type-rules.data';
import { valueNames } from '#lib/structured-data/value-names.data';

/** Values that checks of their own read, in things of all types. */
const readElsewhere: ReadonlySet<string> = new Set(Object.values(valueNames).flat());

/** Whether items of one type have what Google's documentation requires of them, or recommends where it requires nothing. */
export function dataCheck(type: KnownType, { passes, fails }: { passes: object; fails: object }) {
  const { title, source, members } = typeRules[type];
  const requires = members.some(({ level }) => level === 'required');
  const name = title.toLowerCase();
  return defineCheck({
    title: `The ${name} markup is complete`,
    failed: `The ${name} markup is not complete`,
    severity: requires ? 'error' : 'advice',
    why: requires
      ? 'Search engines only show a rich result if all required properties are there and valid.'
      : 'Search engines can show more about a page if its markup has the recommended properties.',
    source: { name: `Google: ${name}`, url: source },
    looksAt: ['data'],
    judge: ({ data }) => {
      const items = data.items.filter((item) => knownTypeOf(item) === type);
      if (items.length === 0) return 'does-not-apply';
      return checkStructuredData(items, data.items)
        .filter(({ severity, unread }) => (severity !== 'advice' || !requires) && !readElsewhere.has(unread ?? ''))
        .map(({ title: lack, detail, where, severity }) => ({ title: lack, detail, where, severity }));
    },
    fix: ({ data }) => ({
      words:
        'Add the missing properties, with the values that visitors see on the page. The generator is already filled in with the data of the page.',
      tool: {
        slug: 'schema-markup-generator',
        input: {
          type,
          members: membersOf(
            allItems(data).find((item) => knownTypeOf(item) === type),
            type,
          ),
        },
      },
    }),
    cases: { passes: asPage(type, passes), fails: asPage(type, fails), doesNotApply: '<p>x' },
  });
}

/** What an item has, by the paths of the generator's fields. */
function membersOf(item: DataItem | undefined, type: KnownType): { name: string; value: string }[] {
  if (!item) return [];
  return typeRules[type].members.flatMap(({ path }) => {
    const value = valuesAt([item], path.split('.')).join('\n').slice(0, 20_000);
    return value === '' ? [] : [{ name: path, value }];
  });
}

function valuesAt(items: readonly DataItem[], [name = '', ...rest]: readonly string[]): string[] {
  if (rest.length === 0) return items.flatMap((item) => textsOf(item, name));
  const within = items.flatMap((item) => item.properties.get(name) ?? []).filter((value) => typeof value === 'object');
  return valuesAt(within, rest);
}

function asPage(type: KnownType, members: object): string {
  const data = { '@context': 'https://schema.org', '@type': type, ...members };
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}
