import type { Progress } from '#kit/progress';
import type { VisitNews } from '#ports/browser/port';

/** Tells those who wait for a visit what it waits for, or how far it is. */
export function visitProgress(report: (news: Progress) => void, stage = 'Loading the page in a browser') {
  return (news: VisitNews): void => {
    if ('share' in news) report({ share: news.share, stage });
    else
      report({
        share: 0,
        stage: news.ahead === 1 ? 'Waiting: one visit is before you' : `Waiting: ${news.ahead} visits are before you`,
      });
  };
}
