export const recordTypes = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SOA', 'CAA', 'PTR', 'DS', 'DNSKEY'] as const;

export type RecordType = (typeof recordTypes)[number];

export interface DnsRecord {
  type: RecordType;
  /** Owner of the record, lower case, without the final dot; differs from the name asked when a CNAME was followed. */
  name: string;
  /** Seconds the answer may be kept. */
  ttl: number;
  /**
   * The record as people write it, names without the final dot: `192.0.2.1`, `10 mail.example.com`, the joined text of
   * a TXT. Bytes that cannot be shown stand as `\DDD`, a backslash in a TXT as `\\`. A null MX is `0 .`. A DS is
   * `tag algorithm digest-type DIGEST` with upper-case hex digits, a DNSKEY `flags 3 algorithm key` in Base64 without spaces.
   */
  value: string;
  /** Preference of an MX record, lowest first. */
  priority?: number;
}

/**
 * Three answers that are not the same: there are records, there are none of this type, there is no such domain.
 * A name that is an alias exists, also when the name it leads to does not: that is `no-records`.
 */
export type DnsAnswer =
  | { status: 'found'; records: readonly DnsRecord[]; server: string }
  | { status: 'no-records'; server: string }
  | { status: 'no-such-domain'; server: string };

export interface Dns {
  /**
   * Asks the configured servers in turn for one record type of `name` (ASCII, no final dot) and follows CNAMEs.
   * MX records come in order of preference.
   *
   * @throws ToolError `timed-out` or `upstream-failed` when no server could be asked or answered usefully, `cancelled`
   * (or the signal's own ToolError) when the signal was aborted.
   */
  query(name: string, type: RecordType, signal?: AbortSignal): Promise<DnsAnswer>;
}
