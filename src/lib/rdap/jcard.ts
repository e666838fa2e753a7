import { isRecord } from '../is-record.ts';
import { letters, list, member, text } from './json.ts';

/** Levels at which a property may be: card, its properties, a list around one. */
const DEEPEST = 4;
const MOST_PROPERTIES = 500;
/** Where the type of a value is. Source: RFC 7095, section 3.5. */
const TYPES =
  /^(?:text|uri|date|time|date-time|date-and-or-time|timestamp|boolean|integer|float|utc-offset|language-tag|unknown)$/i;

/**
 * The first value of a jCard's property, such as `fn`, `org`, `email` or `tel`; of an object with such members or a vCard as text
 * as well. Source: RFC 7095, section 3, RFC 6350, section 3.3.
 */
export function jcardValue(vcard: unknown, property: string): string | undefined {
  const value =
    typeof vcard === 'string'
      ? lineOf(vcard.slice(0, 10_000), property)
      : found(vcard, { property, left: MOST_PROPERTIES }, 0);
  return value?.replace(/^(?:tel|mailto):/i, '') || undefined;
}

interface Search {
  property: string;
  /** Lists that may still be looked at. */
  left: number;
}

function found(value: unknown, search: Search, depth: number): string | undefined {
  search.left -= 1;
  if (depth > DEEPEST || search.left < 0) return undefined;
  if (isRecord(value)) return inObject(value, search, depth);
  if (!Array.isArray(value)) return undefined;
  const [name] = value;
  if (typeof name === 'string' && letters(name) === search.property) return propertyValue(value);
  // What another property says is no card.
  const isProperty = typeof name === 'string' && letters(name) !== 'vcard' && !Array.isArray(value[1]);
  if (isProperty) return undefined;
  return inMembers(value, search, depth);
}

function inObject(value: Readonly<Record<string, unknown>>, search: Search, depth: number): string | undefined {
  const { property } = search;
  if (letters(text(member(value, 'name')) ?? '') === property) return text(member(value, 'value'));
  return text(member(value, property)) ?? inMembers(Object.values(value), search, depth);
}

function inMembers(members: readonly unknown[], search: Search, depth: number): string | undefined {
  for (let at = 0; at < members.length && search.left > 0; at += 1) {
    const value = members[at];
    const inner = typeof value === 'object' ? found(value, search, depth + 1) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Name, parameters, type, values; one or two of those in the middle may be missing. */
function propertyValue(property: readonly unknown[]): string | undefined {
  if (property.length > 3) return text(list(property.slice(3)));
  const last = property.length > 1 ? text(property.at(-1)) : undefined;
  return last !== undefined && TYPES.test(last) ? undefined : last;
}

function lineOf(vcard: string, property: string): string | undefined {
  for (const line of vcard.split(/\r?\n/)) {
    const [, name = '', value] = /^([a-z-]{1,20})[^:]{0,200}:(.*)$/i.exec(line) ?? [];
    if (name.toLowerCase() === property) return text(value);
  }
  return undefined;
}
