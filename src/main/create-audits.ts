import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { crawl } from '#audit/crawl';
import type { CrawlOptions } from '#audit/crawl-options';
import { formats } from '#audit/formats';
import { reportOf } from '#audit/report';
import type { Visitors } from '#calls/visitors';
import {
  createKeptAudits,
  type KeptAudits,
  type KeptAuditsParts,
  type KeptOrder,
} from '#features/audits/kept-audits.ts';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import type { AuditOrder, AuditReport, Audits } from '#ports/audits/port';
import type { CrawlData } from '#ports/crawl-data/port';
import { openCrawlData } from '#ports/crawl-data/sqlite';
import { openPageReader } from './page-reader.ts';

/** What keeps audits: there is none where a command runs. */
export interface Keeping extends Pick<KeptAuditsParts, 'store' | 'jobs' | 'secret' | 'onFault'> {
  /** Where the crawls that go on are, on this machine. */
  directory: string;
}

interface AuditsOptions {
  /** With its turns for each site, which all visitors share. */
  http: Ports['http'];
  clock: Ports['clock'];
  publicUrl: string;
  visitors: Visitors;
  /** Pages of one at most, up to the 50,000 that the tool takes. */
  mostPages: number;
  /** Milliseconds for which a thread without work is kept. */
  idle: number;
  keeping: Keeping | undefined;
}

interface OpenAudits extends Audits {
  kept: KeptAudits | undefined;
  close(): Promise<void>;
}

/** Audits at once, and requests of one of them. */
const AT_ONCE = 4;
const PARALLEL = 4;
/** Pages of an audit that is over while a call waits for it. */
const MOST_HERE = 200;
const BUSY = 'Too many sites are being audited right now. Please try again in a minute.';
/** Milliseconds between two looks at an audit that is kept, and those after which a call does not wait for it any more. */
const LOOKED_EVERY = 400;
const LONGEST_CALL = 150_000;
/** Milliseconds between two looks for reports whose time is over. */
const CLEANED_EVERY = 3_600_000;

/** Audits for visitors: what is known of the site is in memory and gone with the answer, unless its report is to be kept. */
export function createAudits({
  visitors,
  idle,
  keeping,
  clock,
  publicUrl,
  mostPages,
  ...options
}: AuditsOptions): OpenAudits {
  const reader = openPageReader(idle);
  const http = politely(options.http);
  const shares = visitors.share('audits of sites', {
    capacity: AT_ONCE,
    share: 1,
    queue: 16,
    queueShare: 1,
    busy: BUSY,
  });
  /** Reads a site into its data. */
  const crawlInto = (
    data: CrawlData,
    { url, ...order }: KeptOrder,
    run: Pick<CrawlOptions, 'signal' | 'onProgress' | 'conclude'>,
  ) =>
    crawl({
      ...{ ...order, ...run, data, http, parallel: PARALLEL },
      ...{ read: reader.read, readSitemap: reader.readSitemap },
      ...{ start: new URL(url), now: clock.now() },
    });
  const kept = keeping && createKeptAudits({ ...keeping, clock, publicUrl, formats, ...crawlsIn(keeping.directory) });

  void tidy().catch(keeping?.onFault);
  const cleaning = setInterval(() => void kept?.clean().catch(keeping?.onFault), CLEANED_EVERY);
  cleaning.unref();

  /** Crawls of audits that were ended elsewhere, or whose process ended just before it deleted them. */
  async function tidy(): Promise<void> {
    if (!keeping) return;
    // In this order: what begins meanwhile is not among the names.
    const names = await readdir(keeping.directory);
    const going = new Set((await keeping.store.unfinished()).map(({ id }) => id));
    for (const name of names) {
      if (!going.has(name.slice(0, name.indexOf('.')))) await rm(join(keeping.directory, name), { force: true });
    }
  }

  function crawlsIn(directory: string): Pick<KeptAuditsParts, 'crawl' | 'forget'> {
    const fileOf = (id: string) => join(directory, `${id}.sqlite`);
    return {
      async crawl(id, order, { signal, stop, onProgress }) {
        const data = openCrawlData(fileOf(id));
        const conclude = () => reader.conclude(fileOf(id));
        const run = { signal: AbortSignal.any([signal, stop]), onProgress, conclude };
        try {
          // Whoever asked may have left, and after a restart nobody has asked: each counts for itself.
          await visitors.as(id, () => crawlInto(data, order, run));
        } catch (error) {
          if (!stop.aborted || signal.aborted) throw error;
        } finally {
          data.close();
        }
        return reader.report(fileOf(id));
      },
      async forget(id) {
        await Promise.all(['', '-wal', '-shm'].map((end) => rm(`${fileOf(id)}${end}`, { force: true })));
      },
    };
  }

  function refuseLong(pages: number, report: AuditOrder['report']): void {
    const sentence = (most: number) =>
      `This server reads up to ${most.toLocaleString('en')} pages of a site. The command "clearkit audit" reads 50,000.`;
    if (pages > mostPages) throw new ToolError('invalid-input', sentence(mostPages));
    if (pages > MOST_HERE && report !== 'link')
      throw new ToolError('invalid-input', `More than ${MOST_HERE} pages need a report at a link, at once.`);
  }

  return {
    kept,
    async audit({ report = 'here', signal, onProgress = () => {}, ...order }) {
      refuseLong(order.mostPages, report);
      if (report !== 'here') {
        if (!kept) throw new ToolError('not-configured', 'Reports are kept on a site only, not by this program.');
        const { link, id } = await kept.start(order, visitors.current());
        if (report === 'kept') return await followed(kept, { id, link }, { signal, onProgress });
        const none = { pages: 0, files: 0, forbidden: 0, leftOut: 0, score: null, groups: [], findings: [], list: [] };
        return { link, start: order.url, ...none };
      }
      const job = async (ended: AbortSignal) => {
        const data = openCrawlData();
        try {
          await crawlInto(data, order, {
            signal: ended,
            onProgress: (counts, found) => onProgress({ ...counts, found: found() }),
          });
          return reportOf(data);
        } finally {
          data.close();
        }
      };
      return shares.run(visitors.current(), job, { signal });
    },
    async close() {
      clearInterval(cleaning);
      await kept?.close();
      await reader.close();
    },
  };
}

/** The report of an audit that goes on by itself. */
async function followed(
  kept: KeptAudits,
  { id, link }: { id: string; link: string },
  { signal, onProgress }: { signal: AbortSignal | undefined; onProgress: NonNullable<AuditOrder['onProgress']> },
): Promise<AuditReport> {
  const until = performance.now() + LONGEST_CALL;
  while (performance.now() < until) {
    const { state, fault, pages, files, waiting, found } = await kept.state(id);
    onProgress({ pages, files, waiting, found, link });
    if (fault !== null) throw new ToolError('upstream-failed', fault);
    if (state === 'done' || state === 'stopped') return { ...(await kept.report(id)), link };
    await sleep(LOOKED_EVERY, undefined, signal && { signal }).catch(() => {
      throw new ToolError('cancelled', `The audit goes on. Its report: ${link}`);
    });
  }
  throw new ToolError('timed-out', `The audit takes longer than a call may, and goes on. Its report: ${link}`);
}

function politely(http: Ports['http']): Ports['http'] {
  return { ...http, get: (request) => http.get({ ...request, isPolite: true }) };
}
