import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** The browser of this worker. Files that run at once have one each, as a browser has one clipboard. */
export function connect(): Promise<Browser> {
  const browsers = inject('browsers');
  const address = browsers[Number(process.env.VITEST_POOL_ID) % browsers.length];
  if (!address) throw new Error('No browser listens.');
  return chromium.connect(address);
}
