/** What is asked of each domain, in the order it is shown: the four everyday types first. */
export const recordTypes = ['A', 'MX', 'TXT', 'NS', 'AAAA', 'CNAME', 'SOA', 'CAA', 'HTTPS', 'SVCB'] as const;

export type RecordType = (typeof recordTypes)[number];
