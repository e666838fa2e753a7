import type { DataItem, DataValue } from '../page/structured-data.ts';
import { isKnownType, type KnownType, typeRules } from './type-rules.data.ts';
import type { Level, Member, TypeRules } from './types.ts';
import { valueFault } from './value-faults.ts';

/** What is missing in an item or malformed; `severity` and the other words are those of the findings of pages. */
interface DataFinding {
  severity: 'error' | 'warning' | 'advice';
  title: string;
  detail: string;
  /** Where in the item: `Product › offers › price`. */
  where: { at: number | undefined; shown: string }[];
  source: { name: string; url: string };
}

const rulesByType = new Map<string, KnownType>(
  Object.entries(typeRules).flatMap(([name, { kinds }]) =>
    isKnownType(name) ? [name, ...kinds].map((kind) => [kind, name] as const) : [],
  ),
);

/** The type whose rules an item follows, as Google documents them: its own, or the more general one. */
export function knownTypeOf({ types }: Pick<DataItem, 'types'>): KnownType | undefined {
  for (const type of types) {
    const known = rulesByType.get(type);
    if (known) return known;
  }
  return undefined;
}

/**
 * What the items of a page lack by Google's documentation, and what in them cannot be read, the gravest first. Items of other types
 * are passed over, and items within items are judged as parts of those.
 */
export function checkStructuredData(items: readonly DataItem[]): DataFinding[] {
  const order = { error: 0, warning: 1, advice: 2 };
  return items.flatMap(checkItem).sort((a, b) => order[a.severity] - order[b.severity]);
}

function checkItem(item: DataItem): DataFinding[] {
  const type = knownTypeOf(item);
  if (type === undefined) return [];
  const rules: TypeRules = typeRules[type];
  const source = { name: `Google on ${rules.title.toLowerCase()} markup`, url: rules.source };
  const label = item.types.join(', ');
  const say = (severity: DataFinding['severity'], path: string, title: string, detail: string): DataFinding => {
    return {
      severity,
      title,
      detail,
      where: [{ at: item.at, shown: [label, ...path.split('.')].join(' › ') }],
      source,
    };
  };
  const missing = missingOf(item, rules);
  return [
    ...missing.required.map(({ path, words }) =>
      say('error', path, `${words} is missing`, `${type} needs it for a rich result.`),
    ),
    ...rules.oneOf.flatMap((paths) => {
      const [first = ''] = paths;
      const parent = first.split('.').slice(0, -1);
      if (parent.length > 0 && valuesAt(item, parent).length === 0) return [];
      if (paths.some((path) => valuesAt(item, path.split('.')).length > 0)) return [];
      const names = paths.map((path) => path.split('.').at(-1)).join(', ');
      return [
        say('error', parent.join('.') || first, `One of ${names} is missing`, `${type} needs at least one of them.`),
      ];
    }),
    ...rules.members.flatMap((member) =>
      faultsOf(item, member).map((fault) => say('error', member.path, `${member.label} cannot be read`, fault)),
    ),
    ...(type === 'BreadcrumbList'
      ? crumbFaults(item).map((fault) => say('error', 'itemListElement', 'The breadcrumbs are incomplete', fault))
      : []),
    ...missing.recommended.map(({ path, words }) =>
      say('advice', path, `${words} would help`, 'It is recommended, not required.'),
    ),
  ];
}

interface Lack {
  path: string;
  words: string;
}

function missingOf(item: DataItem, { members, parts, oneOf }: TypeRules): { required: Lack[]; recommended: Lack[] } {
  const choices = new Set(oneOf.flat());
  const all: (Lack & { level: Level })[] = [
    ...Object.entries(parts).map(([path, { label, level }]) => ({ path, level, words: `The ${label}` })),
    ...members.map(({ path, label, level }) => ({ path, level, words: label.split(',', 1)[0] ?? label })),
  ];
  const lacking = all.filter(({ path, level }) => {
    if (level === 'optional' || (choices.has(path) && level !== 'required')) return false;
    const steps = path.split('.');
    const parent = steps.slice(0, -1);
    // What a thing lacks is said only where the thing is; an address may be one text.
    const isAsked = parent.length === 0 || valuesAt(item, parent).some((value) => typeof value === 'object');
    return isAsked && valuesAt(item, steps).length === 0;
  });
  return {
    required: lacking.filter(({ level }) => level === 'required'),
    recommended: lacking.filter(({ level }) => level === 'recommended'),
  };
}

/** Values of which faults are looked for, of one member. */
const MOST_VALUES = 100;

function faultsOf(item: DataItem, member: Member): string[] {
  const values = valuesAt(item, member.path.split('.')).slice(0, MOST_VALUES);
  const texts = values.flatMap((value) => (typeof value === 'object' ? [] : [String(value)]));
  return [...new Set(texts.flatMap((text) => valueFault(text, member) ?? []))];
}

function valuesAt(item: DataItem, [name = '', ...rest]: readonly string[]): DataValue[] {
  const values = item.properties.get(name) ?? [];
  if (rest.length === 0) return [...values];
  return values.flatMap((value) => (typeof value === 'object' ? valuesAt(value, rest) : []));
}

/** Source: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function crumbFaults(list: DataItem): string[] {
  const steps = (list.properties.get('itemListElement') ?? []).filter((step) => typeof step === 'object');
  if (steps.length === 0) return [];
  if (steps.length === 1) return ['There is only one page. A breadcrumb trail needs at least two.'];
  return steps.slice(0, MOST_VALUES).flatMap(({ properties }, index) => {
    const [target] = properties.get('item') ?? [];
    const isNamed = properties.has('name') || (typeof target === 'object' && target.properties.has('name'));
    const url = typeof target === 'object' ? target.id : target;
    const isLast = index === steps.length - 1;
    return [
      ...(isNamed ? [] : [`Page ${index + 1} has no name.`]),
      ...(url === undefined && !isLast ? [`Page ${index + 1} has no address. Only the last one may have none.`] : []),
      ...(typeof url === 'string' && url !== '' ? [valueFault(url, { kind: 'url' }) ?? []].flat() : []),
      ...(properties.has('position') ? [] : [`Page ${index + 1} has no position.`]),
    ];
  });
}
