import { chromium } from 'playwright-core';
import { chromiumPath, launchFlags } from '../scripts/browser.ts';
import { startSite } from '../tests/servers/site.ts';
import { pasted } from './pasted.ts';

// `node bench/paste.ts`, on the built site: milliseconds from a paste to its figures on the screen.
// Bars: 1 MB within 100, 100 KB within 60, both after a first short text.

const RUNS = 5;
const prose = 'Some words of prose, again and again: the keeper wrote, every evening. ';
const texts = { '100 kB': prose.repeat(1_400), '1 MB': prose.repeat(14_000) };

const site = await startSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchFlags() });
try {
  for (const [name, text] of Object.entries(texts)) {
    for (const [when, first] of [
      ['first', ''],
      ['after a short text', 'A few words. '],
    ] as const) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) times.push(await figuresAfter(text, first));
      times.sort((a, b) => a - b);
      console.log(`${name}, ${when}: ${times.map((time) => time.toFixed(0)).join(' ')} ms`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

async function figuresAfter(text: string, first: string): Promise<number> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${site.origin}/tools/word-counter`);
  await page.waitForFunction(() => !document.querySelector('site-island:not([data-ready])'));
  const field = page.getByRole('textbox', { name: 'Text' });
  await field.focus();
  await page.waitForTimeout(1_000);
  if (first) {
    await field.fill(first);
    await page.waitForTimeout(1_000);
  }
  const time = await pasted(page, text);
  await context.close();
  return time;
}
