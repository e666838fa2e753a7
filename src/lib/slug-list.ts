/** Longest list that is believed: what stands in a browser's storage may be anything. */
const LONGEST = 200;

/** Slugs that stand as a JSON list in `text`, each once. Whatever is no slug is left out, and what is no list is empty. */
export function parseSlugList(text: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '');
    return Array.isArray(list) ? [...new Set<string>(list.filter(isSlug))].slice(0, LONGEST) : [];
  } catch {
    return [];
  }
}

function isSlug(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z\d-]{1,60}$/.test(value);
}
