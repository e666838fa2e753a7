import type { ComponentType } from 'react';
import type { AnyTool } from '#kit/define-tool';
import { type OutputFacts, outputFacts } from '#kit/facts';
import { RunProgress } from '../result/run-progress.tsx';
import { DrawnResult, loadKinds } from './drawn-result.tsx';
import type { Kinds } from './kinds.tsx';

/** What draws a result. */
export interface Drawing {
  Result: typeof DrawnResult;
  Progress: typeof RunProgress;
  outputs: readonly OutputFacts[];
  kinds: Kinds;
}

/** Fetches it, with the tool's own results by their addresses. */
export async function loadDrawing(tool: AnyTool, ownResults: Readonly<Record<string, string>>): Promise<Drawing> {
  const outputs = outputFacts(tool.output);
  const [found, ...own] = await Promise.all([
    loadKinds(outputs),
    ...Object.entries(ownResults).map(async ([name, address]) => {
      const { default: Part }: { default: ComponentType } = await import(/* @vite-ignore */ address);
      return [name, Part] as const;
    }),
  ]);
  return { Result: DrawnResult, Progress: RunProgress, outputs, kinds: new Map([...found, ...own]) };
}
