import { useCallback, useEffect, useState } from 'react';
import type { AcceptedInput } from '#kit/accepted-inputs';
import type { Goal } from '#kit/goals';
import type { SearchableTool } from '#lib/search-tools';

/** A tool as searches find and show it. */
export interface ListedTool extends SearchableTool {
  icon: string;
  color: string;
  /** What a visitor may begin with. */
  takes: readonly AcceptedInput[];
  /** What a visitor is after. */
  want: Goal;
}

let fetched: Promise<readonly ListedTool[]> | undefined;

/**
 * Every tool, fetched at the first call and kept. A call after one that failed tries again.
 *
 * @throws Error when the list cannot be fetched.
 */
export function fetchCatalogue(): Promise<readonly ListedTool[]> {
  fetched ??= load().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

async function load(): Promise<readonly ListedTool[]> {
  const response = await fetch('/catalogue.json');
  if (!response.ok) throw new Error(`The list of tools answers ${response.status}`);
  return response.json();
}

/** Every tool, once the list is there; `retry` asks again for one that did not come. */
export function useCatalogue() {
  const [tools, setTools] = useState<readonly ListedTool[]>();
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    fetchCatalogue().then(setTools, () => setFailed(true));
  }, []);
  useEffect(load, [load]);
  return { tools, isFailed, retry: load };
}
