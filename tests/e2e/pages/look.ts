import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { connect } from '../connect.ts';
import { type WatchedPage, watchPage } from './watched-page.ts';

type Found = (check: string, complaints: readonly string[]) => void;

/** One visitor who goes through the whole site, and hands back all that is wrong with a page, each with the check that found it. */
export function onlooker(options: BrowserContextOptions) {
  let context: BrowserContext | undefined;

  beforeAll(async () => {
    const browser = await connect();
    context = await browser.newContext(options);
  });
  afterAll(() => context?.browser()?.close());

  return async (path: string, at: (watched: WatchedPage, found: Found) => Promise<void>): Promise<string[]> => {
    if (!context) throw new Error('No browser yet: look inside a test.');
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
  };
}
