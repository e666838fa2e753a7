import { openPage, type Visiting } from '../open-page.ts';
import type { Shot } from '../port.ts';
import { capture } from './capture.ts';
import { scrollThrough } from './scroll-through.ts';

/** CSS pixels: drawn lines end at 16,384 pixels in the browser. */
const MOST_PIXELS = 16_384;

interface Taken {
  width: number;
  height: number;
  isCut: boolean;
}

export async function shoot(
  { url, shots }: { url: string; shots: readonly Shot[] },
  visiting: Visiting,
  report: (share: number) => void,
): Promise<{ answer: Taken[]; contents: Uint8Array[] }> {
  const answer: Taken[] = [];
  const contents: Uint8Array[] = [];
  for (const [at, { screen, isWhole, format, quality }] of shots.entries()) {
    const opened = await openPage(url, screen, visiting);
    const { page, session } = opened;
    const { cssContentSize } = await session.send('Page.getLayoutMetrics');
    const full = isWhole ? Math.max(screen.height, Math.ceil(cssContentSize.height)) : screen.height;
    const height = Math.min(full, Math.floor(MOST_PIXELS / screen.scale));
    if (isWhole) await scrollThrough(opened, { height, step: screen.height, limits: visiting.limits });
    const clip = { x: 0, y: 0, width: screen.width, height };
    contents.push(await capture(page, { clip, format, ...(quality !== undefined && { quality }), isBeyond: isWhole }));
    const isCut = cssContentSize.height > height;
    answer.push({ width: Math.round(screen.width * screen.scale), height: Math.round(height * screen.scale), isCut });
    await page.browserContext().close();
    report((at + 1) / shots.length);
  }
  return { answer, contents };
}
