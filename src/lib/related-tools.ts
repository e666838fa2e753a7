import type { SearchableTool } from './search-tools.ts';

/** A group in common says more than one word in common. */
const SAME_CATEGORY = 2;

/** At most `count` tools that share the category or keywords with `tool`, the closest first; never the tool itself. */
export function relatedTools<T extends SearchableTool>(tool: T, tools: readonly T[], count: number): T[] {
  const words = new Set(tool.keywords);
  const closeness = ({ category, keywords }: T) =>
    (category === tool.category ? SAME_CATEGORY : 0) + keywords.filter((word) => words.has(word)).length;
  return tools
    .filter((other) => other.slug !== tool.slug)
    .map((other) => ({ other, score: closeness(other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}
