import type { ToolOutput } from '#kit/define-tool';
import type { Progress } from '#kit/progress';
import { FoundSoFar } from './found-so-far.tsx';
import { Report } from './report.tsx';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

export interface CheckedProps {
  busy: boolean;
  progress: Progress<Output> | undefined;
  /** The last whole answer, and the text that it is about. */
  shown: { result: Output; text: string } | undefined;
  /** What was known before the end of a check. */
  partial: Partial<Output> | undefined;
}

/** What is shown beneath the form: how far the check is, then what came of it. */
export function Checked({ busy, progress, shown, partial }: CheckedProps) {
  return (
    <>
      {(busy || (!shown && partial)) && (
        <FoundSoFar {...(busy && { progress: progress ?? {} })} partial={shown ? undefined : partial} />
      )}
      {shown && <Report key={shown.result.checkedAt} {...shown} />}
    </>
  );
}
