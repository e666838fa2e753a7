import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { decideBy, type RulesFor, rulesFor } from '#lib/robots-txt/decide';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import { readSitemap } from '#lib/sitemap/read-sitemap';
import { withoutHash } from '#lib/url/without-hash';
import { fetchRobotsTxt } from '#lookups/robots-file';
import { PAGE_TYPES } from '#lookups/web-page';
import type { CrawlData, CrawledPage, Waiting } from '#ports/crawl-data/port';
import type { HttpResponse } from '#ports/http/port';
import { failedPage } from './read-page.ts';
import { createScope, type Scope, type ScopeOptions } from './scope.ts';

interface CrawlOptions extends ScopeOptions {
  data: CrawlData;
  http: Ports['http'];
  /** Judges an answer, in another thread where there are some. */
  read: (address: string, response: HttpResponse) => Promise<CrawledPage>;
  /** Pages at most; files of pages are asked for beside them, three for each at most. */
  mostPages: number;
  /** Requests to the site at once. */
  parallel: number;
  signal: AbortSignal;
  onProgress?: (counts: ReturnType<CrawlData['counts']>) => void;
}

/** The name that a robots.txt may call us by. */
const OUR_NAME = 'Clearkit';
const MOST_PAGE_BYTES = 5 * 1024 * 1024;
const MOST_SITEMAPS = 50;
const MOST_SITEMAP_BYTES = 20 * 1024 * 1024;
/** Files of pages that are asked for, for each page. */
const FILES_A_PAGE = 3;
/** Seconds between two requests that a robots.txt may ask for; more would never end. */
const LONGEST_DELAY = 10;

/**
 * Follows the links of a site, nearest to the start first, and keeps what answers. A crawl that was ended goes on where it was:
 * nothing that was finished is asked again.
 *
 * @throws ToolError when the start cannot be reached at all, and `cancelled`.
 */
export async function crawl(options: CrawlOptions): Promise<void> {
  const { data, start, signal, parallel, onProgress } = options;
  const scope = createScope(options);
  const robots = await readRobots(start, options);
  if (data.counts().waiting + data.counts().pages === 0) {
    data.note('start', start.href);
    data.add([{ url: withoutHash(start.href), depth: 0, source: 'start', isFile: false }]);
    await readSitemaps(robots.sitemaps, options, scope);
  }
  const state = { taken: data.counts().pages, files: data.counts().files };
  const underWay = new Set<Promise<void>>();
  while (!signal.aborted) {
    const room = robots.delay > 0 ? 1 - underWay.size : parallel - underWay.size;
    for (const waiting of room > 0 ? data.take(room) : []) {
      if (waiting.isFile ? state.files >= FILES_A_PAGE * options.mostPages : state.taken >= options.mostPages) {
        data.leaveOut(waiting.id, 'left out');
        continue;
      }
      if (!decideBy(robots.rules, waiting.url).allowed) {
        data.leaveOut(waiting.id, 'forbidden');
        continue;
      }
      if (waiting.isFile) state.files += 1;
      else state.taken += 1;
      const work = visit(waiting, options, scope).finally(() => underWay.delete(work));
      underWay.add(work);
    }
    onProgress?.(data.counts());
    if (underWay.size === 0) {
      if (data.counts().waiting === 0) return;
      continue;
    }
    await Promise.race(underWay);
    if (robots.delay > 0) await pause(robots.delay * 1_000, signal);
  }
  await Promise.allSettled(underWay);
  throw new ToolError('cancelled', 'The audit was cancelled. Started again, it goes on where it was.');
}

async function visit({ id, url, depth, isFile }: Waiting, options: CrawlOptions, scope: Scope): Promise<void> {
  const { data, http, read, signal } = options;
  const request = { url, anyStatus: true, isSingle: true, signal };
  try {
    const asked = isFile
      ? { ...request, headOnly: true }
      : { ...request, accept: PAGE_TYPES, maxBytes: MOST_PAGE_BYTES };
    const page = await read(url, await http.get(asked));
    add(page, { depth, isFile }, options, scope);
    data.finish(id, page);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof ToolError)) throw error;
    if (depth === 0 && data.counts().pages === 0) throw error;
    data.finish(id, failedPage(error.message));
  }
}

/** What a page leads to: pages of the site one click further, and files that it needs, wherever they are on the site. */
function add(page: CrawledPage, from: Pick<Waiting, 'depth' | 'isFile'>, { data }: CrawlOptions, scope: Scope): void {
  const depth = from.depth === null ? null : from.depth + 1;
  if (page.redirect !== null) {
    const url = scope.own(page.redirect);
    if (url !== undefined) data.add([{ url, depth: from.depth, source: 'link', isFile: from.isFile }]);
  }
  if (from.isFile || (depth !== null && scope.isDeep(depth))) return;
  data.add(
    page.links.flatMap(({ target, kind }) => {
      const url = scope.own(target);
      if (url === undefined) return [];
      const isFile = kind === 'picture' || kind === 'script' || kind === 'style';
      return [
        { url, depth: kind === 'canonical' || kind === 'hreflang' ? null : depth, source: 'link' as const, isFile },
      ];
    }),
  );
}

interface Robots {
  rules: RulesFor;
  sitemaps: readonly string[];
  /** Seconds between two requests. */
  delay: number;
}

async function readRobots(start: URL, { http, signal, data }: CrawlOptions): Promise<Robots> {
  const file = await fetchRobotsTxt(start, http, signal);
  data.note('robots', file.outcome);
  const parsed = parseRobotsTxt(file.text);
  const rules = rulesFor(parsed, OUR_NAME);
  const delays = rules.groups.flatMap(({ crawlDelays }) => crawlDelays.map(({ seconds }) => seconds));
  const sitemaps = parsed.sitemaps.map(({ url }) => url);
  return { rules, sitemaps, delay: Math.min(LONGEST_DELAY, Math.max(0, ...delays)) };
}

/** Those that robots.txt names, else the usual one; an index leads to more. */
async function readSitemaps(named: readonly string[], options: CrawlOptions, scope: Scope): Promise<void> {
  const { data, http, start, signal } = options;
  const waiting = named.length > 0 ? [...named] : [new URL('/sitemap.xml', start).href];
  const seen = new Set<string>();
  let left = 10 * options.mostPages;
  while (waiting.length > 0 && seen.size < MOST_SITEMAPS && left > 0) {
    const address = waiting.shift() ?? '';
    if (seen.has(address) || !URL.canParse(address)) continue;
    seen.add(address);
    const answer = await http.get({ url: address, maxBytes: MOST_SITEMAP_BYTES, signal }).catch((error: unknown) => {
      if (error instanceof ToolError && !signal.aborted) return undefined;
      throw error;
    });
    if (!answer) continue;
    const { kind, entries } = readSitemap(await textOf(answer.body));
    if (kind === 'index') {
      waiting.push(...entries.map(({ loc }) => loc));
      continue;
    }
    const urls = entries.flatMap(({ loc }) => scope.own(loc) ?? []).slice(0, left);
    left -= urls.length;
    data.addToSitemap(urls);
    data.add(urls.map((url) => ({ url, depth: null, source: 'sitemap', isFile: false })));
  }
  data.note('sitemaps', String(seen.size));
}

/** Sitemaps may be gzipped files. */
async function textOf(body: Uint8Array): Promise<string> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return new TextDecoder().decode(body);
  const { gunzipSync } = await import('fflate');
  // The last four bytes are the length; a file that says more than is read is none of ours.
  const length = new DataView(body.buffer, body.byteOffset).getUint32(body.length - 4, true);
  if (length > MOST_SITEMAP_BYTES) return '';
  return new TextDecoder().decode(gunzipSync(new Uint8Array(body), { out: new Uint8Array(length) }));
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
