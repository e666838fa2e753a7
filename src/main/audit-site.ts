import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { crawl } from '#audit/crawl';
import { reportOf } from '#audit/report';
import type { AuditOrder } from '#cli/commands/audit';
import { completeAddress } from '#kit/page-address';
import { ToolError } from '#kit/tool-error';
import type { AuditReport } from '#ports/audits/port';
import { openCrawlData } from '#ports/crawl-data/sqlite';
import { createFolderHttp } from '#ports/http/folder';
import { createHttp } from '#ports/http/undici';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { createResolver } from '#ports/net-guard/resolver';
import type { Config } from './config.ts';
import { openPageReader } from './page-reader.ts';

/** The address of a folder's files, which are nowhere else. */
const FOLDER = 'https://folder.example/';
/** Requests to a site of others at once, and to one of one's own. */
const PARALLEL = { outside: 4, own: 16 };

/**
 * Audits a site or a folder of built files, on the machine of who asks: the host that is named may be one inside.
 *
 * @throws ToolError when the start cannot be read, and `cancelled`.
 */
export async function auditSite(order: AuditOrder, config: Config, signal: AbortSignal): Promise<AuditReport> {
  const folder = folderAt(order.target);
  const start = folder === undefined ? startOf(order.target) : new URL(FOLDER);
  const allow = [...config.fetchAllow, start.port === '' ? start.hostname : start.host];
  const client = createHttp({
    guard: createNetGuard({ allow, resolve: createResolver(config.dnsServers) }),
    userAgent: `Clearkit (+${config.publicUrl})`,
    limits: { maxBytes: config.uploadMaxBytes },
  });
  const data = openCrawlData(order.file === undefined ? undefined : resolve(order.file));
  const reader = openPageReader(config.idle);
  const isOwn = folder !== undefined || /^(?:localhost|127\.|\[::1\])/.test(start.hostname);
  try {
    await crawl({
      ...order,
      ...{ data, start, signal, http: folder === undefined ? client : createFolderHttp(folder) },
      parallel: order.parallel ?? PARALLEL[isOwn ? 'own' : 'outside'],
      read: reader.read,
    });
    return reportOf(data);
  } finally {
    data.close();
    await Promise.all([reader.close(), client.close()]);
  }
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
