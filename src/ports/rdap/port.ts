/**
 * What a registry or registrar says about a domain; or that it knows none, or that nobody can be asked this way. `askedAt` is in
 * milliseconds since 1970-01-01 UTC: an answer may be a few minutes old.
 */
export type RdapAnswer =
  | { status: 'found'; url: string; body: unknown; askedAt: number }
  | { status: 'no-such-domain'; url: string; askedAt: number }
  | { status: 'no-server' };

interface RdapQuestion {
  /** ASCII, no final dot: the registered name, not one below it. */
  domain: string;
  signal?: AbortSignal | undefined;
}

/** The present way of asking registries who registered a name, over HTTPS. Source: RFC 9082, RFC 9083, RFC 9224. */
export interface Rdap {
  /**
   * Asks the registry that IANA's list names for the domain's ending.
   *
   * @throws ToolError `timed-out`, `upstream-failed`, `busy`, `target-refused`, `too-large`, `cancelled`.
   */
  domain(question: RdapQuestion): Promise<RdapAnswer>;
  /**
   * Asks an address that an answer named, such as the registrar's.
   *
   * @throws ToolError as `domain`.
   */
  follow(url: string, signal?: AbortSignal): Promise<RdapAnswer>;
}
