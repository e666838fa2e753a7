import { ToolError } from '#kit/tool-error';
import { PAGE_TYPES } from '#lookups/web-page';
import type { CrawlOptions } from './crawl-options.ts';

/** A path that no site has. */
const NOWHERE = '/clearkit-asks-for-a-page-that-is-not-there';
const MOST_BYTES = 2 * 1024 * 1024;

/** Notes how the site answers at an address where nothing is: its status, and the text and title of the page that comes. */
export async function askForMissing(options: CrawlOptions, mayAsk: (url: string) => Promise<boolean>): Promise<void> {
  const { data, http, read, start, signal } = options;
  const url = new URL(NOWHERE, start).href;
  if (data.noted('missing status') !== undefined || !(await mayAsk(url))) return;
  try {
    const answer = await http.get({ url, accept: PAGE_TYPES, anyStatus: true, maxBytes: MOST_BYTES, signal });
    const { textHash, title } = await read(url, answer);
    data.note('missing status', String(answer.status));
    data.note('missing text', textHash ?? '');
    data.note('missing title', title ?? '');
    data.note('missing url', answer.url);
  } catch (error) {
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    data.note('missing status', '0');
  }
}
