/** What is checked beyond the records, in the order it is shown. */
export const topics = ['SPF', 'DMARC', 'DKIM', 'MTA-STS', 'TLS-RPT', 'BIMI', 'CAA', 'DNSSEC'] as const;

export type Topic = (typeof topics)[number];
