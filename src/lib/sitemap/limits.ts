/** What a file of the protocol may hold at most, uncompressed. Source: https://www.sitemaps.org/protocol.html, read on 2026-11-23. */
export const MOST_ENTRIES = 50_000;
export const MOST_BYTES = 50 * 1024 * 1024;
/** Characters of an address. */
export const LONGEST_ADDRESS = 2_048;

export const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
