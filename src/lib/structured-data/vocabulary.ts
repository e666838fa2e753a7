import { nearest } from '../edit-distance.ts';
import { once } from '../once.ts';
import { kinds as kindLines, types as typeLines, values as valueLines } from './vocabulary.data.ts';

interface Type {
  parents: readonly string[];
  properties: ReadonlySet<string>;
}

/** Types for values, which no thing has. */
const dataTypes =
  'Boolean CssSelectorType DataType Date DateTime Float Integer Number PronounceableText Text Time URL XPathType';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

const vocabulary = once(readVocabulary);

function typeWithout(name: string, parents: readonly string[] = []): [string, Type] {
  return [name, { parents, properties: new Set() }];
}

function readVocabulary() {
  const own = typeLines
    .trim()
    .split('\n')
    .map((line): [string, Type] => {
      const [names = '', properties = ''] = line.split(': ');
      const [name = '', ...parents] = names.split(' ');
      return [name, { parents, properties: new Set(words(properties)) }];
    });
  const without = kindLines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [parents = '', names = ''] = line.split(': ');
      return words(names).map((name) => typeWithout(name, words(parents)));
    });
  const things = [...own, ...without].sort(([one], [other]) => (one < other ? -1 : 1));
  const types = new Map([...words(dataTypes).map((name) => typeWithout(name)), ...things]);
  const properties = new Set([...types.values()].flatMap((type) => [...type.properties]));
  return { types, properties, values: new Set(words(valueLines)), inherited: new Map<string, ReadonlySet<string>>() };
}

export const isType = (name: string) => vocabulary().types.has(name);
export const isProperty = (name: string) => vocabulary().properties.has(name);
/** Whether it is a member of one of schema.org's lists, such as `InStock`. */
export const isListed = (name: string) => vocabulary().values.has(name);

/** Whether one of the types has the property, by itself or as a kind of others. */
export function hasProperty(types: readonly string[], property: string): boolean {
  return types.some((type) => propertiesOf(type).has(property));
}

/** Whether a type is another one, or a kind of it. */
export function isKindOf(type: string, other: string): boolean {
  return type === other || (vocabulary().types.get(type)?.parents ?? []).some((parent) => isKindOf(parent, other));
}

function propertiesOf(name: string): ReadonlySet<string> {
  const { types, inherited } = vocabulary();
  const known = inherited.get(name);
  if (known) return known;
  const { parents = [], properties = [] } = types.get(name) ?? {};
  const all = new Set([...properties, ...parents.flatMap((parent) => [...propertiesOf(parent)])]);
  inherited.set(name, all);
  return all;
}

/** The word that was likely meant. */
export const meantType = (name: string) => meant(name, [...vocabulary().types.keys()]);
export const meantProperty = (name: string) => meant(name, [...vocabulary().properties]);
export const meantValue = (name: string) => meant(name, [...vocabulary().values]);

function meant(name: string, known: readonly string[]): string | undefined {
  if (name.length > 60) return undefined;
  const small = name.toLowerCase();
  return known.find((each) => each.toLowerCase() === small) ?? nearest(name, known);
}
