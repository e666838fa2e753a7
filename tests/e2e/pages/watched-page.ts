import type { BrowserContext, Page } from 'playwright-core';
import { hydrated } from './hydrated.ts';

declare global {
  interface Window {
    /** Filled from before the first script of the page on. */
    seen?: { shifts(): string[]; violations: string[] };
  }
}

export interface WatchedPage {
  page: Page;
  /** What moved so far by itself: to be read before anything is done to the page. */
  shifts(): Promise<string[]>;
  /** What went wrong so far, in sentences. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** A page that is listened to from before its first byte: its console, its requests, its policy, its layout. */
export async function watchPage(context: BrowserContext, url: string): Promise<WatchedPage> {
  const page = await context.newPage();
  const heard: string[] = [];
  const { origin } = new URL(url);
  page.on('pageerror', (error) => heard.push(`error: ${error}`));
  page.on('console', (message) => {
    // Chromium reports an address that is missing on purpose, too.
    const isMissing = message.text().startsWith('Failed to load resource') && message.location().url === url;
    if (['error', 'warning'].includes(message.type()) && !isMissing) heard.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.protocol.startsWith('http') && asked.origin !== origin) heard.push(`foreign request: ${asked.origin}`);
  });
  await page.addInitScript(listen);
  await page.goto(url, { waitUntil: 'load' });
  await hydrated(page);
  return {
    page,
    async shifts() {
      await page.evaluate(standStill);
      return page.evaluate(() =>
        (window.seen?.shifts() ?? ['nobody knows how much']).map((text) => `moved by ${text}`),
      );
    },
    async errors() {
      const violations = await page.evaluate(() => window.seen?.violations ?? ['the page was not watched']);
      return [...heard, ...violations.map((text) => `policy: ${text}`)];
    },
    close: () => page.close(),
  };
}

/** Runs in the page, before its first script. */
function listen() {
  const entries: PerformanceEntry[] = [];
  const violations: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    violations.push(`${violatedDirective} ${blockedURI}`),
  );
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const say = (entry: PerformanceEntry) => {
    const sources: { node?: Element }[] = Reflect.get(entry, 'sources') ?? [];
    const moved = sources.map(({ node }) => (node?.cloneNode ? Reflect.get(node.cloneNode(false), 'outerHTML') : ''));
    return `${Reflect.get(entry, 'value')} ${moved.join(' ')}`;
  };
  window.seen = { violations, shifts: () => [...entries, ...observer.takeRecords()].map(say) };
}

/** Takes on other colours or another medium, and ends what moves on the way there. */
export async function takeOn(page: Page, media: Parameters<Page['emulateMedia']>[0]): Promise<void> {
  await page.emulateMedia(media);
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) animation.finish();
    // What inherits its colour has it with the next frame only.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Runs in the page: until its fonts and pictures are there, it has nothing left to do, and has drawn what it did. */
async function standStill() {
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))]);
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}
