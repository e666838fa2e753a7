import { Worker } from 'node:worker_threads';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPath, launchFlags } from '../scripts/browser.ts';
import type { InputFacts } from '../src/kit/facts.ts';
import { toolFacts } from '../src/kit/facts.ts';
import { loadTools } from '../src/main/load-tools.ts';
import { startSite } from '../tests/servers/site.ts';
import { pasted } from './pasted.ts';

// `node bench/editor.ts [typing|ready|paste] [origin …]`, on the built site, or on servers that run: what a field feels like, in milliseconds.
// Bars: typing into 1 MB, from key to paint, within 60 at the 95th percentile, in every live tool with a long text; the editor is there
// within 300 of the first touch while two cores are busy; 1 MB of JSON pasted is answered no later than before there was an editor. For
// the last, give two origins: they take turns.

const KEYS = 20;
const RUNS = 5;
const BUSY = 2;
const MEGABYTE = 1_000_000;

const filled = (line: (at: number) => string, before = '', after = '') => {
  const lines: string[] = [];
  for (let at = 0, length = 0; length < MEGABYTE; at += 1) {
    lines.push(line(at));
    length += line(at).length + 1;
  }
  return `${before}${lines.join('\n')}${after}`;
};
const json = filled((at) => `  {"id": ${at}, "name": "Ann ${at}", "tags": ["a", "b"]},`, '[\n', '\n  {}\n]');
const texts: Readonly<Record<string, string>> = {
  json,
  xml: filled((at) => `  <item id="${at}"><name>Ann ${at}</name></item>`, '<list>\n', '\n</list>'),
  html: filled((at) => `<p class="a${at % 9}">Some <b>words</b> of paragraph ${at}</p>`),
  yaml: filled((at) => `- name: Ann ${at}\n  age: ${at % 90}`),
  auto: filled((at) => `Ann ${at},${at % 90},York`, 'name,age,city\n'),
  'redirect-generator': filled((at) => `/old-${at} https://example.com/new-${at}`),
};
const prose = filled((at) => `Some words of prose, again and again: the keeper wrote line ${at}, every evening.`);

const [what = 'all', ...origins] = process.argv.slice(2);
const site = origins.length === 0 ? await startSite() : undefined;
const places = site ? [site.origin] : origins;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchFlags() });
try {
  if (what !== 'ready' && what !== 'paste') await measureTyping(browser, places[0] ?? '');
  if (what !== 'typing' && what !== 'paste') await measureReady(browser, places[0] ?? '');
  if (what !== 'typing' && what !== 'ready') await measurePaste(browser, places);
} finally {
  await browser.close();
  await site?.stop();
}

async function opened(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector('site-island:not([data-ready])'));
  return page;
}

async function measureTyping(browser: Browser, origin: string): Promise<void> {
  const tools = (await loadTools()).list().map(toolFacts);
  for (const { slug, inputs, live } of tools) {
    const field = inputs.find(isLong);
    if (!live || !field) continue;
    const page = await opened(browser, `${origin}/tools/${slug}`);
    const times = await typed(page, field.label, texts[slug] ?? texts[field.code ?? ''] ?? prose);
    const most = at(times, 0.95);
    console.log(`${most <= 60 ? '    ' : 'OVER'} ${slug}: ${at(times, 0.5)} ms, 95 % within ${most} ms`);
    await page.context().close();
  }
}

function isLong({ control, role, maxLength = Number.POSITIVE_INFINITY }: InputFacts): boolean {
  return control === 'textarea' && role === 'material' && maxLength >= MEGABYTE;
}

async function typed(page: Page, label: string, text: string): Promise<number[]> {
  const field = page.locator('#tool form').getByRole('textbox', { name: label, exact: true });
  await field.focus();
  await page.waitForTimeout(1_000);
  await page.evaluate((written) => navigator.clipboard.writeText(written), text);
  await page.keyboard.press('Control+V');
  await page.waitForTimeout(3_000);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    document.addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(0);
      });
    });
  });
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('x');
    await page.waitForTimeout(120);
  }
  return page.evaluate(() => (Object(window) as { times: number[] }).times);
}

async function measureReady(browser: Browser, origin: string): Promise<void> {
  const times: number[] = [];
  const busy = Array.from({ length: BUSY }, () => new Worker('for (;;);', { eval: true }));
  for (let run = 0; run < RUNS; run += 1) {
    const page = await opened(browser, `${origin}/tools/json-formatter`);
    await page.waitForTimeout(1_000);
    const time = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          document.addEventListener(
            'focusin',
            () => {
              const begun = performance.now();
              const look = () => {
                const host = document.querySelector('.code-editor');
                if (host?.shadowRoot?.querySelector('.cm-content')) resolve(performance.now() - begun);
                else requestAnimationFrame(look);
              };
              look();
            },
            { once: true },
          );
        }),
    );
    await page.getByRole('textbox', { name: 'JSON to format' }).click();
    times.push(await time);
    await page.context().close();
  }
  await Promise.all(busy.map((worker) => worker.terminate()));
  console.log(`The editor is ready: ${at(times, 0.5)} ms, at most ${at(times, 1)} ms`);
}

async function measurePaste(browser: Browser, origins: readonly string[]): Promise<void> {
  const times = new Map<string, number[]>();
  for (let run = 0; run < RUNS; run += 1) {
    for (const origin of origins) times.set(origin, [...(times.get(origin) ?? []), await jsonAfter(browser, origin)]);
  }
  for (const [origin, all] of times)
    console.log(`1 MB of JSON, ${origin}: ${at(all, 0.5)} ms, ${at(all, 0)} to ${at(all, 1)} ms`);
}

async function jsonAfter(browser: Browser, origin: string): Promise<number> {
  const page = await opened(browser, `${origin}/tools/json-formatter`);
  await page.locator('#tool form textarea').first().focus();
  await page.waitForTimeout(1_000);
  await page.keyboard.insertText('[1]');
  await page.waitForTimeout(1_000);
  await page.keyboard.press('Control+A');
  const time = await pasted(page, json);
  await page.context().close();
  return time;
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}
