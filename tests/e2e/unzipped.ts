import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';

/** What the ZIP of all pictures of a list has in it. */
export async function unzipped(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all as ZIP' }).click();
  const saved = await download;
  return { name: saved.suggestedFilename(), files: unzipSync(await buffer(await saved.createReadStream())) };
}
