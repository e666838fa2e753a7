import type { Progress } from '#kit/progress';
import type { VisitNews } from '#ports/browser/port';

/** Tells those who wait for a visit what it waits for, or how far it is; `stage` may follow the share that is done. */
export function visitProgress(
  report: (news: Progress) => void,
  stage: string | ((share: number) => string) = 'Loading the page in a browser',
) {
  return (news: VisitNews): void => {
    if ('share' in news) report({ share: news.share, stage: typeof stage === 'string' ? stage : stage(news.share) });
    else
      report({
        share: 0,
        stage: news.ahead === 1 ? 'Waiting: one visit is before you' : `Waiting: ${news.ahead} visits are before you`,
      });
  };
}
