import { availableParallelism } from 'node:os';
import Piscina from 'piscina';
import type { NamedAddresses } from '#audit/named-addresses';
import { ToolError } from '#kit/tool-error';
import type { LoadedPage } from '#ports/browser/port';
import type { CrawledPage } from '#ports/crawl-data/port';
import type { HttpResponse } from '#ports/http/port';

/** Milliseconds for one page or sitemap: the largest that are read take one or two seconds. */
const LONGEST = 30_000;

const SITEMAPS = new URL('./read-sitemap.worker.ts', import.meta.url).href;
const CONCLUDES = new URL('./conclude-crawl.worker.ts', import.meta.url).href;
const REPORTS = new URL('./report-audit.worker.ts', import.meta.url).href;

/** Threads that read the pages and sitemaps of a crawl: as many as there are processors, and none while nothing is asked. */
export function openPageReader(idle: number) {
  const pool = new Piscina({
    filename: new URL('./read-page.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: availableParallelism(),
    idleTimeout: idle,
    // What a page needs is let go of at once: a large room for what is young would only be filled.
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 },
  });
  async function bounded<T>(given: unknown, filename?: string): Promise<T> {
    try {
      return await pool.run(given, { signal: AbortSignal.timeout(LONGEST), ...(filename && { filename }) });
    } catch (cause) {
      // A thread that runs out of time or memory is ended, and takes nothing along but its page.
      if (!isOfTheThread(cause)) throw cause;
      throw new ToolError('unsupported', 'This page is too involved to be read within bounds.', { cause });
    }
  }

  return {
    /** @throws ToolError `unsupported` for a page that cannot be judged within bounds. */
    read: (...args: [address: string, response: HttpResponse, visit?: LoadedPage]): Promise<CrawledPage> =>
      bounded({ args }),
    /** @throws ToolError as `read` does. */
    readSitemap: (body: Uint8Array): Promise<NamedAddresses> => bounded(body, SITEMAPS),
    /** Measures what only shows when all of a crawl in a file is read. */
    conclude: (file: string): Promise<void> => pool.run(file, { filename: CONCLUDES }),
    /** The report of a crawl in a file, as `packJson` has it. */
    report: (file: string): Promise<string> => pool.run(file, { filename: REPORTS }),
    close: () => pool.destroy(),
  };
}

function isOfTheThread(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
