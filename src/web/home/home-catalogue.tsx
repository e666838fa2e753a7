import { useEffect, useState } from 'react';
import { site } from '#content/site';
import { fetchCatalogue, type ListedTool } from '#ui/search/catalogue';

// This module comes when a visitor reaches for the box: what it needs is then on its way before the first letter.
fetchCatalogue().catch(() => undefined);

/** Every tool, those first that most people come for. */
export function useCatalogue() {
  const [tools, setTools] = useState<readonly ListedTool[]>();
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = attempt > 0;
    fetchCatalogue().then(
      (found) => isCurrent && setTools(byPopularity(found)),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { tools, isFailed, retry };
}

function byPopularity(tools: readonly ListedTool[]): ListedTool[] {
  const popular: readonly string[] = site.popularTools;
  const rank = ({ slug }: ListedTool) => (popular.includes(slug) ? popular.indexOf(slug) : popular.length);
  return tools.toSorted((a, b) => rank(a) - rank(b));
}
