import type { Ports } from '#kit/ports';
import type { FoundSoFar } from '#ports/audits/port';
import type { LoadedPage } from '#ports/browser/port';
import type { CrawlCounts, CrawlData, CrawledPage } from '#ports/crawl-data/port';
import type { HttpResponse } from '#ports/http/port';
import type { NamedAddresses } from './named-addresses.ts';
import type { ScopeOptions } from './scope.ts';

export interface CrawlOptions extends ScopeOptions {
  data: CrawlData;
  http: Ports['http'];
  /** Judges an answer, in another thread where there are some. */
  read: (address: string, response: HttpResponse, visit?: LoadedPage) => Promise<CrawledPage>;
  /** The addresses in the bytes of a sitemap, read in another thread where there are some. @throws ToolError as `read` does. */
  readSitemap: (body: Uint8Array) => Promise<NamedAddresses>;
  /** Does what `conclude` does, in another thread. */
  conclude?: () => Promise<void>;
  /** Loads a page in a browser; without it, no scripts are run. */
  load?: (url: string, signal: AbortSignal) => Promise<LoadedPage>;
  /** Pages whose scripts are run: none, those that are nearly empty without, or all. */
  render?: 'never' | 'empty' | 'all';
  /** The same for answers that are the same. Without it, a page is judged anew although it has not changed. */
  digest?: (response: HttpResponse) => string;
  /** Pages at most; files of pages are asked for beside them, three for each at most. */
  mostPages: number;
  /** Requests to the site at once. */
  parallel: number;
  /** Seconds between two requests to a host at least. */
  delay?: number;
  /** Addresses to begin with, in the place of the start page. */
  list?: readonly string[];
  /** A sitemap to begin with, in the place of those that the site names. */
  sitemap?: string;
  /** Whether a finished crawl is made anew. */
  isAnew?: boolean;
  /** Milliseconds since 1970. */
  now: number;
  signal: AbortSignal;
  /** `found`: what is wrong so far, the worst first; made when it is asked for. */
  onProgress?: (counts: CrawlCounts, found: () => readonly FoundSoFar[]) => void;
}
