import type { Progress } from '#kit/progress';

interface RunProgressProps {
  /** What is being done, unless the run says so itself: "Reading". */
  label: string;
  progress: Progress | undefined;
}

/** How far a run has come, as a bar with its percentage: of no known length until the first word comes. */
export function RunProgress({ label, progress }: RunProgressProps) {
  const { share, stage = label } = progress ?? {};
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 text-sm text-muted sm:flex-nowrap">
      <span className="max-w-full shrink-0 truncate sm:max-w-2/3">{stage}</span>
      <span className="flex min-w-40 flex-1 items-center gap-3">
        <progress
          className="progress-bar w-full"
          aria-label={stage}
          {...(share !== undefined && { value: share, max: 1 })}
        />
        <span className="w-12 shrink-0 text-right figures">
          {share === undefined ? '' : `${Math.round(share * 100)}%`}
        </span>
      </span>
    </div>
  );
}
