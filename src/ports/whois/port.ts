interface WhoisQuestion {
  /** `host` or `host:port`; 43 by default. The server where referrals start when left out. */
  server?: string | undefined;
  /** What is sent, without line breaks. */
  query: string;
  signal?: AbortSignal | undefined;
}

export interface WhoisAnswer {
  /** Who answered, as in the question. */
  server: string;
  /** Lines end with a line feed. */
  text: string;
  /** Whether more was sent than is read: 256 kB, or all that came within the time limit. */
  isCut: boolean;
  /** When, in milliseconds since 1970-01-01 UTC: an answer may be a few minutes old. */
  askedAt: number;
}

/** The old way of asking registries who registered a name. Source: RFC 3912. */
export interface Whois {
  /**
   * Asks one server one question. Servers other than the first are reached through the guard, as strangers name them.
   *
   * @throws ToolError `target-refused`, `not-found` (no such host), `timed-out` (nothing came), `upstream-failed`, `busy`,
   * `cancelled`.
   */
  ask(question: WhoisQuestion): Promise<WhoisAnswer>;
}
