import type { ComponentType } from 'react';
import type { CardFacts } from '#kit/facts';
import { RunProgress } from '../result/run-progress.tsx';
import { DrawnResult, loadKinds } from './drawn-result.tsx';
import type { Kinds } from './kinds.tsx';

/** What draws a result. */
export interface Drawing {
  Result: typeof DrawnResult;
  Progress: typeof RunProgress;
  kinds: Kinds;
}

/** Fetches it, with the tool's own results by their addresses. */
export async function loadDrawing(
  { outputs }: Pick<CardFacts, 'outputs'>,
  ownResults: Readonly<Record<string, string>>,
): Promise<Drawing> {
  const [found, ...own] = await Promise.all([
    loadKinds(outputs),
    ...Object.entries(ownResults).map(async ([name, address]) => {
      const { default: Part }: { default: ComponentType } = await import(/* @vite-ignore */ address);
      return [name, Part] as const;
    }),
  ]);
  return { Result: DrawnResult, Progress: RunProgress, kinds: new Map([...found, ...own]) };
}
