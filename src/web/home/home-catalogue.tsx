import { useEffect, useState } from 'react';
import { site } from '#content/site';
import type { StartTool } from './suggest.ts';

let loading: Promise<readonly StartTool[]> | undefined;

/** Every tool, those first that most people come for. Fetched once; after a failure, again when asked again. */
function loadCatalogue(): Promise<readonly StartTool[]> {
  loading ??= fetchCatalogue().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchCatalogue(): Promise<readonly StartTool[]> {
  const response = await fetch('/catalogue.json');
  if (!response.ok) throw new Error(`The catalogue answers ${response.status}`);
  const tools: readonly StartTool[] = await response.json();
  const popular: readonly string[] = site.popularTools;
  const rank = ({ slug }: StartTool) => (popular.includes(slug) ? popular.indexOf(slug) : popular.length);
  return tools.toSorted((a, b) => rank(a) - rank(b));
}

// This module comes when a visitor reaches for the box: what it needs is then on its way before the first letter.
loadCatalogue().catch(() => undefined);

export function useCatalogue() {
  const [tools, setTools] = useState<readonly StartTool[]>();
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = attempt > 0;
    loadCatalogue().then(
      (found) => isCurrent && setTools(found),
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
