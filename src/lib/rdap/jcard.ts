import { list, text } from './json.ts';

/** The first value of a jCard's property, such as `fn`, `org`, `email` or `tel`. Source: RFC 7095, section 3. */
export function jcardValue(vcard: unknown, property: string): string | undefined {
  const properties = Array.isArray(vcard) ? list(vcard[1]) : [];
  for (const entry of properties) {
    if (!Array.isArray(entry) || text(entry[0])?.toLowerCase() !== property) continue;
    const value = firstText(entry[3], 0);
    if (value) return value.replace(/^(?:tel|mailto):/i, '');
  }
  return undefined;
}

/** Structured values are lists, in part of lists. */
function firstText(value: unknown, depth: number): string | undefined {
  if (!Array.isArray(value)) return text(value);
  if (depth > 2) return undefined;
  for (const one of list(value)) {
    const found = firstText(one, depth + 1);
    if (found) return found;
  }
  return undefined;
}
