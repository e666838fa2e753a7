import { allItems, type DataItem, type DataValue } from '../page/structured-data.ts';
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
  /** The property whose value cannot be read. */
  unread?: string;
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
 * are passed over, and items within items are judged as parts of those. `page` has all of its items, to which others may refer.
 */
export function checkStructuredData(items: readonly DataItem[], page: readonly DataItem[] = items): DataFinding[] {
  const order = { error: 0, warning: 1, advice: 2 };
  const values = valueReader(page);
  return items.flatMap((item) => checkItem(item, values)).sort((a, b) => order[a.severity] - order[b.severity]);
}

function checkItem(item: DataItem, valuesAt: ValueReader): DataFinding[] {
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
  const missing = missingOf(item, rules, valuesAt);
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
      faultsOf(valuesAt(item, member.path.split('.')), member).map((fault) => ({
        ...say('error', member.path, `${member.label} cannot be read`, fault),
        unread: member.path.split('.').at(-1) ?? '',
      })),
    ),
    ...(type === 'BreadcrumbList'
      ? crumbFaults(valuesAt(item, ['itemListElement'])).map(({ severity, fault }) =>
          say(severity, 'itemListElement', 'The breadcrumbs are incomplete', fault),
        )
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

function missingOf(
  item: DataItem,
  { members, parts, oneOf }: TypeRules,
  valuesAt: ValueReader,
): { required: Lack[]; recommended: Lack[] } {
  const choices = new Set(oneOf.flat());
  const all: (Lack & { level: Level; or: readonly string[] })[] = [
    ...Object.entries(parts).map(([path, { label, level, or = [] }]) => ({ path, level, or, words: `The ${label}` })),
    ...members.map(({ path, label, level, or = [] }) => ({ path, level, or, words: label.split(',', 1)[0] ?? label })),
  ];
  const lacking = all.filter(({ path, level, or }) => {
    if (level === 'optional' || (choices.has(path) && level !== 'required')) return false;
    const steps = path.split('.');
    const parent = steps.slice(0, -1);
    // What a thing lacks is said only where the thing is: an address may be one text, and a reference leads to another page.
    const isAsked = parent.length === 0 || valuesAt(item, parent).some(isDescribed);
    return isAsked && [path, ...or].every((each) => valuesAt(item, each.split('.')).length === 0);
  });
  return {
    required: lacking.filter(({ level }) => level === 'required'),
    recommended: lacking.filter(({ level }) => level === 'recommended'),
  };
}

/** Values of one property that are read. */
const MOST_VALUES = 100;

function faultsOf(all: readonly DataValue[], member: Member): string[] {
  const values = all.slice(0, MOST_VALUES);
  const texts = values.flatMap((value) => (typeof value === 'object' ? [] : [String(value)]));
  return [...new Set(texts.flatMap((text) => valueFault(text, member) ?? []))];
}

type ValueReader = (item: DataItem, path: readonly string[]) => DataValue[];

/** Reads values by their paths. What only names another item of the page, as the plug-ins of shops and blogs write it, stands for it. */
function valueReader(page: readonly DataItem[]): ValueReader {
  const byId = new Map<string, DataItem>();
  for (const item of allItems({ items: page })) {
    if (item.id !== '' && item.properties.size > (byId.get(item.id)?.properties.size ?? 0)) byId.set(item.id, item);
  }
  const whole = (value: DataValue): DataValue => {
    const named = typeof value === 'object' && value.id !== '' ? byId.get(value.id) : undefined;
    if (!named || typeof value !== 'object' || named === value) return value;
    if (value.properties.size === 0) return named;
    return { ...named, ...value, properties: new Map([...named.properties, ...value.properties]) };
  };
  const read: ValueReader = (item, [name = '', ...rest]) => {
    const values = (item.properties.get(name) ?? []).slice(0, MOST_VALUES).map(whole);
    return rest.length === 0 ? values : values.flatMap((value) => (typeof value === 'object' ? read(value, rest) : []));
  };
  return read;
}

/** Whether something is said of a thing, and not only which one it is. */
function isDescribed(value: DataValue): boolean {
  return typeof value === 'object' && (value.id === '' || value.properties.size > 0);
}

/** Source: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function crumbFaults(values: readonly DataValue[]): { severity: 'error' | 'advice'; fault: string }[] {
  const steps = values.filter((step) => typeof step === 'object');
  if (steps.length === 0) return [];
  // A home page has no page above it, and says so.
  if (steps.length === 1) {
    return [{ severity: 'advice', fault: 'There is only one page. A breadcrumb trail needs at least two.' }];
  }
  const faults = steps.slice(0, MOST_VALUES).flatMap(({ properties }, index) => {
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
  return faults.map((fault) => ({ severity: 'error', fault }));
}
