/** Where an address was first seen. */
type Source = 'start' | 'sitemap' | 'link';

export interface Waiting {
  id: number;
  url: string;
  /** Clicks from the start page; those of a sitemap that no page links have none. */
  depth: number | null;
  /** Whether only its answer's head matters: pictures, scripts, style sheets. */
  isFile: boolean;
}

export interface NewAddress extends Omit<Waiting, 'id'> {
  source: Source;
}

/** What one page says of another address. */
export interface CrawlLink {
  /** Complete, without fragment. */
  target: string;
  kind: 'link' | 'picture' | 'script' | 'style' | 'canonical' | 'hreflang' | 'next' | 'previous';
  /** What a reader is told; of `hreflang` the language. */
  text: string;
  isNofollow: boolean;
}

interface CrawlFinding {
  check: string;
  severity: string;
  title: string;
  detail: string;
  /** How it is fixed, in words. */
  fix: string;
  /** JSON of the places. */
  places: string;
}

/** What answered at one address, and what was read of it. */
export interface CrawledPage {
  /** 0 when nothing did. */
  status: number;
  type: string;
  kind: 'page' | 'file' | 'none';
  redirect: string | null;
  /** Why nothing answered, in a sentence. */
  error: string | null;
  /** Milliseconds to the head. */
  waited: number;
  bytes: number;
  encodedBytes: number;
  title: string | null;
  description: string | null;
  heading: string | null;
  lang: string | null;
  canonical: string | null;
  isNoindex: boolean;
  words: number;
  /** The same for pages with the same text. */
  textHash: string | null;
  links: readonly CrawlLink[];
  findings: readonly CrawlFinding[];
}

export type CrawlRow = Readonly<Record<string, string | number | null>>;

/**
 * What a crawl knows, in tables: `page`, `link`, `finding` and `sitemap`, and the view `indexable` of the pages that may appear in
 * search. All calls answer at once; what was finished is on the disk.
 */
export interface CrawlData {
  /** Addresses that are not known yet begin to wait. Gives how many. */
  add(addresses: readonly NewAddress[]): number;
  /** Notes what a sitemap names. */
  addToSitemap(urls: readonly string[]): void;
  /** The next that wait, nearest to the start first. They are under way until they are finished, also after a crash. */
  take(most: number): readonly Waiting[];
  finish(id: number, page: CrawledPage): void;
  /** `forbidden` by robots.txt, or `left out` as there are too many. */
  leaveOut(id: number, why: 'forbidden' | 'left out'): void;
  counts(): { waiting: number; pages: number; files: number; forbidden: number; leftOut: number };
  note(name: string, value: string): void;
  noted(name: string): string | undefined;
  query(sql: string): readonly CrawlRow[];
  close(): void;
}
