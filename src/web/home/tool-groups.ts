import type { ToolSummary } from '#ui/tool-tile';

interface CuratedGroup {
  title: string;
  text: string;
  more: { label: string; href: string };
  slugs: readonly string[];
}

export interface ToolGroup extends Omit<CuratedGroup, 'slugs'> {
  tools: readonly ToolSummary[];
}

/** Curated groups with the tools that exist, in the curated order; a group without any is left out. */
export function toolGroups(curated: readonly CuratedGroup[], tools: readonly ToolSummary[]): ToolGroup[] {
  const summaries = new Map(tools.map((tool) => [tool.slug, summaryOf(tool)]));
  return curated
    .map(({ slugs, ...group }) => ({ ...group, tools: slugs.flatMap((slug) => summaries.get(slug) ?? []) }))
    .filter((group) => group.tools.length > 0);
}

/** No more than a card shows: the rest would stand in the page for nothing. */
function summaryOf({ slug, title, summary, icon, color }: ToolSummary): ToolSummary {
  return { slug, title, summary, icon, color };
}

/** The number of tools as a statistic: exact below a hundred, above it as people say it ("140+"). */
export function countOfTools(count: number): string {
  return count < 100 ? String(count) : `${Math.floor(count / 10) * 10}+`;
}
