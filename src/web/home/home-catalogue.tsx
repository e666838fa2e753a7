import { useMemo } from 'react';
import { site } from '#content/site';
import { fetchCatalogue, type ListedTool, useCatalogue } from '#ui/search/catalogue';

// This module comes when a visitor reaches for the box: what it needs is then on its way before the first letter.
fetchCatalogue().catch(() => undefined);

/** Every tool, those first that most people come for. */
export function useHomeCatalogue() {
  const { tools, ...state } = useCatalogue();
  return { ...state, tools: useMemo(() => tools && byPopularity(tools), [tools]) };
}

function byPopularity(tools: readonly ListedTool[]): ListedTool[] {
  const popular: readonly string[] = site.popularTools;
  const rank = ({ slug }: ListedTool) => (popular.includes(slug) ? popular.indexOf(slug) : popular.length);
  return tools.toSorted((a, b) => rank(a) - rank(b));
}
