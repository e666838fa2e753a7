export const recordTypes = [
  'A',
  'AAAA',
  'CNAME',
  'MX',
  'NS',
  'TXT',
  'SOA',
  'CAA',
  'PTR',
  'DS',
  'DNSKEY',
  'SVCB',
  'HTTPS',
] as const;

export type RecordType = (typeof recordTypes)[number];

export interface DnsRecord {
  type: RecordType;
  /** Owner of the record, lower case, without the final dot; differs from the name asked when a CNAME was followed. */
  name: string;
  /** Seconds the answer may be kept. */
  ttl: number;
  /**
   * The record as people write it, names without the final dot: `192.0.2.1`, `10 mail.example.com`, the joined text of
   * a TXT. Bytes that cannot be shown are as `\DDD`, a backslash in a TXT as `\\`. A null MX is `0 .`. A DS is
   * `tag algorithm digest-type DIGEST` with upper-case hex digits, a DNSKEY `flags 3 algorithm key` in Base64 without spaces,
   * an SVCB or HTTPS record `1 . alpn=h2,h3`.
   */
  value: string;
  /** Preference of an MX record, lowest first. */
  priority?: number;
}

/**
 * Three answers that are not the same: there are records, there are none of this type, there is no such domain.
 * A name that is an alias exists, also when the name it leads to does not: that is `no-records`.
 */
export type DnsAnswer = (
  | { status: 'found'; records: readonly DnsRecord[] }
  | { status: 'no-records' }
  | { status: 'no-such-domain' }
) & {
  server: string;
  /** The server has verified the signatures of all that this answer rests on (DNSSEC). Absent: it has not, or cannot. */
  authentic?: true;
};

interface DnsQueryOptions {
  /** Take the answer also when its signatures are wrong: what a zone holds that is signed badly. */
  unchecked?: boolean;
}

/** A resolver that answers everybody, chosen by the operator of this site. */
export interface PublicResolver {
  /** `host` or `host:port`: what `queryAt` takes. */
  server: string;
  /** Who runs it. */
  operator: string;
  /** Where they have their seat. */
  country?: string;
}

export interface Dns {
  /**
   * Asks the configured servers in turn for one record type of `name` (ASCII, no final dot) and follows CNAMEs.
   * MX records come in order of preference.
   *
   * @throws ToolError `timed-out` or `upstream-failed` when no server could be asked or answered usefully, `cancelled`
   * (or the signal's own ToolError) when the signal was aborted.
   */
  query(name: string, type: RecordType, signal?: AbortSignal, options?: DnsQueryOptions): Promise<DnsAnswer>;

  /** Those that `queryAt` may ask, in the operator's order; may be none. */
  publicResolvers(): Promise<readonly PublicResolver[]>;

  /**
   * Asks one public resolver, and no other.
   *
   * @param server of `publicResolvers()`
   * @throws ToolError as `query` does, `busy` when too many questions wait for it; Error for any other server.
   */
  queryAt(
    server: string,
    name: string,
    type: RecordType,
    signal?: AbortSignal,
    options?: DnsQueryOptions,
  ): Promise<DnsAnswer>;
}
