import { availableParallelism } from 'node:os';
import Piscina from 'piscina';
import type { CrawledPage } from '#ports/crawl-data/port';
import type { HttpResponse } from '#ports/http/port';

/** Threads that judge the pages of a crawl: as many as there are processors, and none while nothing is asked. */
export function openPageReader(idle: number) {
  const pool = new Piscina({
    filename: new URL('./read-page.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: availableParallelism(),
    idleTimeout: idle,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  return {
    read: (address: string, response: HttpResponse): Promise<CrawledPage> => pool.run({ address, response }),
    close: () => pool.destroy(),
  };
}
