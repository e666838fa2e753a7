import { availableParallelism } from 'node:os';
import Piscina from 'piscina';
import type { NamedAddresses } from '#audit/named-addresses';
import { ToolError } from '#kit/tool-error';
import type { LoadedPage } from '#ports/browser/port';
import type { CrawledPage } from '#ports/crawl-data/port';
import type { HttpResponse } from '#ports/http/port';

/** Milliseconds for one page or sitemap: the largest that are read take one or two seconds. */
const LONGEST = 30_000;

/** What a page needs is let go of at once: a large room for what is young would only be filled. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 };

const PAGES = new URL('./read-page.worker.ts', import.meta.url).href;
const SITEMAPS = new URL('./read-sitemap.worker.ts', import.meta.url).href;
const CONCLUDES = new URL('./conclude-crawl.worker.ts', import.meta.url).href;
const REPORTS = new URL('./report-audit.worker.ts', import.meta.url).href;

/** Threads for crawls, none while nothing is asked: for pages and sitemaps as many as there are processors, and one for whole sites. */
export function openPageReader(idle: number) {
  const shared = { minThreads: 0, idleTimeout: idle, resourceLimits: MEMORY };
  const pool = new Piscina({ ...shared, maxThreads: availableParallelism() });
  // The largest take half a minute: pages that waited behind them would run out of time.
  const whole = new Piscina({ ...shared, maxThreads: 1 });

  async function bounded<T>(filename: string, given: unknown): Promise<T> {
    try {
      return await pool.run(given, { signal: AbortSignal.timeout(LONGEST), filename });
    } catch (cause) {
      // A thread that runs out of time or memory is ended, and takes nothing along but its page.
      if (!isOfTheThread(cause)) throw cause;
      throw new ToolError('unsupported', 'This page is too involved to be read within bounds.', { cause });
    }
  }

  return {
    /** @throws ToolError `unsupported` for a page that cannot be judged within bounds. */
    read: (...args: [address: string, response: HttpResponse, visit?: LoadedPage]): Promise<CrawledPage> =>
      bounded(PAGES, { args }),
    /** @throws ToolError as `read` does. */
    readSitemap: (body: Uint8Array): Promise<NamedAddresses> => bounded(SITEMAPS, body),
    /** Measures what only shows when all of a crawl in a file is read. */
    conclude: (file: string): Promise<void> => whole.run(file, { filename: CONCLUDES }),
    /** The report of a crawl in a file, as `packJson` has it. */
    report: (file: string): Promise<string> => whole.run(file, { filename: REPORTS }),
    close: async () => {
      await Promise.all([pool.destroy(), whole.destroy()]);
    },
  };
}

function isOfTheThread(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
