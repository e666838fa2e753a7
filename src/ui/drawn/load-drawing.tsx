import type { ComponentType } from 'react';
import type { AnyTool } from '#kit/define-tool';
import { type OutputFacts, outputFacts } from '#kit/facts';
import { RunProgress } from '../result/run-progress.tsx';
import { SentLine } from '../tool-page/sent-line.tsx';
import { DrawnResult, DrawnValues, loadKinds } from './drawn-result.tsx';
import type { Kinds } from './kinds.tsx';
import type { ResultKindProps } from './result-kind.tsx';

/** What draws a result. */
export interface Drawing {
  Result: typeof DrawnResult;
  /** Its content alone, for what is known on the way. */
  Values: typeof DrawnValues;
  Progress: typeof RunProgress;
  Sent: typeof SentLine;
  kinds: Kinds<ResultKindProps>;
  outputs: readonly OutputFacts[];
}

/** Fetches it, with the tool's own results by their addresses. */
export async function loadDrawing(
  { output }: Pick<AnyTool, 'output'>,
  ownResults: Readonly<Record<string, string>>,
): Promise<Drawing> {
  const outputs = outputFacts(output);
  const [found, ...own] = await Promise.all([
    loadKinds(outputs),
    ...Object.entries(ownResults).map(async ([name, address]) => {
      const { default: Part }: { default: ComponentType<ResultKindProps> } = await import(/* @vite-ignore */ address);
      return [name, Part] as const;
    }),
  ]);
  const kinds = new Map([...found, ...own]);
  return { Result: DrawnResult, Values: DrawnValues, Progress: RunProgress, Sent: SentLine, kinds, outputs };
}
