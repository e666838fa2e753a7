import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPath, launchFlags } from '../scripts/browser.ts';
import { startSite } from '../tests/servers/site.ts';

/**
 * `node bench/navigation.ts [rounds]`, after `npm run build`: milliseconds from the click on a link to the next page's paint on
 * loopback, without and with speculation (the pointer rests on the link first). Exit code 1 above the bars.
 */

const rounds = Number(process.argv[2] ?? 20);
const BARS = { plain: 200, prerendered: 60 };
/** Milliseconds that a visitor rests on a link. */
const REST = 1_500;
const ways = [
  ['/', 'MD5 Generator'],
  ['/tools', 'Word Counter'],
  ['/tools/word-counter', 'Keyword Density'],
] as const;

const site = await startSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchFlags() });
try {
  const plain = await measureAll(browser, false);
  const prerendered = await measureAll(browser, true);
  const drawnAhead = prerendered.filter(({ wasPrerendered }) => wasPrerendered).map(({ took }) => took);
  report(
    'without speculation',
    plain.map(({ took }) => took),
    BARS.plain,
  );
  if (drawnAhead.length > 0) report('prerendered', drawnAhead, BARS.prerendered);
  else console.log('This browser drew no page ahead.');
} finally {
  await browser.close();
  await site.stop();
}

async function measureAll(where: Browser, hasSpeculation: boolean) {
  const found: { took: number; wasPrerendered: boolean }[] = [];
  for (const [path, name] of ways) {
    for (let round = 0; round < rounds / ways.length; round += 1) {
      const context = await where.newContext({ viewport: { width: 1280, height: 800 }, baseURL: site.origin });
      const page = await context.newPage();
      await page.goto(path, { waitUntil: 'load' });
      await page.waitForFunction(() => !document.querySelector('site-island:not([data-ready])'));
      found.push(await measure(page, name, hasSpeculation));
      await context.close();
    }
  }
  return found;
}

async function measure(page: Page, name: string, hasSpeculation: boolean) {
  if (!hasSpeculation) await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove());
  const link = page.getByRole('main').getByRole('link', { name }).first();
  await link.scrollIntoViewIfNeeded();
  if (hasSpeculation) {
    await link.hover();
    await page.waitForTimeout(REST);
  }
  await link.evaluate((element) => {
    element.addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())));
  });
  await link.click();
  await page.waitForURL('**/tools/*-*');
  return page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const activated = navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0;
    const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    while (painted() === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    const at = performance.timeOrigin + Math.max(painted() ?? 0, activated);
    return { took: at - Number(sessionStorage.getItem('clicked')), wasPrerendered: activated > 0 };
  });
}

function report(what: string, times: readonly number[], bar: number): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN);
  console.log(`${what}: median ${at(0.5)} ms (bar ${bar}), 90 % within ${at(0.9)} ms, ${times.length} clicks`);
  if (at(0.5) > bar) process.exitCode = 1;
}
