import type { BrowserLimits } from '../browser-job.ts';
import type { OpenedPage } from '../open-page.ts';

interface Way {
  /** CSS pixels: how far, and how much at once. */
  height: number;
  step: number;
  limits: Pick<BrowserLimits, 'quiet'>;
}

/** Goes down a page and back, and waits for what was loaded on the way: many pictures wait to be scrolled to. */
export async function scrollThrough({ page, record }: OpenedPage, { height, step, limits }: Way): Promise<void> {
  await page.evaluate(goDown, height, step);
  await record.settled({ load: 0, quiet: limits.quiet });
}

/** Runs in the page. */
async function goDown(height: number, step: number): Promise<void> {
  for (let y = 0; y < height; y += step) {
    scrollTo(0, y);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  scrollTo(0, 0);
}
