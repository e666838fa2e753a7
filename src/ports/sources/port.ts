export interface SourceFacts {
  /** As people call it: "Wikipedia". */
  name: string;
  /** What leaves for whom when it is asked, as a sentence. */
  leaves: string;
}

export interface PassageQuestion {
  /** Some words of a text, in their order; no more than `MOST_WORDS` (12) of them leave, the first. */
  passage: string;
  /** Of the text, as in `de`. Sources that speak many languages are asked in this one. */
  language?: string | undefined;
  /** Whether the words must stand just so; else pages with most of the rare ones are found too. Absent: just so. */
  isLoose?: boolean | undefined;
  /** Names of the sources to be asked; absent: all. */
  only?: readonly string[] | undefined;
  signal?: AbortSignal | undefined;
}

export interface FoundPage {
  /** An http or https address, or `document:…` for one of the site's own documents, whose text `textOf` has. */
  url: string;
  title: string;
  /** A piece of the page around what was found, without markup. */
  snippet: string | undefined;
  /** Name of the source that found it. */
  source: string;
}

export interface SourceAnswer {
  /** Name of the source. */
  source: string;
  /** Who answered: a host, or "this site". */
  server: string;
  /** The best first, ten at most. */
  pages: readonly FoundPage[];
  /** Milliseconds since 1970-01-01 UTC; answers are kept for some minutes. */
  askedAt: number;
}

export interface SourceFailure {
  source: string;
  /** A sentence for the visitor. */
  reason: string;
  /** Seconds after which another try makes sense. */
  retryAfter: number | undefined;
}

export interface SourcesAnswer {
  answers: readonly SourceAnswer[];
  /** Sources that could not be asked. */
  failures: readonly SourceFailure[];
}

/** Where copies of a passage are looked for. */
export interface Sources {
  /** Those that are set up here; may be none. */
  sources(): Promise<readonly SourceFacts[]>;
  /**
   * Pages that may hold a passage, by every source at once. A source that fails is named with the reason. Nothing found
   * is an answer without pages.
   *
   * @throws ToolError `cancelled`.
   */
  search(question: PassageQuestion): Promise<SourcesAnswer>;
  /** Text of one of the site's own documents, by its `document:` address; `undefined` when it is not there (any more). */
  textOf(url: string): Promise<string | undefined>;
}
