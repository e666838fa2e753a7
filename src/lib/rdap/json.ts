import { isRecord } from '../is-record.ts';

/** Looks into parsed JSON without trusting its shape: what cannot be read is absent, and nothing throws. */

/** Members of an array that are looked at; no honest answer has more. */
const MOST_MEMBERS = 500;
/** UTF-16 units of a text that are kept. */
const LONGEST_TEXT = 1_000;
/** Lists within lists that are opened. */
const DEEPEST_LIST = 3;
/** UTF-16 units by which a name may be longer for signs between its words. */
const SIGNS = 4;

/** What is where nothing is said. */
const NOTHING = /^(?:n\/?a|null|undefined|none|nil|nan|-+|\.+|\[object object\])$/i;
/** Members that hold a text which an object was put around. */
const WRAPPED = ['value', 'text', '#text', '$t', '_', 'content'];

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * The first member of these names that says something; inherited ones do not count. A name may be written in other
 * letters, `event_date` or `EVENTDATE`. A list is looked through for an object that has the member.
 */
export function member(value: unknown, ...names: string[]): unknown {
  for (const object of isRecord(value) ? [value] : Array.isArray(value) ? list(value).filter(isRecord) : []) {
    for (const name of names) {
      const found = own(object, name);
      if (found !== undefined && found !== null) return found;
    }
  }
  return undefined;
}

function own(object: JsonObject, name: string): unknown {
  if (Object.hasOwn(object, name)) return object[name];
  const wanted = letters(name);
  if (wanted === '') return undefined;
  let count = 0;
  for (const key in object) {
    count += 1;
    if (count > MOST_MEMBERS) return undefined;
    if (key.length < wanted.length || key.length > wanted.length + SIGNS || letters(key) !== wanted) continue;
    if (Object.hasOwn(object, key)) return object[key];
  }
  return undefined;
}

/** A name or a code by its letters and digits, so that every way to write it is one. */
export function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * What a list holds, bounded: without lists in between, and without what is empty. A single value where a list belongs counts as
 * one, and an object of numbered or named objects as the list of these.
 */
export function list(value: unknown): readonly unknown[] {
  const found: unknown[] = [];
  collect(value, found, 0);
  return found;
}

function collect(value: unknown, found: unknown[], depth: number): void {
  if (value === null || value === undefined || value === '' || depth > DEEPEST_LIST) return;
  const members = Array.isArray(value) ? value : isRecord(value) ? membersOf(value, depth) : undefined;
  if (!members) {
    found.push(value);
    return;
  }
  for (let at = 0; at < members.length && at < MOST_MEMBERS && found.length < MOST_MEMBERS; at += 1) {
    collect(members[at], found, depth + 1);
  }
}

/** What an object lists; nothing where it is a thing of its own, as a member of a list is. */
function membersOf(object: JsonObject, depth: number): readonly unknown[] | undefined {
  const keys = Object.keys(object);
  const isList =
    keys.every((key) => /^\d{1,4}$/.test(key)) || (depth === 0 && keys.every((key) => isRecord(object[key])));
  return isList ? Object.values(object) : undefined;
}

/** A text without white space around and control characters within; empty ones and words for nothing are absent. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'string') return cleaned(value);
  for (const one of typeof value === 'object' ? list(value) : []) {
    const inner = isRecord(one) ? member(one, ...WRAPPED) : one;
    const found = typeof inner === 'string' ? cleaned(inner) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function cleaned(value: string): string | undefined {
  const clean = value
    .slice(0, LONGEST_TEXT)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  return clean === '' || NOTHING.test(clean) ? undefined : clean;
}

/** The texts of a list, or the one text that is where the list belongs. */
export function texts(value: unknown): string[] {
  return list(value).flatMap((one) => text(one) ?? []);
}

/** A number or a key, which some write as a figure. */
export function identifier(value: unknown): string | undefined {
  const found = list(value).find((one) => typeof one === 'number');
  return (
    text(value) ?? (typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? String(found) : undefined)
  );
}

/** Yes or no, in a boolean or in words. */
export function truth(value: unknown): boolean | undefined {
  const found = list(value).find((one) => typeof one === 'boolean');
  if (typeof found === 'boolean') return found;
  const word = letters(text(value) ?? '');
  if (/^(?:true|yes|signed|signeddelegation)$/.test(word)) return true;
  return /^(?:false|no|unsigned|unsigneddelegation)$/.test(word) ? false : undefined;
}
