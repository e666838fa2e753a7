import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { connect } from '../connect.ts';
import { looks, mainPages } from './pages.ts';
import { type WatchedPage, watchPage } from './watched-page.ts';

interface Look extends Pick<WatchedPage, 'page' | 'shifts'> {
  /** Whether the page is unlike all others, and gets a closer look. */
  isMain: boolean;
  /** Notes what is wrong, with the check that found it. */
  found: (check: string, complaints: readonly string[]) => void;
}

/** One visitor who goes through the whole site: a test for each page, which fails with all that is wrong with it. */
export function lookAtEach(options: BrowserContextOptions, at: (look: Look) => Promise<void>): void {
  let context: BrowserContext;

  beforeAll(async () => {
    const browser = await connect();
    context = await browser.newContext(options);
  });
  afterAll(() => context.browser()?.close());

  // Side by side: while one page is asked something, another one draws.
  describe.concurrent.each(looks)('$path', ({ path }) => {
    it('is sound', async ({ expect }) => {
      const { page, shifts, errors, close } = await watchPage(context, inject('site') + path);
      const wrong: string[] = [];
      const found: Look['found'] = (check, complaints) =>
        wrong.push(...complaints.map((complaint) => `${check}: ${complaint}`));
      try {
        await at({ page, shifts, isMain: mainPages.includes(path), found });
        found('errors', await errors());
      } finally {
        await close();
      }
      expect(wrong).toEqual([]);
    });
  });
}
