/** A place in a list of domains, 1 the highest. */
export interface Place {
  position: number;
  /** Domains in the list. */
  total: number;
}

/** A list that the operator imported. */
export interface RankList {
  /** As its maker names it, such as `cc-main-2026-jul-aug-sep`. */
  release: string;
  /** Domains in it. */
  total: number;
  /** Milliseconds since 1970-01-01 UTC. */
  importedAt: number;
}

/** `undefined` for a list: it was never imported. `undefined` for a place: the domain is not in the list. */
export interface Ranks {
  /** Places in Common Crawl's graph of links between domains: by harmonic centrality and by PageRank. */
  commonCrawl: { list: RankList; harmonic: Place | undefined; pageRank: Place | undefined } | undefined;
  /** Place in Tranco's list of popular domains: how much they are visited and asked for, and only in part how they are linked. */
  tranco: { list: RankList; place: Place | undefined } | undefined;
}

export interface Question {
  /** The registered name, ASCII, no final dot. */
  domain: string;
  signal: AbortSignal;
}

/** What Open PageRank says. */
export interface OpenPageRank {
  /** 0 to 10; `undefined` for a domain it does not know. */
  pageRank: number | undefined;
  /** Among all domains it knows. */
  position: number | undefined;
  /** When its figures were made, in its own words. */
  updated: string | undefined;
  /** Milliseconds since 1970-01-01 UTC. */
  askedAt: number;
}

/** What Moz says; `undefined` where it says nothing. Domain and page from 0 to 100, spam from 0 to 100 percent. */
export interface MozFigures {
  domainAuthority: number | undefined;
  pageAuthority: number | undefined;
  spamScore: number | undefined;
  /** Domains that link to this one. */
  linkingDomains: number | undefined;
  /** `YYYY-MM-DD` on which Moz last looked. */
  lastCrawled: string | undefined;
  askedAt: number;
}

export interface Captures {
  /** Pages of the domain in the newest crawl: counted, or estimated from the index's blocks. */
  pages: number;
  isEstimate: boolean;
  /** Such as `CC-MAIN-2026-43`. */
  crawl: string;
  askedAt: number;
}

export interface FirstCapture {
  /** `YYYY-MM-DD`. */
  day: string;
  url: string;
}

/** What the Internet Archive holds of a home page. */
export interface CaptureHistory {
  /** Years in which it was kept, in their order, with the first copy of each. */
  years: readonly { year: number; copies: number; day: string; url: string }[];
  /** Whether the copies of years were counted; the archive does not always tell, and then each year has one at least. */
  isCounted: boolean;
  first: FirstCapture;
  last: FirstCapture;
  askedAt: number;
}

/** Domains that link to a chosen one, out of the graph that the operator imported. */
export interface ReferringDomains {
  /** As its maker names it. */
  release: string;
  /** Milliseconds since 1970-01-01 UTC. */
  importedAt: number;
  /** Whether the operator chose this domain; of the others the import kept nothing. */
  isChosen: boolean;
  /** How many link to it. */
  total: number;
  /** The best known of them first, with the number of their hosts that the crawl saw. */
  domains: readonly { domain: string; hosts: number }[];
}

/** What is known of a domain's standing in the web. */
export interface Authority {
  /**
   * Places in the lists that were imported here. Local, in well under a millisecond.
   *
   * @throws ToolError `not-configured` when the file with the lists cannot be read.
   */
  ranks(domain: string): Promise<Ranks>;
  /**
   * Domains that link to this one; `undefined` when no graph of links was imported here. Local.
   *
   * @param limit how many are listed at most
   * @throws ToolError `not-configured` when the file cannot be read.
   */
  referringDomains(domain: string, options: { limit: number }): Promise<ReferringDomains | undefined>;
  /**
   * Asks Open PageRank; `undefined` where no key for it is set.
   *
   * @throws ToolError `timed-out`, `upstream-failed`, `busy`, `not-configured` (the key is refused), `too-large`, `cancelled`.
   */
  openPageRank(question: Question): Promise<OpenPageRank | undefined>;
  /**
   * Asks Moz; `undefined` where no key for it is set.
   *
   * @throws ToolError as `openPageRank`.
   */
  moz(question: Question): Promise<MozFigures | undefined>;
  /**
   * Asks Common Crawl's index how much of the domain the newest crawl holds.
   *
   * @throws ToolError as `openPageRank`.
   */
  captures(question: Question): Promise<Captures>;
  /**
   * Asks the Internet Archive when it first kept a page of the domain; `undefined` when it has none.
   *
   * @throws ToolError as `openPageRank`.
   */
  firstCapture(question: Question): Promise<FirstCapture | undefined>;
  /**
   * Asks the Internet Archive how often in each year it kept the home page; `undefined` when it has none.
   *
   * @throws ToolError as `openPageRank`.
   */
  captureHistory(question: Question): Promise<CaptureHistory | undefined>;
}
