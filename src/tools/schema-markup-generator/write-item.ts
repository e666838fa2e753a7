import { type KnownType, typeRules } from '#lib/structured-data/type-rules.data';
import type { Member, TypeRules } from '#lib/structured-data/types';
import { isoDuration } from './iso-duration.ts';
import { openingHours } from './opening-hours.ts';

type Json = string | number | Json[] | { [name: string]: Json };

interface Entered {
  name: string;
  value: string;
}

/** What was entered as an item of a type; `unknown` are names that the type does not have. */
export function writeItem(
  type: KnownType,
  entered: readonly Entered[],
): { item: Record<string, Json>; unknown: string[] } {
  const { members, parts }: TypeRules = typeRules[type];
  const values = new Map(entered.map(({ name, value }) => [name.trim(), value.trim()]));
  const known = new Set(members.map(({ path }) => path));
  const item: Record<string, Json> = {};
  // In the order of the form, however they came.
  for (const member of members) {
    const value = values.get(member.path);
    if (value) put(item, member, { value: jsonOf(value, member), parts });
  }
  const unknown = [...values].filter(([name, value]) => value !== '' && !known.has(name)).map(([name]) => name);
  return { item, unknown };
}

function put(
  item: Record<string, Json>,
  { path }: Member,
  { value, parts }: { value: Json; parts: TypeRules['parts'] },
): void {
  const steps = path.split('.');
  const last = steps.pop() ?? path;
  let place = item;
  for (const [index, step] of steps.entries()) {
    const before = place[step];
    const type = parts[steps.slice(0, index + 1).join('.')]?.type ?? 'Thing';
    const inner = isObject(before) ? before : { '@type': type };
    place[step] = inner;
    place = inner;
  }
  place[last] = value;
}

function isObject(value: Json | undefined): value is { [name: string]: Json } {
  return typeof value === 'object' && !Array.isArray(value);
}

function jsonOf(value: string, { kind, values = [] }: Member): Json {
  const lines = value
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  switch (kind) {
    case 'number': {
      const plain = value.replace(/\s/g, '').replace(/^(-?\d+),(\d+)$/, '$1.$2');
      return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(plain) ? Number(plain) : value;
    }
    case 'currency':
      return value.toUpperCase();
    case 'duration':
      return isoDuration(value) ?? value;
    case 'choice':
      // Names of schema.org are capitalized words; constants of Google are not addresses.
      return values.includes(value) && /[a-z]/.test(value) ? `https://schema.org/${value}` : value;
    case 'addresses':
      return lines.length === 1 ? value : lines;
    case 'lines':
      return lines;
    case 'steps':
      return lines.map((text) => ({ '@type': 'HowToStep', text }));
    case 'crumbs':
      return lines.map(crumb);
    case 'hours':
      return lines.map((line) => openingHours(line) ?? line);
    default:
      return value;
  }
}

function crumb(line: string, index: number): Json {
  const at = line.lastIndexOf('|');
  const name = at === -1 ? line : line.slice(0, at).trim();
  return {
    '@type': 'ListItem',
    position: index + 1,
    ...(name && { name }),
    ...(at !== -1 && { item: line.slice(at + 1).trim() }),
  };
}
