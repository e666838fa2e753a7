/** Names that are looked up in one go. */
export const MOST_DOMAINS = 50;

/** The names in a pasted list: between line breaks, commas, semicolons or spaces, each once, in their order. */
export function domainsIn(text: string): string[] {
  const seen = new Map<string, string>();
  for (const entry of text.split(/[\s,;]+/)) {
    const key = entry.toLowerCase();
    if (key !== '' && !seen.has(key)) seen.set(key, entry);
  }
  return [...seen.values()];
}
