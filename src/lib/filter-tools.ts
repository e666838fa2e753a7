import { type SearchableTool, searchTools } from './search-tools.ts';

/**
 * Tools whose name or description holds `query`, whatever its case, and those that a search for its words finds by
 * keyword or in spite of a typing error. Best first; all of them, in their order, when `query` is blank.
 */
export function filterTools<T extends SearchableTool>(query: string, tools: readonly T[]): readonly T[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return tools;
  const isHolder = ({ title, summary }: T) => [title, summary].some((text) => text.toLowerCase().includes(wanted));
  // A search for signs alone would find everything.
  const ranked = /[\p{L}\p{N}]/u.test(wanted) ? searchTools(wanted, tools) : [];
  return [...new Set([...ranked, ...tools.filter(isHolder)])];
}
