/** A name that certificates were issued for. */
export interface LoggedName {
  /** ASCII, lower case; may begin with `*.`. */
  name: string;
  /** First and last day, `YYYY-MM-DD`, on which a certificate for it became valid. */
  firstSeen: string;
  lastSeen: string;
  /** The last day on which one of them is or was valid. */
  validUntil: string;
  /** Certificates that name it. */
  certificates: number;
}

export interface LoggedNames {
  /** By name. */
  names: readonly LoggedName[];
  /** Whether there were more than are read: 10,000 names, or 20,000 certificates. */
  isCut: boolean;
  /** Who was asked. */
  server: string;
  /** Milliseconds since 1970-01-01 UTC: an answer may be some minutes old. */
  askedAt: number;
}

/** Certificates that were made public by the logs of certificate transparency. Source: RFC 6962. */
export interface Certificates {
  /**
   * The names below a domain, and itself, for which certificates were issued; none is an answer as well.
   *
   * @param question `domain`: ASCII, no final dot, the registered name
   * @throws ToolError `timed-out`, `upstream-failed`, `busy`, `too-large`, `cancelled`.
   */
  namesBelow(question: { domain: string; signal: AbortSignal }): Promise<LoggedNames>;
}
