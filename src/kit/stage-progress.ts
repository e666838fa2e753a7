import type { Progress } from './progress.ts';

interface Stage {
  /** What is done, in words. */
  stage: string;
  /** Share of the whole run at which it begins and ends, 0 to 1. */
  from: number;
  to: number;
}

/**
 * Hears the share of a stage that is done, and reports that of the run: in whole percents, each once, as nobody who waits reads finer
 * ones. Its beginning is reported at once.
 */
export function stageProgress(report: (news: Progress) => void, { stage, from, to }: Stage): (share: number) => void {
  let told = -1;
  const advance = (done: number) => {
    const share = Math.floor((from + (to - from) * done) * 100 + 1e-6) / 100;
    if (share > told) report({ share, stage });
    told = Math.max(told, share);
  };
  advance(0);
  return advance;
}
