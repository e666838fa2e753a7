import { buffer, text } from 'node:stream/consumers';
import type { Browser, BrowserContextOptions, Download, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { connect } from './connect.ts';
import { hydrated } from './pages/hydrated.ts';
import { PATIENCE } from './workers.ts';

interface Visit extends BrowserContextOptions {
  path: string;
  /** The site, when it is not the one that all tests share. */
  origin?: string;
}

/** A fresh visitor each visit, in the browser of all tests unless told. A page that logs an error or breaks the site's own policy fails its test. */
export function visitors(open: () => Promise<Browser> = connect) {
  let browser: Browser | undefined;
  let complaints: string[] = [];
  const contexts: { close(): Promise<void> }[] = [];

  beforeAll(async () => {
    browser = await open();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    const heard = complaints;
    complaints = [];
    expect(heard).toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    async visit({ path, origin: site = inject('site'), ...options }: Visit): Promise<Page> {
      if (!browser) throw new Error('No browser yet: visit inside a test.');
      const context = await browser.newContext({
        baseURL: site,
        permissions: ['clipboard-read', 'clipboard-write'],
        // What a worker fetches is not for a test to hold or to fail.
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(PATIENCE);
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        // A refused call is part of the tests; Chromium reports each as an error of its own.
        const isRefusedCall = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isRefusedCall) complaints.push(message.text());
      });
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== site) complaints.push(`foreign request: ${origin}`);
      });
      if (options.javaScriptEnabled === false) await page.goto(path, { waitUntil: 'load' });
      else await goTo(page, path);
      return page;
    },
    /** Errors that a test expects on the console. */
    forget() {
      complaints = [];
    },
  };
}

/** Opens an address as `visit` does: what is pressed next counts. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page);
}

export function notice(page: Page, kind: 'alert' | 'status', message: string): Locator {
  const title = kind === 'status' ? 'Success' : 'Error';
  return page.getByRole(kind).filter({ hasText: title }).filter({ hasText: message });
}

/** What a download holds, as text. */
export async function savedText(download: Download): Promise<string> {
  return text(await download.createReadStream());
}

/** The file that a link saves: one of this server's, or one that was made in the page. */
export async function savedBy(page: Page, link: Locator): Promise<Buffer> {
  const href = (await link.getAttribute('href')) ?? '';
  if (href.startsWith('blob:')) {
    const download = page.waitForEvent('download');
    await link.click();
    return buffer(await (await download).createReadStream());
  }
  expect(await link.getAttribute('target')).toBe('_blank');
  const response = await page.request.get(href);
  expect(response.headers()['content-disposition']).toContain('attachment');
  return response.body();
}

export function result(page: Page): Locator {
  return page.getByRole('region', { name: 'Result', exact: true });
}

/** Holds the scripts of the page's next load until released: it is drawn, and answers to nothing. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Holds the page's next call to `path` until released: the busy state stands still. */
export async function hold(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    `**${path}`,
    async (route) => {
      await promise;
      await route.continue();
    },
    { times: 1 },
  );
  return resolve;
}
