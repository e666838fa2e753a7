/** Looks into parsed JSON without trusting its shape: what is not as expected is absent. */

/** Members of an array that are looked at; no honest answer has more. */
const MOST_MEMBERS = 500;
/** UTF-16 units of a text that are kept. */
const LONGEST_TEXT = 1_000;

/** The member of an object; inherited ones do not count. */
export function member(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of an array, bounded; anything else has none. A single object where a list belongs counts as one. */
export function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.slice(0, MOST_MEMBERS);
  return isObject(value) ? [value] : [];
}

/** A text without white space around and control characters within; empty ones are absent. */
export function text(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const clean = value
    .slice(0, LONGEST_TEXT)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  return clean === '' ? undefined : clean;
}

/** The texts of a list, or the one text that stands where the list belongs. */
export function texts(value: unknown): string[] {
  const members = typeof value === 'string' ? [value] : list(value);
  return members.flatMap((one) => text(one) ?? []);
}
