import type { Page } from 'playwright-core';

const WAITING = 'site-island:not([data-ready])';

/**
 * Every island marks itself when it is alive; with the next frame, what listens for keys is there as well.
 *
 * @throws Error that names those that stay as they were drawn.
 */
export async function hydrated(page: Page): Promise<void> {
  try {
    await page.waitForFunction((waiting) => !document.querySelector(waiting), WAITING);
  } catch (cause) {
    const names = await page.locator(WAITING).evaluateAll((all) => all.map((one) => one.getAttribute('name')));
    throw new Error(`Not alive on ${page.url()}: ${names.join(', ')}`, { cause });
  }
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
