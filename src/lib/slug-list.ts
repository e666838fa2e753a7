/** Texts stored as a JSON list in `text`, each once. What is no list is an empty one: a browser's storage may hold anything. */
export function parseSlugList(text: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '');
    return Array.isArray(list) ? [...new Set<string>(list.filter((slug) => typeof slug === 'string'))] : [];
  } catch {
    return [];
  }
}
