import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { isRecord } from '#lib/is-record';
import { readSitemap } from '#lib/sitemap/read-sitemap';
import type { CrawlData } from '#ports/crawl-data/port';
import type { Scope } from './scope.ts';

interface SitemapOptions {
  data: CrawlData;
  http: Ports['http'];
  scope: Scope;
  /** Addresses that are taken at most. */
  most: number;
  signal: AbortSignal;
}

const MOST_SITEMAPS = 50;
const MOST_BYTES = 20 * 1024 * 1024;
/** Sitemaps of an index that wait. */
const MOST_WAITING = 1_000;
const NOTE = 'sitemaps';

interface Progress {
  waiting: string[];
  seen: string[];
  taken: number;
}

/** Reads sitemaps and what their indexes lead to. What has been read is noted after each, so that none is asked for twice. */
export async function readSitemaps(addresses: readonly string[], options: SitemapOptions): Promise<void> {
  const { data, scope, most } = options;
  const { waiting, seen, taken }: Progress = progressIn(data) ?? { waiting: [...addresses], seen: [], taken: 0 };
  let count = taken;
  while (waiting.length > 0 && seen.length < MOST_SITEMAPS && count < most) {
    const address = waiting.shift() ?? '';
    if (seen.includes(address) || !URL.canParse(address)) continue;
    const text = await textAt(address, options);
    seen.push(address);
    const { kind, entries } = readSitemap(text ?? '');
    const named = entries.map(({ loc }) => loc);
    if (kind === 'index') waiting.push(...named.slice(0, Math.max(0, MOST_WAITING - waiting.length)));
    else {
      const urls = named.flatMap((loc) => scope.own(loc) ?? []).slice(0, most - count);
      count += urls.length;
      data.addToSitemap(urls);
      data.add(urls.map((url) => ({ url, depth: null, source: 'sitemap', isFile: false })));
    }
    data.note(NOTE, JSON.stringify({ waiting, seen, taken: count }));
  }
}

function progressIn(data: CrawlData): Progress | undefined {
  const noted: unknown = JSON.parse(data.noted(NOTE) ?? 'null');
  if (!isRecord(noted) || !Array.isArray(noted.waiting) || !Array.isArray(noted.seen)) return undefined;
  return { waiting: noted.waiting.map(String), seen: noted.seen.map(String), taken: Number(noted.taken) };
}

async function textAt(url: string, { http, signal }: SitemapOptions): Promise<string | undefined> {
  try {
    const { body } = await http.get({ url, maxBytes: MOST_BYTES, signal });
    return await unpacked(body);
  } catch (error) {
    if (error instanceof ToolError && !signal.aborted) return undefined;
    throw error;
  }
}

/** Bytes that are unpacked at once: each may become a thousand times as many. */
const PIECE = 4_096;

/** Sitemaps may be gzipped files; what unpacks to more than is read, or is damaged, counts as far as it was read. */
async function unpacked(body: Uint8Array): Promise<string> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return new TextDecoder().decode(body);
  const { Gunzip } = await import('fflate');
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const gunzip = new Gunzip((piece) => {
    bytes += piece.length;
    if (bytes <= MOST_BYTES) text += decoder.decode(piece, { stream: true });
  });
  try {
    for (let at = 0; at < body.length && bytes <= MOST_BYTES; at += PIECE) {
      gunzip.push(body.slice(at, at + PIECE), at + PIECE >= body.length);
    }
  } catch {
    return text;
  }
  return text;
}
