import { cancelledBy, ToolError } from '#kit/tool-error';
import { isRecord } from '#lib/is-record';
import type { CrawlData } from '#ports/crawl-data/port';
import type { CrawlOptions } from './crawl-options.ts';
import { MOST_BYTES, type NamedAddresses } from './named-addresses.ts';
import type { Scope } from './scope.ts';

interface SitemapOptions extends Pick<CrawlOptions, 'data' | 'http' | 'readSitemap' | 'signal'> {
  scope: Scope;
  /** Addresses that are taken at most. */
  most: number;
}

const MOST_SITEMAPS = 50;
/** Sitemaps of an index that wait. */
const MOST_WAITING = 1_000;
const NOTE = 'sitemaps';
/** Addresses that are taken between rests: whoever asks for something else meanwhile waits for a few milliseconds. */
const AT_ONCE = 500;

interface Progress {
  waiting: string[];
  seen: string[];
  taken: number;
}

/** Reads sitemaps and what their indexes lead to. What has been read is noted after each, so that none is asked for twice. */
export async function readSitemaps(addresses: readonly string[], options: SitemapOptions): Promise<void> {
  const { data, most } = options;
  const { waiting, seen, taken }: Progress = progressIn(data) ?? { waiting: [...addresses], seen: [], taken: 0 };
  let count = taken;
  while (waiting.length > 0 && seen.length < MOST_SITEMAPS && count < most) {
    const address = waiting.shift() ?? '';
    if (seen.includes(address) || !URL.canParse(address)) continue;
    const { isIndex, addresses: named } = await namedAt(address, options);
    seen.push(address);
    if (isIndex) waiting.push(...named.slice(0, Math.max(0, MOST_WAITING - waiting.length)));
    else count += await take(named, { ...options, most: most - count });
    data.note(NOTE, JSON.stringify({ waiting, seen, taken: count }));
  }
}

function progressIn(data: CrawlData): Progress | undefined {
  const noted: unknown = JSON.parse(data.noted(NOTE) ?? 'null');
  if (!isRecord(noted) || !Array.isArray(noted.waiting) || !Array.isArray(noted.seen)) return undefined;
  return { waiting: noted.waiting.map(String), seen: noted.seen.map(String), taken: Number(noted.taken) };
}

/** Nothing where it cannot be fetched or read. */
async function namedAt(url: string, { http, readSitemap, signal }: SitemapOptions): Promise<NamedAddresses> {
  try {
    const { body } = await http.get({ url, maxBytes: MOST_BYTES, signal });
    return await readSitemap(body);
  } catch (error) {
    if (error instanceof ToolError && !signal.aborted) return { isIndex: false, addresses: [] };
    throw error;
  }
}

/** Takes those of the site. Resolves with how many they are. */
async function take(named: readonly string[], { data, scope, most, signal }: SitemapOptions): Promise<number> {
  let count = 0;
  for (let at = 0; at < named.length && count < most; at += AT_ONCE) {
    const urls = named.slice(at, at + AT_ONCE).flatMap((loc) => scope.own(loc) ?? []);
    const taken = urls.slice(0, most - count);
    count += taken.length;
    data.addToSitemap(taken);
    data.add(taken.map((url) => ({ url, depth: null, source: 'sitemap', isFile: false })));
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) throw cancelledBy(signal);
  }
  return count;
}
