import { crawl } from '#audit/crawl';
import { reportOf } from '#audit/report';
import type { Visitors } from '#calls/visitors';
import type { Ports } from '#kit/ports';
import type { Audits } from '#ports/audits/port';
import { openCrawlData } from '#ports/crawl-data/sqlite';
import { openPageReader } from './page-reader.ts';

interface AuditsOptions {
  /** With its turns for each site, which all visitors share. */
  http: Ports['http'];
  visitors: Visitors;
  /** Milliseconds for which a thread without work is kept. */
  idle: number;
}

interface OpenAudits extends Audits {
  close(): Promise<void>;
}

/** Audits at once, and requests of one of them. */
const AT_ONCE = 4;
const PARALLEL = 4;
const BUSY = 'Too many sites are being audited right now. Please try again in a minute.';

/** Small audits for visitors: what is known of the site is in memory, and gone with the answer. */
export function createAudits({ http, visitors, idle }: AuditsOptions): OpenAudits {
  const reader = openPageReader(idle);
  const shares = visitors.share('audits of sites', {
    capacity: AT_ONCE,
    share: 1,
    queue: 16,
    queueShare: 1,
    busy: BUSY,
  });
  return {
    audit: ({ url, signal, onProgress = () => undefined, ...order }) => {
      const job = async (ended: AbortSignal) => {
        const data = openCrawlData();
        try {
          await crawl({
            ...order,
            ...{ data, http: politely(http), start: new URL(url), parallel: PARALLEL, read: reader.read },
            ...{ signal: ended, onProgress, now: Date.now() },
          });
          return reportOf(data);
        } finally {
          data.close();
        }
      };
      return shares.run(visitors.current(), job, { signal });
    },
    close: reader.close,
  };
}

function politely(http: Ports['http']): Ports['http'] {
  return { ...http, get: (request) => http.get({ ...request, isPolite: true }) };
}
