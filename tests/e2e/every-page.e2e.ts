import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { connect } from './connect.ts';
import { axeViolations } from './pages/axe.ts';
import { badInPrint, flatInForcedColours, motion, overflow } from './pages/checks.ts';
import { skipToContent, walkByKeyboard } from './pages/keyboard-walk.ts';
import { looks, mainPages } from './pages/pages.ts';
import { takeOn, type WatchedPage, watchPage } from './pages/watched-page.ts';

let browser: Browser;
/** One visitor at a desk in the light, one with a phone in the dark: each goes through the whole site. */
let desk: BrowserContext;
let phone: BrowserContext;

beforeAll(async () => {
  browser = await connect();
  desk = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
  phone = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
});
afterAll(() => browser.close());

type Found = (check: string, complaints: readonly string[]) => void;

/** Looks at a page and hands back all that is wrong with it, each with the check that found it. */
async function look(
  context: BrowserContext,
  path: string,
  at: (watched: WatchedPage, found: Found) => Promise<void>,
): Promise<string[]> {
  const watched = await watchPage(context, inject('site') + path);
  const all: string[] = [];
  const found: Found = (check, complaints) => all.push(...complaints.map((complaint) => `${check}: ${complaint}`));
  try {
    await at(watched, found);
    found('errors', await watched.errors());
  } finally {
    await watched.close();
  }
  return all;
}

// Side by side: while one page is asked something, another one draws.
describe.concurrent.each(looks)('$path', ({ path }) => {
  const isMain = mainPages.includes(path);

  it('is sound on a desk', async ({ expect }) => {
    const wrong = await look(desk, path, async ({ page, shifts }, found) => {
      // Axe moves nothing, so that all the while it runs the page has to stand still.
      found('axe', await axeViolations(page, { rules: 'all' }));
      found('layout', await shifts());
      found('keyboard', await walkByKeyboard(page));
      found('skip link', await skipToContent(page));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      found('motion', await motion(page));
      if (!isMain) return;
      await takeOn(page, { colorScheme: 'dark' });
      found('axe in the dark', await axeViolations(page, { rules: 'of looks' }));
      await takeOn(page, { forcedColors: 'active' });
      found('forced colours', await flatInForcedColours(page));
    });
    expect(wrong).toEqual([]);
  });

  it('is sound on a phone', async ({ expect }) => {
    const wrong = await look(phone, path, async ({ page, shifts }, found) => {
      found('axe', await axeViolations(page, isMain ? { rules: 'all' } : { rules: 'of looks', within: 'main' }));
      found('layout', await shifts());
      found('360 pixels', await overflow(page));
      if (isMain) {
        await takeOn(page, { colorScheme: 'light' });
        found('axe in the light', await axeViolations(page, { rules: 'of looks' }));
      }
      await page.setViewportSize({ width: 320, height: 640 });
      found('320 pixels', await overflow(page));
      await page.setViewportSize({ width: 640, height: 640 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      found('text of twice the size', await overflow(page));
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      found('print', await badInPrint(page));
    });
    expect(wrong).toEqual([]);
  });
});
