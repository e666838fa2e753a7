export interface ExternalLinksQuestion {
  /** ASCII name without `www.`: links to it and to every name below it. */
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

interface WikiSearchQuestion {
  /** Words to look for in the text of articles. */
  words: string;
  /** Whether they are there just so, one behind the other; else all of them anywhere. */
  isPhrase: boolean;
  /** Of the edition that is asked, as in `de`; without one that exists, the edition that is set up is asked. */
  language?: string | undefined;
  /** Articles that are wanted at most, up to 50. */
  limit: number;
  signal?: AbortSignal | undefined;
}

export interface WikiPage {
  title: string;
  /** Address of the article. */
  url: string;
  /** A piece of it around what was found, without markup; may be empty. */
  snippet: string;
}

interface WikiSearch {
  /** The best first. */
  pages: readonly WikiPage[];
  /** Host of the wiki that was asked. */
  server: string;
  /** Milliseconds since 1970-01-01 UTC; answers are kept for some minutes. */
  askedAt: number;
}

/** What an encyclopedia's own index tells. Source: MediaWiki's action API. */
export interface Wikipedia {
  /**
   * The links of articles to a domain, or to what is at a path of it.
   *
   * @throws ToolError `busy` (asked to wait, `retryAfter` says how long), `timed-out`, `upstream-failed`, `cancelled`.
   */
  externalLinks(question: ExternalLinksQuestion): Promise<ExternalLinks>;
  /**
   * The articles that hold some words.
   *
   * @throws ToolError as `externalLinks` does.
   */
  search(question: WikiSearchQuestion): Promise<WikiSearch>;
  /** Host of the wiki that is asked for a text in this language. */
  serverFor(language: string | undefined): string;
}
