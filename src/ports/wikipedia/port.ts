export interface ExternalLinksQuestion {
  /** ASCII name without `www.`: links to it and to every name beneath it. */
  domain: string;
  /** Only links to addresses that begin with this path, on `domain` itself and on `www.` before it. Begins with `/`. */
  path?: string | undefined;
  /** Links that are wanted at most. */
  limit: number;
  signal?: AbortSignal | undefined;
}

export interface ExternalLink {
  /** Of the article, as people read it. */
  title: string;
  /** Address of the article. */
  page: string;
  /** What it links to, as written there; may begin with `//`. */
  url: string;
}

export interface ExternalLinks {
  /** An article that has several such links comes several times. */
  links: readonly ExternalLink[];
  /** Whether there are more than were read. */
  isCut: boolean;
  /** Host of the wiki that was asked. */
  server: string;
  /** Milliseconds since 1970-01-01 UTC; answers are kept for some minutes. */
  askedAt: number;
}

/** What an encyclopedia's own index tells. Source: MediaWiki's action API. */
export interface Wikipedia {
  /**
   * The links of articles to a domain, or to what stands at a path of it.
   *
   * @throws ToolError `busy` (asked to wait, `retryAfter` says how long), `timed-out`, `upstream-failed`, `cancelled`.
   */
  externalLinks(question: ExternalLinksQuestion): Promise<ExternalLinks>;
}
