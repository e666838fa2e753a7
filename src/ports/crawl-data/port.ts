/** Where an address was first seen. */
type Source = 'start' | 'list' | 'sitemap' | 'link';

/** What a server gave with a page, to ask later whether it has changed. */
interface Validators {
  etag: string | null;
  /** Its `Last-Modified`, as it was sent. */
  modified: string | null;
}

export interface Waiting {
  id: number;
  url: string;
  /** Clicks from the start page; those of a sitemap that no page links have none. */
  depth: number | null;
  /** Whether only its answer's head matters: pictures, scripts, style sheets. */
  isFile: boolean;
  /** Of the audit before; absent where there was none, or the page was not there. */
  before?: Validators & { digest: string | null };
}

export interface NewAddress extends Omit<Waiting, 'id' | 'before'> {
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
export interface CrawledPage extends Validators {
  /** 0 when nothing did. */
  status: number;
  type: string;
  kind: 'page' | 'file' | 'none';
  redirect: string | null;
  /** Why nothing was read, in a sentence, and the code of that failure. */
  error: string | null;
  failure: string | null;
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
  /** The same for answers that are the same in everything that is judged. */
  digest: string | null;
  /** A sketch of the text, of which the parts that two pages share say how alike they are; null for short texts. */
  sketch: Uint8Array | null;
  /** The folder of the address, and the types of its structured data, sorted, with commas. */
  folder: string;
  dataTypes: string;
  /** Whether its scripts were run, and whether it is nearly empty without. */
  isRendered: boolean;
  needsScripts: boolean;
  links: readonly CrawlLink[];
  findings: readonly CrawlFinding[];
}

export type CrawlRow = Readonly<Record<string, string | number | null>>;

export interface CrawlCounts {
  waiting: number;
  pages: number;
  files: number;
  forbidden: number;
  leftOut: number;
}

/**
 * What a crawl knows, in tables: `page`, `link`, `finding`, `sitemap`, `trap` and `likeness`, and the view `indexable` of the pages that
 * may appear in search. All calls answer at once; each is done as a whole or not at all, also when the process is killed in it.
 */
export interface CrawlData {
  /** Addresses that are not known yet begin to wait. */
  add(addresses: readonly NewAddress[]): void;
  /** Notes what a sitemap names. */
  addToSitemap(urls: readonly string[]): void;
  /** The next that wait, nearest to the start first. They are under way until they are finished, also after a crash. */
  take(most: number): readonly Waiting[];
  /** Keeps what answered, together with the addresses that it leads to. */
  finish(id: number, page: CrawledPage, found?: readonly NewAddress[]): void;
  /** `forbidden` by robots.txt, or `left out` as there are too many. */
  leaveOut(id: number, why: 'forbidden' | 'left out'): void;
  /** Notes an address that was not followed, as there is no end of its kind. */
  addTrap(kind: string, url: string): void;
  /** Pages that have the same text, up to `most`. */
  copies(textHash: string, most: number): number;
  counts(): CrawlCounts;
  note(name: string, value: string): void;
  noted(name: string): string | undefined;
  /** What was left out waits again. */
  readmit(): void;
  /** Keeps what is known as the audit before, and begins anew. */
  renew(): void;
  /** A page as the audit before found it. */
  before(url: string): CrawledPage | undefined;
  /** Lets go of the audit before. */
  forgetBefore(): void;
  /** Clicks from the start, by the links that were found. */
  measureDepths(): void;
  /** The sketches of pages that may appear in search, in an order that does not depend on the crawl's. */
  sketches(): Iterable<{ id: number; textHash: string; sketch: Uint8Array }>;
  /** Groups of pages whose texts are nearly the same, with how alike they are, 0 to 1. */
  noteLikeness(groups: Iterable<{ pages: readonly number[]; share: number }>): void;
  /** The share that each page has of the weight of the site's links, by its id. */
  noteWeights(weights: ReadonlyMap<number, number>): void;
  query(sql: string): readonly CrawlRow[];
  /** The same, one row at a time. */
  rows(sql: string): Iterable<CrawlRow>;
  close(): void;
}
