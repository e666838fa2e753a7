import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { crawl, isFinished } from '#audit/crawl';
import { reportOf } from '#audit/report';
import type { AuditOrder } from '#cli/commands/audit';
import { completeAddress } from '#kit/page-address';
import { ToolError } from '#kit/tool-error';
import { isRecord } from '#lib/is-record';
import type { AuditReport } from '#ports/audits/port';
import type { CrawlData } from '#ports/crawl-data/port';
import { openCrawlData } from '#ports/crawl-data/sqlite';
import { createFolderHttp } from '#ports/http/folder';
import { createHttp } from '#ports/http/undici';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { createResolver } from '#ports/net-guard/resolver';
import { answerDigest } from './answer-digest.ts';
import { openAuditBrowser } from './audit-browser.ts';
import type { Config } from './config-shape.ts';
import { openPageReader } from './page-reader.ts';

/** The address of a folder's files, which are nowhere else. */
const FOLDER = 'https://folder.example/';
/** Requests to a site of others at once, and to one of one's own. */
const PARALLEL = { outside: 4, own: 16 };
/** Pages of an audit that has room in memory; a larger one that is not kept has a file for as long as it runs. */
const IN_MEMORY = 1_000;
/** Name of the note of what was ordered. */
const ORDER = 'order';

/**
 * Audits a site or a folder of built files, on the machine of who asks: the host that is named may be one inside.
 *
 * @throws ToolError when the start cannot be read, and `cancelled`.
 */
export async function auditSite(order: AuditOrder, config: Config, signal: AbortSignal): Promise<AuditReport> {
  const temporary =
    order.file === undefined && order.mostPages > IN_MEMORY
      ? await mkdtemp(join(tmpdir(), 'clearkit-audit-'))
      : undefined;
  const file = order.file === undefined ? temporary && join(temporary, 'audit.sqlite') : resolve(order.file);
  try {
    if (order.isResumed && (file === undefined || !statSync(file, { throwIfNoEntry: false })))
      throw new ToolError('invalid-input', `There is no file ${order.file}.`);
    const data = openCrawlData(file);
    try {
      if (!order.isResumed || !isFinished({ data })) await crawlInto(data, orderFor(order, data), config, signal);
      return reportOf(data);
    } finally {
      data.close();
    }
  } finally {
    if (temporary !== undefined) await rm(temporary, { recursive: true });
  }
}

async function crawlInto(data: CrawlData, order: AuditOrder, config: Config, signal: AbortSignal): Promise<void> {
  const folder = folderAt(order.target);
  const start = folder === undefined ? startOf(order.target) : new URL(FOLDER);
  const allow = [...config.fetchAllow, start.port === '' ? start.hostname : start.host];
  const client = createHttp({
    guard: createNetGuard({ allow, resolve: createResolver(config.dnsServers) }),
    userAgent: `Clearkit (+${config.publicUrl})`,
    limits: { maxBytes: config.uploadMaxBytes },
  });
  const { render = 'never' } = order;
  if (render !== 'never' && folder !== undefined)
    throw new ToolError('invalid-input', 'Scripts are run on a site, not in a folder: start a server for it.');
  const browser = render === 'never' ? undefined : await openAuditBrowser(config, allow);
  const reader = openPageReader(config.idle);
  const isOwn = folder !== undefined || /^(?:localhost|127\.|\[::1\])/.test(start.hostname);
  const { onProgress: _, file: __, isResumed: ___, ...kept } = order;
  data.note(ORDER, JSON.stringify(kept));
  try {
    await crawl({
      ...order,
      ...{ data, start, signal, http: folder === undefined ? client : createFolderHttp(folder) },
      parallel: order.parallel ?? PARALLEL[isOwn ? 'own' : 'outside'],
      ...{ read: reader.read, readSitemap: reader.readSitemap, digest: answerDigest, now: Date.now() },
      ...{ isAnew: true, ...(browser && { load: browser.load }) },
      ...(order.list && { depth: 0 }),
    });
  } finally {
    await Promise.all([reader.close(), client.close(), browser?.close()]);
  }
}

/** What was ordered when the audit began, where it goes on. */
function orderFor(order: AuditOrder, data: CrawlData): AuditOrder {
  if (!order.isResumed) return order;
  const kept: unknown = JSON.parse(data.noted(ORDER) ?? 'null');
  if (!isRecord(kept)) throw new ToolError('invalid-input', `${order.file} holds no audit that can go on.`);
  return { ...order, ...kept };
}

function folderAt(target: string): string | undefined {
  const isFolder = !/^https?:/i.test(target) && statSync(resolve(target), { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? resolve(target) : undefined;
}

function startOf(target: string): URL {
  const url = completeAddress(target);
  if ('href' in url) return new URL(url.href);
  throw new ToolError('invalid-input', `${url.reason} A folder of built files may be named as well.`);
}
