import type { ToolSummary } from '#ui/tool-tile';
import { summaryOf } from '../tool-summary.ts';

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

/** The number of tools as a statistic: exact below a hundred, above it in hundreds ("100+"). */
export function countOfTools(count: number): string {
  return count < 100 ? String(count) : `${Math.floor(count / 100) * 100}+`;
}
