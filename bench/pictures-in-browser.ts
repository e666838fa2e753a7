import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath, launchFlags } from '../scripts/browser.ts';
import { type RunningSite, startSite } from '../tests/servers/site.ts';
import { serveWorker } from '../tests/servers/worker-page.ts';
import { scenes } from './photo-scenes.ts';
import { photographed } from './picture-strokes.ts';
import { megabytesOf } from './process-memory.ts';
import type { SquooshOrder } from './squoosh.worker.ts';

const USAGE = `Pictures worked on in the browser: how long it takes, beside Squoosh's codecs in a worker of the same browser and beside the
server of this machine over a line of 20 Mbit/s; how soon keys and the pointer are answered meanwhile; and what the tab takes of memory.

node bench/pictures-in-browser.ts [--rounds 5] [--only speed|memory]

Needs a build. All three sides take turns. Exits with 1 when a bar is missed.`;

/** Times of Squoosh's, and of the server's, that ours may take. */
const BAR = 1;
/** Milliseconds within which a key or a press is answered. */
const ANSWERED = 100;
/** Megabytes of the tab's process (PSS): with one picture of 48 megapixels, and with 500 pictures. */
const BAR_LARGE = 1_000;
const BAR_MANY = 400;
const LINE = 20_000_000 / 8;
const DELAY = 20;
const MANY = 50;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}

interface Job {
  name: string;
  slug: string;
  button: string;
  files: readonly string[];
  /** Of the tool, by the names of its fields. */
  input: { width?: number; height?: number; quality: number };
}

const folder = await mkdtemp(join(tmpdir(), 'clearkit-pictures-'));
const hills = await pictureOf(4000, 3000, 'hills.jpg');
const medium = await pictureOf(1632, 1224, 'medium.jpg');
const copies = (count: number) => Array.from({ length: count }, () => medium);
const toSize = { slug: 'image-resizer', button: 'Resize Image', input: { width: 800, height: 600, quality: 85 } };
const again = { slug: 'compress-image', button: 'Compress Image', input: { quality: 80 } };
const jobs: Job[] = [
  { name: '12 megapixels to 800 × 600', ...toSize, files: [hills] },
  { name: '12 megapixels again at quality 80', ...again, files: [hills] },
  { name: `${MANY} of 2 megapixels to 800 × 600, as a ZIP`, ...toSize, files: copies(MANY) },
];

const site = await startSite({ RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'error', TRUST_PROXY: 'true' });
const squoosh = await serveWorker(join(import.meta.dirname, 'squoosh.worker.ts'));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchFlags() });
try {
  if (values.only !== 'memory') for (const job of jobs) await compare(browser, site, job);
  if (values.only !== 'speed') await measureMemory(site);
} finally {
  await browser.close();
  await squoosh.close();
  await site.stop();
  await rm(folder, { recursive: true });
}

async function pictureOf(width: number, height: number, name: string): Promise<string> {
  const size = { width, height };
  const { hills } = scenes;
  if (!hills) throw new Error('There is no such scene.');
  const path = join(folder, name);
  await writeFile(path, await photographed(await hills.make(size), size, { grain: 3, seed: 90, quality: 95 }));
  return path;
}

function told(what: string, value: number, bar: number, unit: string): void {
  const isMet = value <= bar;
  console.log(
    `  ${what}: ${value.toFixed(unit === '' ? 2 : 0)}${unit} (bar ${bar}${unit}): ${isMet ? 'met' : 'MISSED'}`,
  );
  if (!isMet) process.exitCode = 1;
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
}

async function compare(browser: Browser, site: RunningSite, job: Job): Promise<void> {
  const context = await browser.newContext();
  const [ours, theirs, sent] = [
    await toolPage(context, site, job),
    await squooshPage(context),
    await linePage(context, site),
  ];
  const times: Record<'ours' | 'squoosh' | 'server', number[]> = { ours: [], squoosh: [], server: [] };
  let worst = 0;
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const watch = await watched(ours);
    times.ours.push(await byPage(ours, job));
    worst = Math.max(worst, await watch.end());
    times.squoosh.push(await bySquoosh(theirs, job));
    times.server.push(await byServer(sent, job));
  }
  // What is loaded only once is not counted.
  const [own, other, far] = [times.ours, times.squoosh, times.server].map((all) => median(all.slice(1)));
  console.log(
    `${job.name}: ours ${own?.toFixed(0)} ms, Squoosh's codecs ${other?.toFixed(0)} ms, server ${far?.toFixed(0)} ms`,
  );
  console.log(
    `  the first time: ours ${times.ours[0]?.toFixed(0)} ms, Squoosh's codecs ${times.squoosh[0]?.toFixed(0)} ms`,
  );
  told("share of Squoosh's time", (own ?? 0) / (other ?? 0), BAR, '');
  told("share of the server's time", (own ?? 0) / (far ?? 0), BAR, '');
  told('slowest answer to a key or press', worst, ANSWERED, ' ms');
  await context.close();
}

async function toolPage(context: BrowserContext, { origin }: RunningSite, { slug, input }: Job): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/tools/${slug}`);
  await page.waitForFunction(() => !document.querySelector('site-island:not([data-ready])'));
  const fields = page.locator('#tool form');
  if (input.width) await fields.getByRole('spinbutton', { name: 'Width' }).fill(String(input.width));
  if (input.height) await fields.getByRole('spinbutton', { name: 'Height' }).fill(String(input.height));
  return page;
}

/** From the press to the result, or to the ZIP of all. */
async function byPage(page: Page, { button, files }: Job): Promise<number> {
  const isMany = files.length > 1;
  await page.locator('input[type="file"]').setInputFiles([...files]);
  if (isMany) await page.getByRole('list', { name: /pictures?, / }).waitFor();
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[role=status], [role=alert]')) one.setAttribute('data-old', '');
  });
  const begun = performance.now();
  await page.getByRole('button', { name: button, exact: true }).click();
  await page
    .getByRole('status')
    .filter({ hasText: isMany ? /All \d+ pictures done/ : 'Success' })
    .locator('visible=true')
    .first()
    .waitFor({ timeout: 600_000 });
  if (isMany) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all as ZIP' }).click();
    await (await download).path();
  }
  const took = performance.now() - begun;
  return took;
}

async function squooshPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(squoosh.origin);
  await page.evaluate(() => {
    document.body.innerHTML = '<input type="file" multiple>';
    Object.assign(window, { worker: new Worker('/worker.js', { type: 'module' }) });
  });
  return page;
}

async function bySquoosh(page: Page, { files, input: { width, height, quality } }: Job): Promise<number> {
  await page.locator('input').setInputFiles([...files]);
  const size = width && height ? { size: { width, height } } : {};
  return page.evaluate(
    async (asked) => {
      const { worker } = window as unknown as { worker: Worker };
      const files = [...(document.querySelector('input')?.files ?? [])].map(
        (file, at) => new File([file], `${at}.jpg`),
      );
      const begun = performance.now();
      const answered = new Promise((resolve) => {
        worker.onmessage = resolve;
      });
      worker.postMessage({ ...asked, files } satisfies SquooshOrder);
      await answered;
      return performance.now() - begun;
    },
    { ...size, quality },
  );
}

async function linePage(context: BrowserContext, { origin }: RunningSite): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/about`);
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<input type="file" id="given" multiple>'));
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: DELAY, downloadThroughput: LINE, uploadThroughput: LINE },
  });
  return page;
}

/** Two at a time: sent, worked on and fetched. */
async function byServer(page: Page, { slug, files, input }: Job): Promise<number> {
  await page.locator('#given').setInputFiles([...files]);
  return page.evaluate(
    async ({ slug, input }) => {
      const files = [...(document.querySelector<HTMLInputElement>('#given')?.files ?? [])];
      const answer = async (path: string, init: RequestInit) => {
        const response = await fetch(path, init);
        const { data, error } = await response.json();
        if (!response.ok) throw new Error(JSON.stringify(error));
        return data;
      };
      const begun = performance.now();
      const worked = async (file: File) => {
        const { url } = await answer(`/api/files?name=${file.name}`, {
          method: 'POST',
          body: file,
          headers: { 'content-type': 'image/jpeg' },
        });
        const body = JSON.stringify({ ...input, imageUrl: url });
        const made = await answer(`/api/tools/${slug}`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        });
        const address = Object.values(made).find((value) => typeof value === 'string' && value.startsWith('http'));
        await (await fetch(String(address))).arrayBuffer();
      };
      const left = files.values();
      await Promise.all(
        [0, 1].map(async () => {
          for (const file of left) await worked(file);
        }),
      );
      return performance.now() - begun;
    },
    { slug, input },
  );
}

/** Presses keys and moves the pointer all the while; how long the slowest answer took, and the longest task. */
async function watched(page: Page): Promise<{ end(): Promise<number> }> {
  await page.evaluate(() => {
    const seen = { worst: 0 };
    const note = (list: PerformanceObserverEntryList) => {
      for (const { duration } of list.getEntries()) seen.worst = Math.max(seen.worst, duration);
    };
    new PerformanceObserver(note).observe({ type: 'longtask' });
    // The threshold of events is not in the types yet.
    const events = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver(note).observe(events);
    Object.assign(window, { seen });
  });
  let isOver = false;
  const pressing = (async () => {
    for (let at = 0; !isOver; at += 1) {
      await page.keyboard.press('Shift');
      await page.mouse.move(5 + (at % 7), 300);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(60);
    }
  })();
  return {
    async end() {
      isOver = true;
      await pressing;
      return page.evaluate(() => (window as unknown as { seen: { worst: number } }).seen.worst);
    },
  };
}

async function measureMemory(site: RunningSite): Promise<void> {
  const large = await pictureOf(8000, 6000, 'large.jpg');
  const works: [Job, number][] = [
    [{ name: 'one of 48 megapixels to 800 × 600', ...toSize, files: [large] }, BAR_LARGE],
    [{ name: 'one of 48 megapixels again at quality 80', ...again, files: [large] }, BAR_LARGE],
    [{ name: '500 of 2 megapixels to 800 × 600, as a ZIP', ...toSize, files: copies(500) }, BAR_MANY],
  ];
  for (const [job, bar] of works) {
    // A browser of its own, so that the tab's process is known.
    const alone = await chromium.launch({ executablePath: chromiumPath(), args: launchFlags() });
    const page = await toolPage(await alone.newContext(), site, job);
    const peak = await peakOf(alone, () => byPage(page, job));
    console.log(`${job.name}:`);
    told('the tab takes at most', peak, bar, ' MB');
    await alone.close();
  }
}

/** The most that all pages' processes together take while something is done. */
async function peakOf(browser: Browser, work: () => Promise<unknown>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  let [peak, isOver] = [0, false];
  const sampling = (async () => {
    while (!isOver) {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      const pages = processInfo.filter(({ type }) => type === 'renderer');
      const held = await Promise.all(pages.map(({ id }) => megabytesOf(id)));
      peak = Math.max(
        peak,
        held.reduce((sum, one) => sum + one, 0),
      );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  await work();
  isOver = true;
  await sampling;
  return peak;
}
