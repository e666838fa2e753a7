import { type ComponentType, useMemo } from 'react';
import type * as z from 'zod';
import type { AnyTool, ToolOutput } from '#kit/define-tool';
import type { ResultKindProps, WholeResult } from './result-kind.tsx';

export interface OwnResultProps<T extends AnyTool> {
  result: ToolOutput<T>;
  whole: WholeResult;
}

interface Shown<Output> {
  result: Output;
  whole: WholeResult;
}

/** A tool's own kind of result, which takes the whole of it as the definition types it. What is only partly there is not shown. */
export function ownResult<Out extends z.ZodObject>(
  { output }: { output: Out },
  Shown: ComponentType<Shown<z.output<Out>>>,
) {
  return function OwnResult({ whole }: ResultKindProps) {
    const { values } = whole;
    const parsed = useMemo(() => output.safeParse(values), [values]);
    return parsed.success && <Shown result={parsed.data} whole={whole} />;
  };
}
